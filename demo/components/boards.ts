import { component } from '../component.ts'
import { flatBoards, parcelOnly } from '../deliveries.ts'
import { boardLead, withoutExpress } from '../lead-times.ts'
import type { DemoComponent, DemoProduction } from '../model.ts'
import { perM2, perPiece } from '../price-rules.ts'
import { boardPrint, clearBoardPrint, eitherSideBoardPrint } from '../print-specs.ts'
import { boardFrom, fromStock } from '../production.ts'
import { sheetTiers, stockTiers } from '../tiers.ts'

type Board = Pick<DemoComponent, 'sku' | 'title' | 'picture'> &
  Partial<Pick<DemoComponent, 'production' | 'print' | 'priceRule'>> & {
    readonly euro: string
    readonly material: readonly [name: string, thicknessMm: number, gramsPerM2: number]
  }

const NARROW_SHEET = boardFrom(5, [3050, 1500])
const BOTH_SHEETS = boardFrom(5, [3050, 1500], [3050, 2050])
const WIDE_SHEET = boardFrom(5, [3050, 2050])

const board = ({ euro, material: [name, thicknessMm, grams], ...rest }: Board): DemoComponent =>
  component({
    production: NARROW_SHEET,
    print: eitherSideBoardPrint,
    priceRule: perM2(euro, '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    material: { name, thicknessMm, weight: { grams, per: 'm2' } },
    lead: boardLead,
    delivery: flatBoards,
    ...rest,
  })

const foam = (thicknessMm: number, euro: string, gramsPerM2: number, production: DemoProduction) =>
  board({
    sku: `PVC-${thicknessMm}`,
    title: `Pvc-schuimplaat ${thicknessMm} mm`,
    euro,
    material: ['pvc geschuimd', thicknessMm, gramsPerM2],
    production,
    picture: { kind: 'board', face: 'white', edge: '#D9DDE5', core: null, thicknessMm },
  })

const acrylic = (sku: string, title: string, euro: string, gramsPerM2: number, thicknessMm: number) =>
  board({
    sku,
    title,
    euro,
    material: ['acrylaat gegoten helder', thicknessMm, gramsPerM2],
    production: WIDE_SHEET,
    print: clearBoardPrint,
    priceRule: acrylicRule(euro),
    picture: { kind: 'board', face: 'clear', edge: '#6FC3DB', core: null, thicknessMm },
  })

const acrylicRule = (euro: string) =>
  perM2(euro, '0.1', { setup: '10.00', minimumLine: '25.00', extraDesign: '3.50', tiers: sheetTiers })

export const boards: readonly DemoComponent[] = [
  board({
    sku: 'ALP-2',
    title: 'Aluminium sandwichpaneel 2 mm wit',
    euro: '29.50',
    material: ['aluminium sandwich, PE-kern', 2, 2900],
    picture: { kind: 'board', face: 'white', edge: '#C8CCD5', core: '#2B303B', thicknessMm: 2 },
  }),
  board({
    sku: 'ALP-4',
    title: 'Aluminium sandwichpaneel 4 mm wit',
    euro: '41.00',
    material: ['aluminium sandwich, PE-kern', 4, 4750],
    picture: { kind: 'board', face: 'white', edge: '#C8CCD5', core: '#2B303B', thicknessMm: 4 },
  }),
  board({
    sku: 'ALP-4-FR',
    title: 'Aluminium sandwichpaneel 4 mm brandwerend',
    euro: '63.00',
    material: ['aluminium sandwich, minerale kern', 4, 7600],
    picture: {
      kind: 'board',
      face: 'white',
      edge: '#C8CCD5',
      core: '#B98F6B',
      thicknessMm: 4,
      cue: 'mineral',
    },
  }),
  board({
    sku: 'ALP-3-BORSTEL',
    title: 'Aluminium sandwichpaneel geborsteld 3 mm',
    euro: '44.00',
    material: ['aluminium sandwich geborsteld', 3, 3800],
    print: clearBoardPrint,
    picture: { kind: 'board', face: 'brushed', edge: '#C8CCD5', core: '#2B303B', thicknessMm: 3 },
  }),
  board({
    sku: 'ALU-2',
    title: 'Massief aluminium 2 mm',
    euro: '52.00',
    material: ['aluminium massief', 2, 5400],
    production: boardFrom(5, [3000, 1500]),
    picture: { kind: 'board', face: 'white', edge: '#A9AFBC', core: null, thicknessMm: 2 },
  }),
  foam(3, '19.50', 1650, BOTH_SHEETS),
  foam(10, '36.00', 5500, BOTH_SHEETS),
  foam(19, '62.00', 9500, boardFrom(5, [3050, 1220])),
  acrylic('ACR-3', 'Acrylaat helder 3 mm', '49.00', 3570, 3),
  acrylic('ACR-8', 'Acrylaat helder 8 mm', '98.00', 9520, 8),
  acrylic('ACR-10', 'Acrylaat helder 10 mm', '122.00', 11900, 10),
  board({
    sku: 'ACR-3-OPAAL',
    title: 'Acrylaat opaal 3 mm',
    euro: '54.00',
    material: ['acrylaat opaal', 3, 3570],
    production: WIDE_SHEET,
    print: boardPrint,
    priceRule: acrylicRule('54.00'),
    picture: { kind: 'board', face: 'opal', edge: '#DDE6EC', core: null, thicknessMm: 3 },
  }),
  component({
    sku: 'AFH-ALU15',
    title: 'Afstandhouder aluminium 15 × 19 mm, set van 4',
    pack: { kind: 'set', count: 4 },
    priceRule: perPiece('9.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 80, per: 'piece' } },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    picture: { kind: 'standoffs', diameterMm: 15, depthMm: 19, metal: 'aluminium', artwork: 2204, tint: 0 },
  }),
]
