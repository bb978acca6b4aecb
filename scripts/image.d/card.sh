# Lays a system out as a card: card.sh ARCHIVE CARD
#
#   1  COMPANION       what a Pi's firmware reads, and companion.txt: every computer can open it
#   2  companion-sys   the system, only ever read
#   3  companion-data  matches, profile, newer versions; grows to the end of the card
set -euo pipefail
archive=$1 card=$2 here=$(cd "$(dirname "$0")" && pwd)
boot_mb=512 data_mb=128
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
mkdir "$root" "$work/data"
tar -xf "$archive" -C "$root" --numeric-owner

echo "Laying out the card ..." >&2
# The kernel and its first file system are the firmware's to load.
mkdir "$work/boot"
cp -a "$root"/boot/firmware/. "$work/boot/"
rm -rf "$root"/boot/firmware/*
cp "$here"/boot/* "$work/boot/"
used=$(du -sm --apparent-size "$root" | cut -f 1)
system_mb=$((used + used / 8 + 64))

truncate -s $((boot_mb))M "$work/1"
mkfs.vfat -F 32 -n COMPANION "$work/1" >/dev/null
mcopy -i "$work/1" -s -Q "$work"/boot/* ::
truncate -s $((system_mb))M "$work/2"
mkfs.ext4 -q -m 0 -L companion-sys -O ^has_journal -d "$root" "$work/2"
truncate -s $((data_mb))M "$work/3"
mkfs.ext4 -q -m 1 -L companion-data -d "$work/data" "$work/3"

rm -f "$card.new"
truncate -s $((1 + boot_mb + system_mb + data_mb))M "$card.new"
sfdisk --quiet "$card.new" <<EOF
label: dos
start=1MiB, size=${boot_mb}MiB, type=c, bootable
size=${system_mb}MiB, type=83
size=${data_mb}MiB, type=83
EOF
offset=1
for part in 1 2 3; do
    dd if="$work/$part" of="$card.new" bs=1M seek=$offset conv=notrunc,sparse status=none
    offset=$((offset + $(stat -c %s "$work/$part") / 1048576))
done
mv "$card.new" "$card"
