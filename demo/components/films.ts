import { component } from '../component.ts'
import { parcelOrLong, rolledUp } from '../deliveries.ts'
import { cutFilmLead, rollLead } from '../lead-times.ts'
import type { DemoComponent } from '../model.ts'
import { perM2 } from '../price-rules.ts'
import {
  clearContourVinylPrint,
  clearVinylPrint,
  contourVinylPrint,
  cutFilmPrint,
  cuttableVinylPrint,
} from '../print-specs.ts'
import { cutFilmRoll, vinylRoll } from '../production.ts'
import { rollTiers, smallRollTiers } from '../tiers.ts'

type Film = Pick<DemoComponent, 'sku' | 'title' | 'picture'> &
  Partial<Pick<DemoComponent, 'print' | 'delivery'>> & {
    readonly euro: string
    readonly material: readonly [name: string, thicknessMm: number, gramsPerM2: number]
  }

const materialOf = ([name, thicknessMm, grams]: Film['material']): DemoComponent['material'] => ({
  name,
  thicknessMm,
  weight: { grams, per: 'm2' },
})

type Terms = readonly [minAreaM2: string, minimumLine: string, extraDesign: string]

/** Film from the roll that is printed and then cut. */
const printedFilm =
  (print: DemoComponent['print'], [minAreaM2, minimumLine, extraDesign]: Terms) =>
  ({ euro, material, ...rest }: Film): DemoComponent =>
    component({
      print,
      priceRule: perM2(euro, minAreaM2, { setup: '9.50', minimumLine, extraDesign, tiers: rollTiers }),
      production: vinylRoll,
      material: materialOf(material),
      lead: rollLead,
      delivery: rolledUp,
      ...rest,
    })

const sticker = printedFilm(contourVinylPrint, ['0.0025', '19.50', '7.50'])
const windowFilm = printedFilm(cuttableVinylPrint, ['0.05', '22.50', '5.00'])
const logo = printedFilm(contourVinylPrint, ['0.05', '24.50', '7.50'])

export const films: readonly DemoComponent[] = [
  sticker({
    sku: 'STK-MONO',
    title: 'Vinylsticker monomeer wit',
    euro: '14.50',
    material: ['vinyl monomeer', 0.1, 235],
    picture: { kind: 'film', look: 'white', colour: '#FFFFFF', backing: '#F2DFA8' },
  }),
  sticker({
    sku: 'STK-CAST',
    title: 'Vinylsticker gegoten wit',
    euro: '29.50',
    material: ['vinyl gegoten', 0.05, 170],
    picture: { kind: 'film', look: 'white', colour: '#F6F7FA', backing: '#BFD9EE', cue: 'curve' },
  }),
  sticker({
    sku: 'STK-TRANS',
    title: 'Vinylsticker transparant',
    euro: '19.90',
    material: ['vinyl transparant', 0.1, 220],
    print: clearContourVinylPrint,
    picture: { kind: 'film', look: 'clear', colour: '#DDF1F7', backing: '#E6E2D6' },
  }),
  sticker({
    sku: 'STK-AFN',
    title: 'Vinylsticker afneembaar',
    euro: '17.50',
    material: ['vinyl monomeer', 0.1, 235],
    picture: { kind: 'film', look: 'white', colour: '#FFFFFF', backing: '#CFE7CF', cue: 'removable' },
  }),
  sticker({
    sku: 'STK-HECHT',
    title: 'Vinylsticker extra hechtend',
    euro: '24.50',
    material: ['vinyl polymeer, sterke lijm', 0.09, 240],
    picture: { kind: 'film', look: 'white', colour: '#FFFFFF', backing: '#F0B7A4', cue: 'glue' },
  }),
  windowFilm({
    sku: 'RAM-PERF',
    title: 'Perforatiefolie',
    euro: '21.00',
    material: ['vinyl geperforeerd', 0.16, 190],
    picture: { kind: 'film', look: 'perforated', colour: '#FFFFFF', backing: '#3A4050' },
  }),
  windowFilm({
    sku: 'RAM-STAT',
    title: 'Statische raamfolie',
    euro: '24.50',
    material: ['pvc statisch', 0.18, 225],
    print: clearVinylPrint,
    picture: { kind: 'film', look: 'clear', colour: '#E4EDF9', backing: '#F7F7F4', cue: 'static' },
  }),
  windowFilm({
    sku: 'RAM-WIT',
    title: 'Raamfolie wit blockout',
    euro: '22.50',
    material: ['vinyl polymeer blockout', 0.09, 215],
    picture: { kind: 'film', look: 'white', colour: '#FFFFFF', backing: '#8C93A3', cue: 'blockout' },
  }),
  component({
    sku: 'SNB-CAST',
    title: 'Snijletters gegoten folie',
    priceRule: perM2('62.00', '0.02', { setup: '7.50', minimumLine: '17.50', tiers: smallRollTiers }),
    production: cutFilmRoll,
    print: cutFilmPrint,
    material: materialOf(['vinyl gegoten effen', 0.05, 140]),
    lead: cutFilmLead,
    delivery: rolledUp,
    picture: { kind: 'film', look: 'plain', colour: '#2130C8', backing: '#F1EEE4' },
  }),
  logo({
    sku: 'AUT-CONT',
    title: 'Contourgesneden autologo gegoten',
    euro: '54.00',
    material: ['vinyl gegoten + laminaat', 0.09, 290],
    delivery: parcelOrLong,
    picture: { kind: 'film', look: 'contour', colour: '#E5007D', backing: '#F1EEE4' },
  }),
]
