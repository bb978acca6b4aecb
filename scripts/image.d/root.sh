# Makes the system of a flashed table as an archive: root.sh ARCHIVE
# The packages are the long part; they are kept, and made again when their list changes.
set -euo pipefail
archive=$1 here=$(cd "$(dirname "$0")" && pwd)
suite=trixie
base=${archive%.tar}-base-$(cksum <"$here/packages" | cut -d ' ' -f 1).tar
work=$(mktemp -d)
root=$work/root
lender=$work/lender
leave() {
    umount "$root/proc" 2>/dev/null || true
    umount "$lender/mnt" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap leave EXIT

if [ "$(uname -m)" = x86_64 ]; then
    echo "Fetching what this machine does itself ..." >&2
    bash "$here/native.sh" fetch "$lender" $suite
fi

if [ ! -f "$base" ]; then
    echo "Fetching and installing Debian $suite for arm64 (some minutes) ..." >&2
    lent=()
    if [ -d "$lender" ]; then
        lent=(--extract-hook="bash '$here/native.sh' in \"\$1\" '$lender'" --customize-hook="bash '$here/native.sh' out \"\$1\"")
    fi
    mmdebstrap --quiet --mode=root --architectures=arm64 --variant=minbase \
        --components=main,non-free-firmware --aptopt='Apt::Install-Recommends "false"' \
        --dpkgopt=force-unsafe-io --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
        --include="$(sed 's/#.*//' "$here/packages" | xargs | tr ' ' ,)" "${lent[@]}" "$suite" "${base%.tar}.new.tar" >&2
    mv "${base%.tar}.new.tar" "$base"
fi

mkdir "$root"
tar -xf "$base" -C "$root" --numeric-owner
mount -t proc proc "$root/proc"
in_root() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root "$@"; }
# What this machine compiles by the card's own Python is the same as if the card had done it.
compiled() {
    [ -d "$lender" ] || return 0
    mount --bind "$root" "$lender/mnt"
    chroot "$lender" "python$python" -m compileall -q -s /mnt -p / "${@/#//mnt}" || true
    umount "$lender/mnt"
}

echo "Installing the program ..." >&2
mkdir "$work/wheels"
python=$(in_root python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')
${PYTHON:-python3} -m pip wheel --quiet --no-deps --wheel-dir "$work/wheels" .
# pip asks this machine, not the Pi, whether a package is wanted; what only a Pi wants is named.
for wanted in "$(ls "$work"/wheels/table_companion-*.whl)[pi,https]" pygame-ce; do
    ${PYTHON:-python3} -m pip download --quiet --dest "$work/wheels" --only-binary=:all: \
        --python-version "$python" --platform manylinux2014_aarch64 --platform manylinux_2_28_aarch64 \
        --platform manylinux_2_34_aarch64 --platform any "$wanted"
done
mkdir -p "$root/wheels"
cp "$work"/wheels/*.whl "$root/wheels/"
${PYTHON:-python3} -m zipfile -e "$root"/usr/share/python-wheels/pip-*.whl "$root/wheels"
compiled /wheels/pip
in_root python3 -m venv --without-pip /opt/companion
in_root PYTHONPATH=/wheels sh -c '/opt/companion/bin/python -m pip install --quiet --no-compile --no-index --find-links /wheels "$(ls /wheels/table_companion-*.whl)[pi,https]"'
rm -rf "$root/wheels"
compiled "/usr/lib/python$python" /opt/companion/lib

echo "Making it a table ..." >&2
in_root /opt/companion/bin/companion install --profile pi-no-wires --no-start >&2
cp -a "$here/root/." "$root/"
mkdir -p "$root"/{data,boot/firmware,var/lib/companion,var/lib/iwd,var/cache/companion,etc/companion}
rm -f "$root/etc/companion/table.toml" "$root/etc/hostname" "$root"/etc/ssh/ssh_host_*
: >"$root/etc/machine-id"
ln -sf /run/systemd/resolve/stub-resolv.conf "$root/etc/resolv.conf"
ln -sf /etc/machine-id "$root/var/lib/dbus/machine-id"
in_root systemctl --quiet enable companion companion-hello companion-settings systemd-networkd systemd-resolved systemd-timesyncd iwd ssh
in_root systemctl --quiet mask getty@tty1.service apt-daily.timer apt-daily-upgrade.timer dpkg-db-backup.timer \
    systemd-networkd-wait-online.service e2scrub_all.timer e2scrub_reap.service
in_root fc-cache -s
# What the firmware reads, anew: now it knows the system by its label.
in_root DEB_MAINT_PARAMS=configure /etc/kernel/postinst.d/z50-raspi-firmware
mkdir -p "$root/boot/firmware/overlays"
dtc -q -@ -I dts -O dtb -o "$root/boot/firmware/overlays/companion-i2c.dtbo" "$here/companion-i2c.dts"
umount "$root/proc"
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/var/log/*
tar -cf "$archive.new" -C "$root" --numeric-owner .
mv "$archive.new" "$archive"
