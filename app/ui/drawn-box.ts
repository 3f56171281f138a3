type BoxMm = {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** A box as an element of SVG has it. */
export const rectOf = ({ xMm, yMm, widthMm, heightMm }: BoxMm) => ({
  x: xMm,
  y: yMm,
  width: widthMm,
  height: heightMm,
})

/** Its outline as a path. */
export const pathOf = ({ xMm, yMm, widthMm, heightMm }: BoxMm) =>
  `M${xMm} ${yMm}h${widthMm}v${heightMm}h${-widthMm}z`
