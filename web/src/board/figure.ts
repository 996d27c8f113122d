// A piece, of src/rauswurf/boards/svg/figure.py. Made by `make types`: do not edit.

export const MARK = 0.68;
export const BELLY = 0.34;
export const EYE = 0.46;
export const PUPIL = 0.2;
export const BROW = -1.14;

/* prettier-ignore */
export const FIGURE = [
  { paint: "shadow", form: "M-.75 .86C-.5 .5 .9 .36 1.5 .62C1.9 .84 1.2 1.3 .2 1.3Q-.9 1.3-.75 .86Z", opacity: 0.3, outlined: false },
  { paint: "full", form: "M-1.02 .8C-1.02 .3-.5-.02-.42-.66H.42C.5-.02 1.02 .3 1.02 .8C1.02 1.02 .56 1.18 0 1.18S-1.02 1.02-1.02 .8Z", opacity: 1, outlined: true },
  { paint: "edge", form: "M.12-.66H.42C.5-.02 1.02 .3 1.02 .8C1.02 1.02 .56 1.18 0 1.18C.5 1 .62 .7 .44 .3C.28-.02 .16-.3 .12-.66Z", opacity: 0.34, outlined: false },
  { paint: "light", form: "M-.3-.5C-.36 0-.8 .32-.84 .72C-.66 .4-.22 .1-.1-.5Z", opacity: 0.4, outlined: false },
  { paint: "full", form: "M0-1.86A.62 .62 0 0 1 0-.62A.62 .62 0 0 1 0-1.86Z", opacity: 1, outlined: true },
  { paint: "edge", form: "M.2-1.83A.62 .62 0 0 1 0-.62Q-.2-.62-.34-.72A.72 .72 0 0 0 .2-1.83Z", opacity: 0.34, outlined: false },
  { paint: "light", form: "M-.16-1.64A.2 .17-30 0 0-.34-1.2A.2 .17-30 0 0-.16-1.64Z", opacity: 0.55, outlined: false },
] as const;
