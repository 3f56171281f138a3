import type { PrintSpec } from '#domain/designs/print-spec.ts'
import type { DemoProduct } from '../model.ts'
import { outlined, type PdfPage, writePdf, written } from './pdf.ts'

const A4 = { widthMm: 210, heightMm: 297 } as const
const LEFT_MM = 20
const VALUES_MM = 70
const HAIRLINE = { ink: [0, 0, 0, 0.4], thickMm: 0.15 } as const

const wanted = { none: null, optional: 'mogelijk', required: 'verplicht' } as const

/** What a file for this product must have, and in which steps it is made. */
export function instructionSheet(product: DemoProduct, print: PrintSpec): Uint8Array {
  const marks: string[] = []
  let y = A4.heightMm - 30
  const write = (text: string, sizeMm: number, isBold = false, x = LEFT_MM) =>
    marks.push(written(x, y, text, { sizeMm, isBold }))

  write('Aanleverspecificaties', 8, true)
  y -= 9
  write(`${product.title} (${product.sku})`, 4.5)
  y -= 14
  for (const [label, value] of facts(product, print)) {
    write(label, 3.6, true)
    write(value, 3.6, false, VALUES_MM)
    marks.push(outlined({ left: LEFT_MM, bottom: y - 2.6, right: 190, top: y - 2.6 }, HAIRLINE))
    y -= 8
  }
  y -= 8
  write('Zo maak je het bestand', 5, true)
  y -= 9
  for (const [index, step] of steps(product, print).entries()) {
    write(`${index + 1}.`, 3.6, true)
    write(step, 3.6, false, LEFT_MM + 7)
    y -= 7
  }
  const page: PdfPage = { ...A4, marks }
  return writePdf(`Aanleverspecificaties ${product.title}`, [page])
}

function facts(product: DemoProduct, print: PrintSpec): [string, string][] {
  const { fixedSizeMm, customOptions } = product
  const sizes: [string, string][] = fixedSizeMm
    ? [['Formaat', `${fixedSizeMm.widthMm} × ${fixedSizeMm.heightMm} mm`]]
    : customOptions.map(({ label, minMm, maxMm }) => [label, `${minMm} tot ${maxMm} mm, naar keuze`])
  const rows: [string, string | null][] = [
    ...sizes,
    ['Afloop', `${print.bleedMm} mm rondom`],
    ['Veilige zone', `${print.safeMarginMm} mm binnen de snijlijn`],
    [
      'Resolutie',
      print.minPpi === null
        ? null
        : `minstens ${print.minPpi} ppi op ware grootte, liefst ${print.goodPpi} ppi`,
    ],
    ['Kleur', print.colour],
    ['Bedrukking', print.sides.map((count) => (count === 2 ? 'dubbelzijdig' : 'enkelzijdig')).join(' of ')],
    ['Snijlijn in het bestand', wanted[print.cutLine]],
    ['Witte inkt', wanted[print.whiteInk]],
    ['Techniek', product.production.technique],
    ['Materiaal', product.material.name],
  ]
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}

function steps({ fixedSizeMm }: DemoProduct, print: PrintSpec): string[] {
  return [
    fixedSizeMm
      ? 'Open de werktekening van dit product, of begin op het formaat hierboven.'
      : 'Begin op het formaat dat je bestelt, op ware grootte.',
    `Laat achtergrond en beeld ${print.bleedMm} mm over de snijlijn doorlopen.`,
    `Houd tekst en logo’s ${print.safeMarginMm} mm binnen de snijlijn.`,
    print.vectorOnly
      ? 'Werk alleen met vectoren: geen foto’s, geen verlopen.'
      : 'Zet foto’s om naar de kleur hierboven.',
    ...(print.cutLine === 'none' ? [] : ['Teken de snijlijn als vector in een eigen steunkleur, bovenop.']),
    ...(print.whiteInk === 'none' ? [] : ['Zet witte inkt in een eigen steunkleur, op overdruk.']),
    'Sluit lettertypen in of zet ze om naar contouren.',
    Math.max(...print.sides) === 2
      ? 'Bewaar als PDF: voorzijde op pagina 1, achterzijde op pagina 2.'
      : 'Bewaar als PDF van één pagina.',
  ]
}
