# Lends a system for another processor this machine's own programs while its packages are installed:
#   native.sh fetch LENDER SUITE    the programs, of the very Debian that is installed
#   native.sh in ROOT LENDER        before the first package
#   native.sh out ROOT              after the last
# Installing a package is shells, perl, python and compression, which take ten times as long under
# emulation. dpkg is told to put its own copies aside, and gets them back as they came.
set -euo pipefail
what=$1 root=$2
packages="dash bash coreutils perl-base sed grep mawk findutils tar gzip xz-utils zstd cpio diffutils
    debianutils dpkg python3-minimal systemd udev kmod openssl openssh-client dracut-install"
# Some tell for which processor they were made, and must tell the truth; others are taken into the
# first file system that a kernel loads.
own=" arch uname dpkg dpkg-query kmod udevadm mount umount "
lent=usr/lib/companion-native
libraries=usr/lib/x86_64-linux-gnu

programs() {
    local file
    for file in "$1"/usr/bin/* "$1"/usr/sbin/depmod "$1"/usr/lib/dracut/dracut-install; do
        [ -L "$file" ] || [ "$(head -c 4 "$file" | tail -c 3)" != ELF ] || [[ $own == *" ${file##*/} "* ]] || echo "${file#"$1"}"
    done
}
divert() { dpkg-divert --root "$root" --quiet --local --rename --divert "$2.own" "--$1" "$2"; }

foreign() {
    ${PYTHON:-python3} - "$1" <<'END'
import os, sys
found = (walked for part in ("boot", "etc", "usr", "var") for walked in os.walk(f"{sys.argv[1]}/{part}"))
for folder, _, names in found:
    for path in (os.path.join(folder, name) for name in names):
        if os.path.isfile(path) and not os.path.islink(path):
            with open(path, "rb") as file:
                head = file.read(20)
            if head[:4] == b"\x7fELF" and head[18:] == b"\x3e\0":
                sys.exit(f"{path} was only lent, and is still there.")
END
}

case $what in
    fetch)
        mmdebstrap --quiet --mode=root --variant=extract --include="$(echo $packages | tr ' ' ,)" \
            --aptopt='Apt::Install-Recommends "false"' "$3" "$root" >&2
        mkdir -p "$root/mnt"
        # kmod goes by many names; only this one takes its time.
        cp --remove-destination "$root/usr/bin/kmod" "$root/usr/sbin/depmod"
        # Debian keeps the libraries of each processor in a folder of their own; in this folder of it no
        # script that collects libraries finds them.
        mkdir -p "$root/$libraries/glibc-hwcaps/x86-64-v2"
        find "$root/$libraries" -maxdepth 1 -name '*.so*' ! -name 'ld-*' -exec mv -t "$root/$libraries/glibc-hwcaps/x86-64-v2" {} +
        ;;
    in)
        lender=$3
        cp -a "$lender/$libraries" "$root/usr/lib/"
        cp -a "$lender"/usr/lib64 "$root/usr/"
        ln -s usr/lib64 "$root/lib64"
        mkdir -p "$root/usr/lib/dracut"
        for program in $(programs "$lender"); do
            divert add "$program"
            cp "$lender$program" "$root$program"
            echo "$program" >>"$root/$lent"
        done
        ;;
    out)
        # What scripts have packed into the first file system is looked at, too.
        mkdir "$root/var/tmp/first"
        chroot "$root" sh -c 'unmkinitramfs /boot/initrd.img-* /var/tmp/first'
        while read -r program; do
            rm -f "$root$program"
            divert remove "$program"
        done <"$root/$lent"
        rm -rf "${root:?}/$lent" "$root/lib64" "$root/usr/lib64" "${root:?}/$libraries"
        foreign "$root"
        rm -rf "$root/var/tmp/first"
        ;;
esac
