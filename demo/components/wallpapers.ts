import { component } from '../component.ts'
import { sentOnly } from '../deliveries.ts'
import { rollLead } from '../lead-times.ts'
import type { DemoComponent } from '../model.ts'
import { perMetreOfStrips } from '../price-rules.ts'
import { vinylPrint } from '../print-specs.ts'
import { vinylRoll } from '../production.ts'
import { metreTiers } from '../tiers.ts'

type Wallpaper = Pick<DemoComponent, 'sku' | 'title' | 'picture'> & {
  readonly euro: string
  readonly usableWidthMm: number
  readonly minLengthMm: number
  readonly material: readonly [name: string, thicknessMm: number, gramsPerM2: number]
}

const wallpaper = ({
  euro,
  usableWidthMm,
  minLengthMm,
  material: [name, thicknessMm, grams],
  ...rest
}: Wallpaper): DemoComponent =>
  component({
    priceRule: perMetreOfStrips(
      euro,
      { usableWidthMm, lengthAllowanceMm: 100, minLengthMm },
      { setup: '15.00', minimumLine: '49.00', extraDesign: '5.00', tiers: metreTiers },
    ),
    production: vinylRoll,
    print: vinylPrint,
    material: { name, thicknessMm, weight: { grams, per: 'm2' } },
    lead: rollLead,
    delivery: sentOnly,
    ...rest,
  })

export const wallpapers: readonly DemoComponent[] = [
  wallpaper({
    sku: 'BEH-VLIES',
    title: 'Vliesbehang mat 180 g',
    euro: '16.50',
    usableWidthMm: 1000,
    minLengthMm: 3000,
    material: ['vlies 180 g', 0.22, 180],
    picture: { kind: 'wallpaper', structure: 'smooth' },
  }),
  wallpaper({
    sku: 'BEH-STRUC',
    title: 'Vliesbehang structuur 300 g',
    euro: '21.50',
    usableWidthMm: 1000,
    minLengthMm: 3000,
    material: ['vinyl op vlies 300 g', 0.4, 300],
    picture: { kind: 'wallpaper', structure: 'sand' },
  }),
  wallpaper({
    sku: 'BEH-ZELF',
    title: 'Zelfklevend textielbehang',
    euro: '29.50',
    usableWidthMm: 1300,
    minLengthMm: 2000,
    material: ['polyester zelfklevend', 0.3, 270],
    picture: { kind: 'wallpaper', structure: 'textile' },
  }),
]
