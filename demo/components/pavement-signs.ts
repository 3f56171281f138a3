import { component } from '../component.ts'
import { parcelOnly, parcelOrLong } from '../deliveries.ts'
import { withoutExpress } from '../lead-times.ts'
import type { DemoComponent } from '../model.ts'
import { perPiece, rateTiers } from '../price-rules.ts'
import { posterPrint } from '../print-specs.ts'
import { fromStock, posterRoll } from '../production.ts'
import { stockTiers } from '../tiers.ts'

/** Euro a piece from 1, 2, 10 and 25 pieces on. */
type Rates = readonly [from1: string, from2: string, from10: string, from25: string]

const poster = (
  sku: string,
  title: string,
  [from1, from2, from10, from25]: Rates,
  [widthMm, heightMm]: readonly [number, number],
  grams: number,
): DemoComponent =>
  component({
    sku,
    title,
    priceRule: perPiece(from1, {
      tiers: rateTiers('piece', [1, from1], [2, from2], [10, from10], [25, from25]),
    }),
    fixedSizeMm: [widthMm, heightMm],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'polypropeenpapier', thicknessMm: 0.15, weight: { grams, per: 'piece' } },
    lead: withoutExpress(1),
    delivery: parcelOrLong,
    picture: { kind: 'poster', widthMm, heightMm },
  })

export const pavementSigns: readonly DemoComponent[] = [
  component({
    sku: 'STB-FRAME-B1',
    title: 'Stoepbord frame 70 × 100 cm',
    priceRule: perPiece('84.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 12_200, per: 'piece' } },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    picture: {
      kind: 'pavementSign',
      widthMm: 700,
      heightMm: 1000,
      frame: 'open',
      posters: 0,
      artwork: 7022,
      tint: 2,
    },
  }),
  poster('STB-POSTER-A1', 'Stoepbordposter A1', ['14.50', '13.50', '11.50', '9.90'], [594, 841], 90),
  poster(
    'STB-POSTER-B1',
    'Stoepbordposter 70 × 100 cm',
    ['18.50', '17.50', '14.90', '12.90'],
    [700, 1000],
    126,
  ),
]
