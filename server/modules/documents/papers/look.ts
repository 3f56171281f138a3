import type { TextStyle } from '../pdf/shape-text.ts'
import type { Ink } from '../pdf/paper.ts'

/** The colours of the house (app/ui/tokens.css), as a printer and a screen show them. */
const ink = (hex: string): Ink => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
]

export const INKS = {
  ink: ink('#11141b'),
  soft: ink('#3a4050'),
  quiet: ink('#565d6d'),
  line: ink('#dbdde3'),
  paper: ink('#f6f5f1'),
  cyan: ink('#00a7e1'),
  magenta: ink('#e5007d'),
  yellow: ink('#ffd900'),
} as const

export const STYLES = {
  title: { face: 'display', sizePt: 24 },
  shopName: { face: 'display', sizePt: 17 },
  heading: { face: 'display', sizePt: 12 },
  total: { face: 'display', sizePt: 14 },
  body: { face: 'text', sizePt: 9.5 },
  strong: { face: 'strong', sizePt: 9.5 },
  figures: { face: 'text', sizePt: 9.5, figures: true },
  strongFigures: { face: 'strong', sizePt: 9.5, figures: true },
  small: { face: 'text', sizePt: 8.5 },
  smallFigures: { face: 'text', sizePt: 8.5, figures: true },
  label: { face: 'strong', sizePt: 8 },
  foot: { face: 'text', sizePt: 7.5 },
} as const satisfies Record<string, TextStyle>

/** Distances on the sheet, in points. */
export const LEFT = 51
export const RIGHT = 544.28
export const WIDTH = RIGHT - LEFT
export const FACTS_LEFT = 330
export const BOTTOM = 772

/** From one baseline to the next. */
export const leading = ({ sizePt }: TextStyle): number => sizePt * 1.42
