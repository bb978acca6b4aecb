"""What only a real MicroPython can tell: that handlers do not allocate, and that nothing grows."""

import subprocess
import textwrap

import pytest

from hw.boards.sealing import HostSession
from tests.firmware import reference
from tests.firmware.conftest import need_micropython
from tests.rigs.board import FIRMWARE, ROOT, SIM

PATIENCE_S = 120
SCRIPT = ROOT / "tests/firmware/mpy/script.mjs"


def run(code: str) -> list[str]:
    """Give what a script prints under MicroPython; garbage is collected at each `# ---`."""
    command = ["node", str(SCRIPT), need_micropython(), str(FIRMWARE), str(SIM)]
    script = textwrap.dedent(code)
    done = subprocess.run(
        command, input=script, capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_shipped_file_is_imported() -> None:
    names = sorted(path.stem for path in FIRMWARE.glob("*.py"))
    assert run(f"for name in {names}:\n    __import__(name)\nprint('all')") == ["all"]


def test_it_is_the_micropython_we_say() -> None:
    assert run("import sys\nprint(sys.implementation[0], sys.implementation[1][:2])") == [
        "micropython (1, 27)"
    ]


def test_the_interrupt_handler_allocates_nothing() -> None:
    """With the heap locked any allocation raises; stamps reach to the last tick of the counter."""
    assert run("""
        import machine, micropython
        from button import Button
        from store import EdgeStore
        machine.now["ticks"] = lambda: (1 << 30) - 1
        store = EdgeStore(48, 4)
        store.settle(0)
        pin = machine.Pin(2, machine.Pin.IN, machine.Pin.PULL_UP)
        button = Button(pin, 2, 47, store, machine.ticks_us)
        button.listen(machine.Pin.IRQ_RISING | machine.Pin.IRQ_FALLING)
        handler = pin._handler
        micropython.heap_lock()
        handler(pin)
        pin._level = 0
        handler(pin)
        handler(pin)
        handler(pin)
        handler(pin)
        micropython.heap_unlock()
        edges = [store.take()[:2] for _ in range(3)]
        print(edges == [(1073741823, 94), (1073741823, 95), (1073741823, 95)])
        print(store.take_missed(machine.disable_irq, machine.enable_irq))
    """) == ["True", "2"]


def test_a_locked_heap_would_have_told() -> None:
    assert run("""
        import micropython
        def allocate(what):
            return [what, what]
        micropython.heap_lock()
        try:
            allocate(1)
        except MemoryError:
            micropython.heap_unlock()
            print("told")
    """) == ["told"]


def test_it_reads_and_writes_the_same_bytes() -> None:
    bodies = [bytes(range(n, n + 8)) for n in (0, 100, 248)]
    sent = b"".join(reference.frame(reference.ACK, body) for body in bodies)
    assert run(f"""
        import frames
        decoder = frames.Decoder()
        print([body for kind, body in decoder.feed({sent!r})] == {bodies!r})
        print(b"\\0" + frames.seal(0x82, {bodies[2]!r}) == {reference.frame(0x82, bodies[2])!r})
    """) == ["True", "True"]


@pytest.mark.slow
def test_an_hour_of_play_takes_no_more_memory_than_a_minute() -> None:
    assert run("""
        import gc, machine
        from board import Board
        from config import parse
        class Port:
            came = written = 0
            def read(self, most, fresh): return b""
            def write(self, data): return len(data)
            def prove(self, written): pass
            def prepare(self, data): pass
        now = [0]
        machine.now["ticks"] = lambda: now[0] % (1 << 30)
        config = parse({"seats": [{"seat": 1, "white": 2, "lamps": {"red": 3}}]})
        board = Board(config, machine, Port(), machine.ticks_us, (b"12345678", 1))
        board.start()
        board.link.greet()
        pin = machine.pins[2]
        def play(count):
            for n in range(count):
                now[0] += 700000
                pin.drive(n & 1, now[0] % (1 << 30))
                board.step()
            gc.collect()
        play(1000)
        # ---
        before = gc.mem_alloc()
        play(5000)
        # ---
        print(gc.mem_alloc() - before < 8192 or gc.mem_alloc() - before)
    """) == ["True"]


def test_datagrams_are_sealed_as_on_the_table() -> None:
    """The same bytes as hmac makes, and a host that is answered takes the session over."""
    key, board_id = bytes(range(32)), b"seat-001"
    host = HostSession(key, board_id, b"hosthost")
    introduced, *_ = run(f"""
        from sealing import BoardSession
        n = [0]
        def nonce():
            n[0] += 1
            return bytes([n[0]] * 8)
        session = BoardSession({key!r}, {board_id!r}, nonce)
        print(session.introduction().hex())
    """)
    read = host.unseal(bytes.fromhex(introduced))
    assert read is not None
    assert read.answer == b"\1" * 8
    answer = host.seal(b"\0hello\0", read.answer)
    assert run(f"""
        from sealing import BoardSession
        n = [0]
        def nonce():
            n[0] += 1
            return bytes([n[0]] * 8)
        session = BoardSession({key!r}, {board_id!r}, nonce)
        print(session.unseal({answer!r}))
        print(session.unseal({answer!r}))
        import air, battery
        print(air.port_number({board_id!r}))
    """) == ["(b'\\x00hello\\x00', None)", "None", str(49152 + (0x30 << 8 | 0x31) % 16384)]
