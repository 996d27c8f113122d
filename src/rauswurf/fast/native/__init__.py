"""From the Python of the rules to machine code, by LLVM.

Rules are written in a small part of Python: whole numbers and fractions, records and rows of them,
functions, branches and loops. Nothing is allocated, nothing raised. So little can be translated
directly: types stand in the annotations, and a whole rule set becomes one module, which LLVM
optimises once. That takes a second where Numba, made for all of Python, takes ten.
"""
