# System packages beside Python's; sourced by scripts/play and scripts/test.
#
#   setup_packages play     what makes the simulated table whole: sound, a voice for names, and
#                           letters for names in scripts that the shipped faces have not
#   setup_packages test     and what the checks look and listen with
#   setup_packages vpi      what the virtual Pi is built with and runs in
#   setup_packages stress   what keeps a machine busy on purpose
#
# As root, apt installs only what is missing. Without root, apt or network it names what will be
# missing and why, and goes on: the program has a way without each of them.

PACKAGES_PLAY="libportaudio2 espeak-ng fontconfig fonts-noto-ui-core fonts-wqy-microhei fonts-noto-color-emoji"
PACKAGES_TEST="$PACKAGES_PLAY sox xvfb xdotool chromium chromium-headless-shell tmux systemd mosquitto postgresql iproute2 faketime"
# scripts/vpi asks for these when it is first built; scripts/test says beforehand if they cannot be had.
PACKAGES_VPI="qemu-system-x86 busybox-static kmod cpio gcc make libc6-dev libelf-dev xz-utils"
PACKAGES_STRESS="stress-ng"
# scripts/image makes a card with the first and starts it with the second.
PACKAGES_IMAGE="mmdebstrap arch-test qemu-user-static binfmt-support device-tree-compiler dosfstools mtools e2fsprogs fdisk"
PACKAGES_IMAGE_CHECK="qemu-system-arm mtools e2fsprogs fdisk dosfstools"
# scripts/uf2 builds a MicroPython for the emulated chip with these.
PACKAGES_UF2="gcc-arm-none-eabi libnewlib-arm-none-eabi cmake make gcc libc6-dev python3 xz-utils"

missing_packages() {
    local name
    for name in "$@"; do
        dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || printf '%s ' "$name"
    done
}

# All at once; if one of them cannot be had, each by itself, so that it keeps no other away.
install_packages() {
    local name
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get update && apt-get install -y --no-install-recommends $1 && return
        for name in $1; do apt-get install -y --no-install-recommends "$name"; done
    } >/dev/null 2>&1
    [ -z "$(missing_packages $1)" ]
}

setup_packages() {
    local wanted missing why
    case $1 in
        play) wanted=$PACKAGES_PLAY ;;
        test) wanted=$PACKAGES_TEST ;;
        vpi) wanted=$PACKAGES_VPI ;;
        stress) wanted=$PACKAGES_STRESS ;;
    esac
    if [ "$1" = vpi ] && [ "$(uname -m)" != x86_64 ]; then
        echo "Going on without the virtual Pi: it needs an x86_64 machine, and this is a $(uname -m)." >&2
        return
    fi
    command -v dpkg-query >/dev/null 2>&1 || { echo "No dpkg here: not looking for $wanted" >&2; return; }
    missing=$(missing_packages $wanted)
    [ -n "$missing" ] || return 0
    why="only root can install packages."
    if [ "$(id -u)" = 0 ]; then
        echo "Installing $missing(apt) ..." >&2
        install_packages "$missing" && return
        missing=$(missing_packages $wanted)
        why="apt could not install them; is there a network?"
    fi
    echo "Going on without ${missing% }: $why To have them: sudo apt install ${missing% }" >&2
}
