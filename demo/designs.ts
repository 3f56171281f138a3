import { filled, writePdf } from './downloads/pdf.ts'

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
