import { component } from '../component.ts'
import { boxes } from '../deliveries.ts'
import { offsetLead } from '../lead-times.ts'
import type { DemoComponent } from '../model.ts'
import { perRun } from '../price-rules.ts'
import { twoSidedPaperPrint } from '../print-specs.ts'
import { offsetSheet } from '../production.ts'

const FORMATS = {
  A5: { title: "A5 4 pagina's", openMm: [296, 210], closedMm: [148, 210], fold: 'half' },
  A4: { title: "A4 4 pagina's", openMm: [420, 297], closedMm: [210, 297], fold: 'half' },
  DL6: { title: "DL 6 pagina's", openMm: [297, 210], closedMm: [99, 210], fold: 'three' },
} as const

const THICKNESS_MM = { 135: 0.11, 170: 0.14 } as const

const RUNS = [250, 500, 1000, 2500, 5000] as const
/** Euro for each of these runs. */
type RunPrices = readonly [string, string, string, string, string]

const folder = (
  format: keyof typeof FORMATS,
  gramsPerM2: keyof typeof THICKNESS_MM,
  prices: RunPrices,
): DemoComponent => {
  const { title, openMm, closedMm, fold } = FORMATS[format]
  const [widthMm, heightMm] = closedMm
  return component({
    sku: `FOL-${format}-${gramsPerM2}`,
    title: `Folder ${title} ${gramsPerM2} g`,
    priceRule: perRun(
      RUNS.map((quantity, index) => [quantity, prices[index] ?? '0'] as const),
      { extraDesign: '12.50' },
    ),
    fixedSizeMm: openMm,
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: {
      name: `houtvrij silk ${gramsPerM2} g`,
      thicknessMm: THICKNESS_MM[gramsPerM2],
      weight: { grams: gramsPerM2, per: 'm2' },
    },
    lead: offsetLead,
    delivery: boxes,
    picture: {
      kind: 'folder',
      fold,
      widthMm,
      heightMm,
      isHeavy: gramsPerM2 === 170,
      cue: gramsPerM2 === 170 ? 'scored' : 'folded',
    },
  })
}

export const folders: readonly DemoComponent[] = [
  folder('A5', 135, ['64.00', '76.00', '98.00', '158.00', '245.00']),
  folder('A5', 170, ['69.00', '84.00', '109.00', '179.00', '282.00']),
  folder('A4', 135, ['98.00', '119.00', '156.00', '262.00', '425.00']),
  folder('A4', 170, ['106.00', '131.00', '176.00', '302.00', '498.00']),
  folder('DL6', 135, ['72.00', '86.00', '112.00', '184.00', '289.00']),
  folder('DL6', 170, ['78.00', '95.00', '126.00', '212.00', '338.00']),
]
