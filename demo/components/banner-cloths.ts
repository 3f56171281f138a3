import { component } from '../component.ts'
import { foldedCloth } from '../deliveries.ts'
import { rollLead } from '../lead-times.ts'
import type { DemoComponent } from '../model.ts'
import { perM2 } from '../price-rules.ts'
import { bannerPrint, eitherSideBannerPrint } from '../print-specs.ts'
import { bannerRoll, lightClothRoll } from '../production.ts'
import { rollTiers } from '../tiers.ts'

type Cloth = Pick<DemoComponent, 'sku' | 'title' | 'picture'> &
  Partial<Pick<DemoComponent, 'production' | 'print'>> & {
    readonly euro: string
    readonly material: readonly [name: string, thicknessMm: number, gramsPerM2: number]
  }

const cloth = ({ euro, material: [name, thicknessMm, grams], ...rest }: Cloth): DemoComponent =>
  component({
    production: bannerRoll,
    print: bannerPrint,
    priceRule: perM2(euro, '0.5', {
      setup: '5.00',
      minimumLine: '19.50',
      extraDesign: '3.50',
      tiers: rollTiers,
    }),
    material: { name, thicknessMm, weight: { grams, per: 'm2' } },
    lead: rollLead,
    delivery: foldedCloth,
    ...rest,
  })

export const bannerCloths: readonly DemoComponent[] = [
  cloth({
    sku: 'SPD-450',
    title: 'Spandoek 450 g, voordelig',
    euro: '6.90',
    material: ['pvc frontlit gecoat', 0.4, 450],
    picture: { kind: 'cloth', face: '#FBFBFC', back: '#E4E7EC', pitch: 9, gloss: true },
  }),
  cloth({
    sku: 'SPD-680',
    title: 'Spandoek 680 g, extra zwaar',
    euro: '11.20',
    material: ['pvc gecoat 1000 denier', 0.6, 680],
    picture: { kind: 'cloth', face: '#F4F5F7', back: '#BFC5D0', pitch: 14, gloss: true, cue: 'heavy' },
  }),
  cloth({
    sku: 'SPD-B1',
    title: 'Spandoek brandvertragend 500 g',
    euro: '9.60',
    material: ['pvc frontlit brandvertragend', 0.45, 500],
    picture: { kind: 'cloth', face: '#FFFDF8', back: '#F1C9B8', pitch: 10, gloss: false, cue: 'flame' },
  }),
  cloth({
    sku: 'SPD-BLO',
    title: 'Spandoek blockout 630 g, dubbelzijdig',
    euro: '11.90',
    material: ['pvc blockout', 0.55, 630],
    production: lightClothRoll,
    print: eitherSideBannerPrint,
    picture: { kind: 'cloth', face: '#F7F8FA', back: '#3A4050', pitch: 11, gloss: true, cue: 'twoFaces' },
  }),
  cloth({
    sku: 'SPD-PVCVRIJ',
    title: 'Spandoek pvc-vrij',
    euro: '10.40',
    material: ['polyester gecoat', 0.3, 220],
    production: lightClothRoll,
    picture: { kind: 'cloth', face: '#FAFBF6', back: '#C7DBBE', pitch: 5, gloss: false, cue: 'leaf' },
  }),
  cloth({
    sku: 'SPD-PE',
    title: 'Spandoek PE recyclebaar 170 g',
    euro: '6.40',
    material: ['geweven PE', 0.3, 170],
    production: lightClothRoll,
    picture: { kind: 'cloth', face: '#F3F8FA', back: '#B5DCE6', pitch: 17, gloss: false, cue: 'cycle' },
  }),
  cloth({
    sku: 'MSH-270',
    title: 'Meshdoek 270 g',
    euro: '8.90',
    material: ['pvc mesh', 0.35, 270],
    picture: { kind: 'mesh', thread: '#F6F7F9', pitch: 13, hole: 5.5 },
  }),
  cloth({
    sku: 'MSH-330',
    title: 'Meshdoek 330 g, versterkt',
    euro: '10.10',
    material: ['pvc mesh versterkt', 0.4, 330],
    picture: { kind: 'mesh', thread: '#E7EAEE', pitch: 16, hole: 5, cue: 'belt' },
  }),
  cloth({
    sku: 'MSH-B1',
    title: 'Meshdoek brandvertragend 270 g',
    euro: '9.90',
    material: ['pvc mesh brandvertragend', 0.35, 270],
    picture: { kind: 'mesh', thread: '#FBE9E1', pitch: 13, hole: 5.5, cue: 'flame' },
  }),
  cloth({
    sku: 'MSH-PVCVRIJ',
    title: 'Meshdoek pvc-vrij 200 g',
    euro: '11.20',
    material: ['polyester mesh', 0.3, 200],
    production: lightClothRoll,
    picture: { kind: 'mesh', thread: '#E6F1E0', pitch: 9, hole: 4, cue: 'leaf' },
  }),
]
