import { deflateSync } from 'node:zlib'
import { filled, writePdf, written } from './downloads/pdf.ts'

export type DemoDesign = { readonly fileName: string; readonly content: Uint8Array }

const BLUE = [0.9, 0.6, 0, 0.1] as const
const YELLOW = [0, 0.15, 0.9, 0] as const
const MAGENTA = [0, 0.9, 0.2, 0] as const

type Sheet = { readonly widthMm: number; readonly heightMm: number; readonly bleedMm: number }

/** A poster without words, in bands; what is trimmed away stands round its size. */
function design(fileName: string, { widthMm, heightMm, bleedMm }: Sheet): DemoDesign {
  const [right, top] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm]
  const page = {
    widthMm: right,
    heightMm: top,
    trimMm: { left: bleedMm, bottom: bleedMm, right: bleedMm + widthMm, top: bleedMm + heightMm },
    marks: [
      filled({ left: 0, bottom: 0, right, top }, YELLOW),
      filled({ left: 0, bottom: 0, right, top: top * 0.35 }, BLUE),
      filled({ left: right * 0.62, bottom: top * 0.2, right: right * 0.84, top: top * 0.8 }, MAGENTA),
    ],
  }
  return { fileName, content: writePdf(fileName, [page]) }
}

/** What customers of the demo have uploaded, for a frame cloth of 200 × 100 cm: one fits, two can be repaired, one is too different. */
export const designs: readonly DemoDesign[] = [
  design('wisseldoek-hal-goed.pdf', { widthMm: 2000, heightMm: 1000, bleedMm: 10 }),
  design('wisseldoek-hal-zonder-afloop.pdf', { widthMm: 2000, heightMm: 1000, bleedMm: 0 }),
  design('wisseldoek-hal-gekanteld.pdf', { widthMm: 1000, heightMm: 2000, bleedMm: 10 }),
  design('vierkant-verkeerd-formaat.pdf', { widthMm: 1000, heightMm: 1000, bleedMm: 10 }),
]

const RICH_BLACK = [1, 0.9, 0.9, 0.9] as const
const MM_PER_INCH = 25.4

/** A gradient of so many pixels as an operator of a page, in RGB, as cameras make them. */
function photograph(
  place: {
    readonly left: number
    readonly bottom: number
    readonly widthMm: number
    readonly heightMm: number
  },
  ppi: number,
): string {
  const widthPx = Math.round((place.widthMm / MM_PER_INCH) * ppi)
  const heightPx = Math.round((place.heightMm / MM_PER_INCH) * ppi)
  const pixels = Buffer.alloc(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const isHill = y > heightPx * (0.55 + 0.18 * Math.sin((x / widthPx) * 5))
      pixels.set(
        isHill ? [70, 120, 62] : [120, 170, 225 - Math.round((y / heightPx) * 80)],
        (y * widthPx + x) * 3,
      )
    }
  const coded = deflateSync(pixels).toString('hex')
  const image = `BI /W ${widthPx} /H ${heightPx} /CS /RGB /BPC 8 /F [/AHx /Fl] ID ${coded}> EI`
  return `q ${place.widthMm} 0 0 ${place.heightMm} ${place.left} ${place.bottom} cm ${image} Q`
}

/** A file in bands of CMYK with words in a standard font, which is not in it; `also` lies on the bands. */
function ordered(
  fileName: string,
  { widthMm, heightMm, bleedMm }: Sheet,
  words: string,
  {
    ink = BLUE,
    also = [],
  }: { readonly ink?: typeof BLUE | typeof RICH_BLACK; readonly also?: readonly string[] } = {},
): DemoDesign {
  const [right, top] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm]
  const page = {
    widthMm: right,
    heightMm: top,
    trimMm: { left: bleedMm, bottom: bleedMm, right: bleedMm + widthMm, top: bleedMm + heightMm },
    marks: [
      filled({ left: 0, bottom: 0, right, top }, YELLOW),
      filled({ left: 0, bottom: 0, right, top: top * 0.35 }, ink),
      ...also,
      written(right * 0.06, top * 0.5, words, { sizeMm: heightMm * 0.1, isBold: true }),
    ],
  }
  return { fileName, content: writePdf(fileName, [page]) }
}

/** What lies in orders of the demo for prepress to judge, made when it is asked for: without bleed, with a photograph of few pixels, and with too much ink. */
export const orderedDesigns = {
  withoutBleed: () =>
    ordered(
      'spandoek-open-dag-zonder-afloop.pdf',
      { widthMm: 3000, heightMm: 1000, bleedMm: 0 },
      'Open dag bouwplaats',
    ),
  unsharp: () =>
    ordered('bouwbord-zernike-foto.pdf', { widthMm: 2000, heightMm: 1000, bleedMm: 5 }, 'Zernike fase 3', {
      also: [photograph({ left: 1355, bottom: 505, widthMm: 500, heightMm: 400 }, 45)],
    }),
  heavyInk: () =>
    ordered('poster-veilig-werken.pdf', { widthMm: 594, heightMm: 841, bleedMm: 3 }, 'Veilig werken', {
      ink: RICH_BLACK,
    }),
} as const
