"""Cards and mats as they come out of the printer, rasterised for pictures of a table."""

from tests.support.table_pictures import plain_card as printed_card
from tests.support.table_pictures import plain_mat as printed_mat

__all__ = ["printed_card", "printed_mat"]
