"""The marks of DICT_4X4_250; written by scripts/make_marks.py from OpenCV's dictionary."""

FAMILY = "DICT_4X4_250"

_TABLE = """
4acd f065 ccd2 66b9 ab61 8632 61d1 3b0d 0125 30a9 066e ee58 f148 d5f0 db4e d9c1
b99a 99ff 93a1 8950 7974 4fd4 332a 227d 01b8 6b8e 531b 5aab dedc cb90 bbea a84d
6130 0f34 f751 f6d6 e78a fb00 f209 e3a5 e8e7 d5d7 cd73 c74d db17 d114 d2c0 b49b
afd1 afec ae6b aa97 a2be a068 97fe 9798 9edb 9e16 94ed 901a 9820 81e4 7f5f 7cbb
745d 6c85 7b93 7ad5 7a63 6376 605e 4483 43fb 49a4 4037 4854 35e0 369d 26a7 2c2a
3367 385f 3ac8 16a2 06da 0444 11d5 08b2 ca8a 7552 89e8 f530 f9b4 d23e b627 bc0b
b0c9 b02c 961b 8f38 8591 4b15 12b0 0318 0159 ffda ffbc f577 f579 fd90 ffe3 ff68
f7c8 f5ce f639 f4fe f604 f4a7 ef7d e7d2 ef87 ef8c ed8b ed4e e506 ecf9 f3f1 f30e
fbcc f360 f10d f102 f8b3 f05b f8d0 fa4a f06e f824 e11b ebc6 e27f ea37 e074 ea45
e24e df7f d716 dd5d d7ac d50f dd08 d6bf deb9 d646 d463 d44d c735 c7d1 cff8 c718
c5b6 c59a cda2 c477 c6e2 c42c d9b8 d87f d055 d2eb da21 daac d088 cbb7 c357 c3be
cbf2 cb04 c965 c21f ca95 c2f6 c212 c03b c093 c831 c2a3 c289 c84f c0e8 c000 b71a
bd97 b5d2 be9f b6ae be22 b420 a7b0 a5b7 a7e9 afa2 a505 a54a aedc a475 a6e6 aeca
b396 b93e b1f4 bba0 b1a6 b27c b282 b827 b88c a37a a1bb a9d4 a344 aa3c a091 a014
a2ed aaa1 9d8f 9dea 9e3d 94df 9cba 94a3 94a4 87f3 8530 8780 867f 8e1a 8e8b 8649
8e2c 84cc 9b95 9957 9158 916e 9add 9234 9872 92ce
"""

CODES: tuple[int, ...] = tuple(int(code, 16) for code in _TABLE.split())
"""Each mark's inner 4 x 4 squares, row by row; a one is dark."""
