import { CAPITAL_UNITS, WORDS } from '../lettering.ts'
import type { Word } from '../lettering.ts'
import { CYAN, INK, MAGENTA, REFLEX, WHITE, YELLOW } from '../palette.ts'
import { filled, placed, svg } from '../svg.ts'
import type { Artwork } from './artwork.ts'

const SETS = [
  { ground: REFLEX, disc: YELLOW, type: WHITE },
  { ground: MAGENTA, disc: YELLOW, type: WHITE },
  { ground: INK, disc: CYAN, type: WHITE },
  { ground: YELLOW, disc: MAGENTA, type: INK },
  { ground: CYAN, disc: YELLOW, type: INK },
  { ground: WHITE, disc: MAGENTA, type: REFLEX },
] as const

const SHORT_WORDS = ['Hier', 'Vers', 'Sale', '−20%'] as const satisfies readonly Word[]
const LONG_WORDS = ['Nu open', 'Wij bouwen', 'Welkom', 'Te huur'] as const satisfies readonly Word[]

type Setting = { readonly breadth: number; readonly capital: number; readonly x: number; readonly y: number }

/** How large the word may become and where it starts; x and y run along the line of type. */
function settingFor(width: number, height: number): Setting {
  if (width === height)
    return { breadth: width * 0.74, capital: height * 0.4, x: width * 0.13, y: height * 0.7 }
  if (height > width * 1.9)
    return { breadth: height * 0.56, capital: width * 0.4, x: height * 0.26, y: width * 0.62 }
  const foot = width > height ? height * 0.18 : width * 0.08
  return { breadth: width * 0.84, capital: height * 0.4, x: width * 0.08, y: height - foot }
}

/** A word of the lettering table as a path, its baseline starting at x and y. */
const drawWord = (word: Word, x: number, y: number, scale: number, fill: string) =>
  placed(svg`translate(${x} ${y})scale(${scale.toFixed(3)})`, filled(fill, WORDS[word].d))

/**
 * A word low in the sheet, as wide as it will go, and a disc that leaves it at the top right. In a square, which is
 * often cut round, the word stands in the middle; in a narrow strip it runs upwards.
 */
export const drawBigType: Artwork = (width, height, random) => {
  const { ground, disc, type } = random.pick(SETS)
  const word: Word = width > height * 1.6 ? random.pick(LONG_WORDS) : random.pick(SHORT_WORDS)
  const { breadth, capital, x, y } = settingFor(width, height)
  const scale = Math.min(breadth / WORDS[word].widthUnits, capital / CAPITAL_UNITS)
  const isUpright = height > width * 1.9
  const lettering = drawWord(
    word,
    x,
    isUpright ? y + (CAPITAL_UNITS * scale) / 2 - width * 0.14 : y,
    scale,
    type,
  )
  const r = Math.min(width, height) * 0.31
  return svg`<rect width="${width}" height="${height}" fill="${ground}"/>
    <circle cx="${width * 0.86}" cy="${height * 0.15}" r="${r}" fill="${disc}"/>
    ${isUpright ? placed(svg`translate(0 ${height})rotate(-90)`, lettering) : lettering}`
}
