"""The table on phones: a stage for every seat, a look and a size for every phone."""

from companion.outputs.display.phones.gallery import Gallery as Gallery
from companion.outputs.display.phones.gallery import Tapped as Tapped
