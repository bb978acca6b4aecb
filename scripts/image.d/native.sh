# Lends a system for another processor this machine's own tools while its packages are installed:
#   native.sh in ROOT       before the first package
#   native.sh out ROOT      after the last
# Unpacking and packing are most of the work, and emulated they take ten times as long. dpkg is told
# to put its own copies aside, and gets them back as they were.
set -euo pipefail
what=$1 root=$2
tools="/usr/bin/dpkg-deb /usr/bin/zstd"
libraries=/usr/lib/companion-native

for tool in $tools; do
    case $what in
        in)
            command -v "$tool" >/dev/null || continue
            dpkg-divert --root "$root" --quiet --local --rename --divert "$tool.own" --add "$tool"
            mkdir -p "$root$libraries"
            ldd "$tool" | grep -o '/[^ ]*' | xargs -I{} cp -L {} "$root$libraries/"
            cp "$tool" "$root$libraries/"
            printf '#!/bin/sh\nexec %s/%s --library-path %s %s/%s "$@"\n' "$libraries" \
                "$(basename "$(ldd "$tool" | grep -o '/[^ ]*ld-linux[^ ]*')")" "$libraries" "$libraries" \
                "${tool##*/}" >"$root$tool"
            chmod 755 "$root$tool"
            ;;
        out)
            [ -d "$root$libraries" ] || continue
            rm -f "$root$tool"
            dpkg-divert --root "$root" --quiet --local --rename --remove "$tool"
            ;;
    esac
done
[ "$what" = in ] || rm -rf "$root$libraries"
