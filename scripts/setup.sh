# Sets up .venv beside this project; sourced by scripts/play and scripts/test.
#
#   setup_venv            the program itself, nothing else
#   setup_venv dev        and what the checks need, at the versions they were written with
#
# Nothing is installed twice: a stamp in .venv remembers what pyproject.toml and the pins said.

die() { printf '%s\n' "$1" >&2; exit 1; }

find_python() {
    local candidate
    for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
        "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' \
            2>/dev/null && { printf '%s' "$candidate"; return; }
    done
    die "Companion needs Python 3.11 to 3.14 and found none. Install one, or name it: PYTHON=/path/to/python3 $0"
}

make_venv() {
    local python=$1
    "$python" -m venv .venv >/dev/null 2>&1 && return
    rm -rf .venv
    # Debian ships venv apart from Python.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing python3-venv (apt) ..." >&2
        { apt-get update && apt-get install -y python3-venv; } >/dev/null 2>&1
        "$python" -m venv .venv >/dev/null 2>&1 && return
        rm -rf .venv
    fi
    die "'$python -m venv .venv' failed. On Debian or Raspberry Pi OS: sudo apt install python3-venv, then run this again."
}

setup_venv() {
    local kind=${1:-run} stamp wanted
    stamp=".venv/.companion-$kind"
    wanted="$PWD $(cat pyproject.toml requirements/*.txt | cksum)"
    [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && return
    [ -x .venv/bin/python ] && .venv/bin/python -c '' 2>/dev/null || { rm -rf .venv; make_venv "$(find_python)"; }
    echo "Setting up .venv ($kind) ..." >&2
    local what=(-e .)
    [ "$kind" = dev ] && what=(-r requirements/dev.txt -e ".[dev]")
    .venv/bin/python -m pip install --quiet --disable-pip-version-check "${what[@]}" >.venv/pip.log 2>&1 || {
        tail -n 5 .venv/pip.log >&2
        die "pip could not install what Companion needs (whole log: .venv/pip.log). Is there a network? Run this again to retry."
    }
    printf '%s' "$wanted" >"$stamp"
}
