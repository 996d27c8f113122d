// A piece, of src/rauswurf/boards/svg/figure.py. Made by `make types`: do not edit.

export const MARK = 0.75;
export const BELLY = 0.34;
export const EYE = 0.46;
export const PUPIL = 0.2;
export const BROW = -1.14;

/* prettier-ignore */
export const FIGURE = [
  { paint: "shadow", form: "M-.75 .86C-.5 .5 .9 .36 1.5 .62C1.9 .84 1.2 1.3 .2 1.3Q-.9 1.3-.75 .86Z", opacity: 0.3, outlined: false },
  { paint: "full", form: "M-1.06 .82C-1.06 .22-.66-.1-.5-.66H.5C.66-.1 1.06 .22 1.06 .82C1.06 1.04 .58 1.2 0 1.2S-1.06 1.04-1.06 .82Z", opacity: 1, outlined: true },
  { paint: "edge", form: "M.16-.66H.5C.66-.1 1.06 .22 1.06 .82C1.06 1.04 .58 1.2 0 1.2C.6 1 .74 .7 .56 .3C.4-.02 .22-.3 .16-.66Z", opacity: 0.34, outlined: false },
  { paint: "light", form: "M-.36-.5C-.46-.04-.86 .26-.88 .7C-.7 .38-.28 .08-.14-.5Z", opacity: 0.4, outlined: false },
  { paint: "full", form: "M0-1.86A.62 .62 0 0 1 0-.62A.62 .62 0 0 1 0-1.86Z", opacity: 1, outlined: true },
  { paint: "edge", form: "M.2-1.83A.62 .62 0 0 1 0-.62Q-.2-.62-.34-.72A.72 .72 0 0 0 .2-1.83Z", opacity: 0.34, outlined: false },
  { paint: "light", form: "M-.16-1.64A.2 .17-30 0 0-.34-1.2A.2 .17-30 0 0-.16-1.64Z", opacity: 0.55, outlined: false },
] as const;
