import type { PrintSpec } from '#domain/designs/print-spec.ts'
import type { DemoProduct, DemoSize } from '../model.ts'
import { filled, outlined, type PdfPage, rounded, writePdf, written } from './pdf.ts'

const BLEED_TINT = [0.18, 0, 0.02, 0] as const
const PAPER = [0, 0, 0, 0] as const
const CUT = [0, 1, 0, 0] as const
const SAFE = [0.8, 0, 1, 0.1] as const
/** Of its size, what a letter of the standard font takes on average. */
const LETTER_WIDTH = 0.48
const LINE_HEIGHT = 1.5

/** Printed in a circle that fits their size. */
const ROUND_SKUS = new Set(['AUT-DOM', 'ETK-50R', 'ETV-SLUIT', 'LBK-UITH'])

const inMm = ({ widthMm, heightMm }: DemoSize) => `${widthMm} × ${heightMm} mm`

/** A drawing at its true size, a page for each side: the bleed, where it is cut, and where words are safe. */
export function printTemplate(
  { sku, title }: Pick<DemoProduct, 'sku' | 'title'>,
  size: DemoSize,
  { sides, bleedMm, safeMarginMm }: PrintSpec,
): Uint8Array {
  const widthMm = size.widthMm + 2 * bleedMm
  const heightMm = size.heightMm + 2 * bleedMm
  const trimMm = inset(bleedMm)
  const safeMm = inset(bleedMm + safeMarginMm)
  const isRound = ROUND_SKUS.has(sku)
  const outline = isRound ? rounded : outlined
  const thickMm = Math.max(0.1, Math.min(widthMm, heightMm) / 600)

  function inset(byMm: number) {
    return { left: byMm, bottom: byMm, right: widthMm - byMm, top: heightMm - byMm }
  }

  function page(name: string): PdfPage {
    const lines = [
      `${title} (${sku})`,
      name,
      `Netto formaat: ${inMm(size)} (roze lijn: hier snijden we)`,
      `Met afloop: ${inMm({ widthMm, heightMm })} (laat de achtergrond tot hier doorlopen)`,
      `Veilige zone: ${safeMarginMm} mm binnen de snijlijn (groene stippellijn)`,
      'Schaal 1:1. Verwijder deze lijnen en woorden voor je het bestand aanlevert.',
    ]
    const longest = Math.max(...lines.map((line) => line.length))
    // A circle leaves room for words over two thirds of its width.
    const roomMm = (safeMm.right - safeMm.left) * (isRound ? 0.66 : 0.9)
    const highMm = (safeMm.top - safeMm.bottom) * 0.6
    const sizeMm = Math.min(roomMm / (longest * LETTER_WIDTH), highMm / (lines.length * LINE_HEIGHT), 40)
    const left = (widthMm - longest * LETTER_WIDTH * sizeMm) / 2
    const top = heightMm / 2 + (lines.length * LINE_HEIGHT * sizeMm) / 2
    return {
      widthMm,
      heightMm,
      trimMm,
      marks: [
        ...(isRound ? [] : [filled(inset(0), BLEED_TINT), filled(trimMm, PAPER)]),
        outline(trimMm, { ink: CUT, thickMm }),
        outline(safeMm, { ink: SAFE, thickMm, dashMm: thickMm * 8 }),
        ...lines.map((line, index) =>
          written(left, top - (index + 0.8) * LINE_HEIGHT * sizeMm, line, { sizeMm, isBold: index === 0 }),
        ),
      ],
    }
  }
  const names = Math.max(...sides) === 2 ? ['Voorzijde', 'Achterzijde'] : ['Bedrukte zijde']
  return writePdf(`Werktekening ${title}`, names.map(page))
}
