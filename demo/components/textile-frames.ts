import { component } from '../component.ts'
import { foldedCloth, parcelOnly, parcelOrLong } from '../deliveries.ts'
import { textileLead, withoutExpress } from '../lead-times.ts'
import type { DemoComponent } from '../model.ts'
import { perM2, perMetreAround, perPiece } from '../price-rules.ts'
import { textilePrint } from '../print-specs.ts'
import { fromStock, sawnProfile, textileRoll } from '../production.ts'
import { metreTiers, rollTiers, stockTiers } from '../tiers.ts'

const profile = (depthMm: number, euro: string, gramsPerMetre: number, grooves: 1 | 2): DemoComponent =>
  component({
    sku: `TXF-P${depthMm}`,
    title: `Frameprofiel ${depthMm} mm`,
    priceRule: perMetreAround(euro, 1200, { setup: '12.50', tiers: metreTiers }),
    production: sawnProfile,
    print: null,
    material: {
      name: 'aluminium geanodiseerd',
      thicknessMm: null,
      weight: { grams: gramsPerMetre, per: 'metre' },
    },
    lead: withoutExpress(3),
    delivery: parcelOrLong,
    picture: { kind: 'profile', depthMm, grooves },
  })

export const textileFrames: readonly DemoComponent[] = [
  profile(19, '9.80', 420, 1),
  profile(27, '12.40', 560, 1),
  profile(44, '16.90', 880, 2),
  component({
    sku: 'TXF-DOEK-BL',
    title: 'Los framedoek blockout met pees',
    priceRule: perM2('25.50', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester blockout 300 g', thicknessMm: 0.5, weight: { grams: 350, per: 'm2' } },
    lead: textileLead,
    delivery: foldedCloth,
    picture: { kind: 'cloth', face: '#FAFAFB', back: '#22262F', pitch: 6, gloss: false, cue: 'strip' },
  }),
  component({
    sku: 'TXF-KRABBEL',
    title: 'Wandbevestiging textielframe, set van 4',
    pack: { kind: 'set', count: 4 },
    priceRule: perPiece('8.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal verzinkt', thicknessMm: null, weight: { grams: 160, per: 'piece' } },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    picture: { kind: 'part', look: 'clamps' },
  }),
  component({
    sku: 'TXF-STIJL',
    title: 'Tussenstijl textielframe',
    priceRule: perPiece('14.50', { tiers: stockTiers }),
    production: sawnProfile,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 600, per: 'piece' } },
    lead: withoutExpress(3),
    delivery: parcelOrLong,
    picture: { kind: 'frameStrut', artwork: 1932, tint: 2 },
  }),
]
