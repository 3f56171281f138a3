import { component } from '../component.ts'
import { foldedCloth, parcelOnly } from '../deliveries.ts'
import { textileLead, withoutExpress } from '../lead-times.ts'
import type { DemoComponent } from '../model.ts'
import { perPiece, rateTiers } from '../price-rules.ts'
import { textilePrint } from '../print-specs.ts'
import { fromStock, textileRoll } from '../production.ts'
import type { Swatch } from '../scenes/swatch.ts'
import { stockTiers } from '../tiers.ts'

type FlagShape = Extract<Swatch, { kind: 'flag' }>['shape']

const TALL_MM = { S: 2300, M: 3000, L: 4200, XL: 5400 } as const
type FlagSize = keyof typeof TALL_MM

const SHAPES = {
  DROP: { shape: 'drop', title: 'drop', colour: '#E5007D' },
  VEER: { shape: 'feather', title: 'veer', colour: '#00A7E1' },
  RECHT: { shape: 'straight', title: 'recht', colour: '#2130C8' },
} as const satisfies Record<string, { shape: FlagShape; title: string; colour: `#${string}` }>

/** Euro a piece from 1, 3, 10 and 25 pieces on. */
type Rates = readonly [from1: string, from3: string, from10: string, from25: string]

const SMALL: Rates = ['17.50', '16.10', '14.70', '13.30']
const MEDIUM: Rates = ['22.50', '20.70', '18.90', '17.10']
const LARGE: Rates = ['29.50', '27.14', '24.78', '22.42']
const EXTRA_LARGE: Rates = ['37.50', '34.50', '31.50', '28.50']

const flag = (
  code: keyof typeof SHAPES,
  size: FlagSize,
  [from1, from3, from10, from25]: Rates,
  fixedSizeMm: readonly [number, number],
  grams: number,
): DemoComponent =>
  component({
    sku: `BVD-${code}-${size}`,
    title: `Beachvlagdoek ${SHAPES[code].title} ${size}`,
    priceRule: perPiece(from1, {
      extraDesign: '5.00',
      tiers: rateTiers('piece', [1, from1], [3, from3], [10, from10], [25, from25]),
    }),
    fixedSizeMm,
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester 115 g', thicknessMm: 0.2, weight: { grams, per: 'piece' } },
    lead: textileLead,
    delivery: foldedCloth,
    picture: {
      kind: 'flag',
      shape: SHAPES[code].shape,
      tallMm: TALL_MM[size],
      colour: SHAPES[code].colour,
    },
  })

/** Goods from stock that hold or carry a flag. */
const part = (
  sku: string,
  title: string,
  euro: string,
  [material, grams]: readonly [name: string, gramsPerPiece: number],
  picture: DemoComponent['picture'],
): DemoComponent =>
  component({
    sku,
    title,
    priceRule: perPiece(euro, { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: material, thicknessMm: null, weight: { grams, per: 'piece' } },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    picture,
  })

const pole = (size: FlagSize, euro: string, grams: number, sections: number) =>
  part(`BVS-${size}`, `Beachvlagstok ${size}`, euro, ['aluminium en glasvezel', grams], {
    kind: 'pole',
    sections,
  })

export const beachFlags: readonly DemoComponent[] = [
  flag('DROP', 'S', SMALL, [690, 1850], 183),
  flag('DROP', 'M', MEDIUM, [800, 2400], 276),
  flag('DROP', 'L', LARGE, [1000, 3300], 474),
  flag('DROP', 'XL', EXTRA_LARGE, [1100, 4200], 664),
  flag('VEER', 'S', SMALL, [600, 1900], 164),
  flag('VEER', 'M', MEDIUM, [700, 2500], 252),
  flag('VEER', 'L', LARGE, [800, 3450], 397),
  flag('VEER', 'XL', EXTRA_LARGE, [900, 4500], 582),
  flag('RECHT', 'S', ['18.50', '17.02', '15.54', '14.06'], [600, 1950], 168),
  flag('RECHT', 'M', ['23.50', '21.62', '19.74', '17.86'], [700, 2600], 262),
  flag('RECHT', 'L', ['31.50', '28.98', '26.46', '23.94'], [750, 3500], 377),
  flag('RECHT', 'XL', ['39.50', '36.34', '33.18', '30.02'], [800, 4500], 518),
  pole('S', '13.50', 620, 2),
  pole('M', '16.50', 850, 3),
  pole('L', '21.50', 1250, 4),
  pole('XL', '28.50', 1700, 5),
  part('BVV-AUTO', 'Autovoet voor beachvlag', '14.50', ['staal', 1900], { kind: 'part', look: 'carFoot' }),
  part('BVV-WAND', 'Wandhouder 45 graden voor beachvlag', '13.90', ['staal', 900], {
    kind: 'part',
    look: 'wallHolder',
  }),
  part('BVV-TAS', 'Transporttas beachvlag', '9.50', ['nylon', 380], { kind: 'part', look: 'bag' }),
]
