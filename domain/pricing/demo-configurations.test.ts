import { describe, expect, it } from 'vitest'
import { configurators } from '#demo/configurators.ts'
import { perM2, percentTiers, perPiece, perRun } from '#demo/price-rules.ts'
import { fixedSizeTiers, metreTiers, rollTiers, sheetTiers, smallRollTiers, stockTiers } from '#demo/tiers.ts'
import type { Choices } from '../configurator/choices.ts'
import { evaluate } from '../configurator/evaluate.ts'
import { chooseRule } from './choose-rule.ts'
import { priceBook } from './price-book.ts'
import type { PriceRule } from './model.ts'
import { configurationLines, priceConfiguration } from '../configurator/price-configuration.ts'

// The rates of this file are its own, so that each sum can be followed here and holds when the shop changes a price.

const paper: PriceRule = {
  ...perPiece('16.50', { setup: '15.00', minimumLine: '49.00', tiers: metreTiers }),
  model: 'runningMetre',
  runningMetre: { measure: 'strips', usableWidthMm: 1000, lengthAllowanceMm: 100, minLengthMm: 3000 },
}
const profile: PriceRule = {
  ...perPiece('16.90', { setup: '12.50', tiers: metreTiers }),
  model: 'runningMetre',
  runningMetre: { measure: 'perimeter', usableWidthMm: null, lengthAllowanceMm: 0, minLengthMm: 1200 },
}

const RULES: Readonly<Record<string, PriceRule>> = {
  'SPD-510': perM2('8.40', '0.5', { setup: '5.00', minimumLine: '19.50', tiers: rollTiers }),
  'SPD-BLO': perM2('13.90', '0.5', { setup: '5.00', minimumLine: '22.50', tiers: rollTiers }),
  'TOE-SPANNER': perPiece('7.90', { tiers: stockTiers }),
  'BHD-CONF': perPiece('29.50', { extraDesign: '7.50', tiers: percentTiers('piece', [5, 10], [10, 20]) }),
  'ALP-3': perM2('29.00', '0.1', { setup: '7.50', minimumLine: '17.50', tiers: sheetTiers }),
  'AFH-RVS19': perPiece('16.90', { tiers: stockTiers }),
  'PVC-19': perM2('62.00', '0.1', { setup: '7.50', tiers: sheetTiers }),
  'BVD-DROP-M': perPiece('22.50', { tiers: fixedSizeTiers }),
  'BVS-M': perPiece('16.50', { tiers: stockTiers }),
  'BVV-KRUIS': perPiece('12.50', { tiers: stockTiers }),
  'BVV-RING': perPiece('7.50', { tiers: stockTiers }),
  'STK-TRANS': perM2('22.00', '0.0025', { setup: '9.50', minimumLine: '19.50', tiers: rollTiers }),
  'SNB-CAST': perM2('62.00', '0.02', { setup: '7.50', minimumLine: '17.50', tiers: smallRollTiers }),
  'TOE-RAKEL': perPiece('3.90', { tiers: stockTiers }),
  'VIS-400': perRun([
    [500, '24.90'],
    [1000, '34.90'],
  ]),
  'BEH-VLIES': paper,
  'BEH-LIJM': perPiece('29.50', { tiers: stockTiers }),
  'TXF-P44': profile,
  'TXF-DOEK': perM2('19.50', '0.5', { setup: '7.50', minimumLine: '24.50', tiers: rollTiers }),
  'TXF-DOEK-BL': perM2('25.50', '0.5', { setup: '7.50', minimumLine: '24.50', tiers: rollTiers }),
  'TXF-VOET': perPiece('34.50', { tiers: stockTiers }),
}
const ruleOf = (sku: string) => RULES[sku] ?? null

type Chosen = Readonly<Record<string, string | { readonly id: string; readonly quantity: number }>>

const configuratorOf = (key: string) => {
  const configurator = configurators.find((each) => each.key === key)
  if (!configurator) throw new Error(`no configurator ${key}`)
  return configurator
}

const evaluated = (key: string, options: Chosen, fields: Readonly<Record<string, string>>) => {
  const choices: Choices = {
    options: Object.fromEntries(
      Object.entries(options).map(([step, chosen]) => [
        step,
        typeof chosen === 'string' ? { id: chosen } : chosen,
      ]),
    ),
    fields,
    filters: {},
    lastChanged: null,
  }
  return evaluate(configuratorOf(key), choices)
}

type Asked = {
  readonly key: string
  readonly pieces?: number
  readonly options: Chosen
  readonly fields?: Readonly<Record<string, string>>
  readonly designs?: number
  readonly rules?: (sku: string) => PriceRule | null
}

function priced({ key, pieces = 1, options, fields = {}, designs = 1, rules = ruleOf }: Asked) {
  const evaluation = evaluated(key, options, fields)
  expect(evaluation.isValid).toBe(true)
  const lines = configurationLines(configuratorOf(key), evaluation, pieces)
  return lines && priceConfiguration(lines, rules, designs)
}

/** [sku, quantity, cents of a piece, cents of the line] */
type Line = readonly [sku: string, quantity: number, unitCents: number, lineCents: number]

const banner = { breedte: '3000', hoogte: '1000' }
const hemmed = {
  doek: 'doek-510',
  randkeuze: 'randkeuze-rondom',
  'rand-rondom': 'rand-rondom-zoom',
  ringen: 'ringen-500',
}
const fence = { doek: 'doek-pe', zijde: 'zijde-4' }
const flag = { doek: 'doek-drop-m', richting: 'richting-rechts', 'stok-m': 'stok-m-std', voet: 'voet-kruis' }
const cards = { papier: 'papier-silk', zijden: 'zijden-2', hoeken: 'hoeken-recht', oplage: 'oplage-500' }

const worked: readonly (readonly [rule: string, Asked, ...lines: Line[]])[] = [
  [
    // 3 m² x 8.40 + 8 m x 0.85 + 16 rings x 0.30 = 25.20 + 6.80 + 4.80 = 36.80; + 5.00
    'a banner with hem and rings, the set-up once',
    { key: 'spandoek-op-maat', options: hemmed, fields: banner },
    ['SPD-510', 1, 3680, 4180],
  ],
  [
    // 12 m² reach 8 %: 25.20 x 0.92 = 23.184 + 6.80 + 4.80 = 34.784 -> 34.78; x 4 + 5.00
    'four of them reach the tier of 12 m², of the cloth only',
    { key: 'spandoek-op-maat', pieces: 4, options: hemmed, fields: banner },
    ['SPD-510', 4, 3478, 14_412],
  ],
  [
    // as the first, with 2 packs of 7.90 for the whole line of 4
    'packs for the whole line are not multiplied by the pieces',
    {
      key: 'spandoek-op-maat',
      pieces: 4,
      options: { ...hemmed, spanners: { id: 'spanners-10', quantity: 2 } },
      fields: banner,
    },
    ['SPD-510', 4, 3478, 14_412],
    ['TOE-SPANNER', 2, 790, 1580],
  ],
  [
    // 2 m² x 13.90 = 27.80, 45 % of that 12.51, 6 m x 2.05 = 12.30: 52.61; x 2 + 5.00 (4 m²: no tier)
    'printing both sides is a percentage of the cloth, not of the cord',
    {
      key: 'spandoek-op-maat',
      pieces: 2,
      options: {
        doek: 'doek-blo',
        zijden: 'zijden-2',
        randkeuze: 'randkeuze-rondom',
        'rand-rondom': 'rand-rondom-koord',
      },
      fields: { breedte: '2000', hoogte: '1000' },
    },
    ['SPD-BLO', 2, 5261, 11_022],
  ],
  [
    // 3 m² x 8.40 = 25.20; top pocket 3 x 1.60, bottom hem 3 x 0.85, sides 1 x 0.85 each; 7 rings on top x 0.30
    'each edge counts with its own length and finishing',
    {
      key: 'spandoek-op-maat',
      options: {
        doek: 'doek-510',
        randkeuze: 'randkeuze-zijde',
        'rand-boven': 'rand-boven-zoom',
        'rand-onder': 'rand-onder-tunnel',
        'rand-links': 'rand-links-zoom',
        'rand-rechts': 'rand-rechts-zoom',
        ringen: 'ringen-boven',
      },
      fields: banner,
    },
    // 25.20 + 2.55 + 4.80 + 0.85 + 0.85 + 2.10 = 36.35
    ['SPD-510', 1, 3635, 4135],
  ],
  [
    // 5 x (29.50 x 0.90 = 26.55) + 2 packs x 6.50 once
    'a fence cover has a price of its own, and packs of ties once',
    { key: 'bouwhekdoek', pieces: 5, options: { ...fence, strips: { id: 'strips-100', quantity: 2 } } },
    ['BHD-CONF', 5, 2655, 14_575],
  ],
  [
    // 29.50 + 9.00 - 1.00 + 0.75 = 38.25; two more designs x 7.50
    'surcharges and a reduction per piece, and the fee of every design after the first',
    {
      key: 'bouwhekdoek',
      options: { doek: 'doek-mesh', zijde: 'zijde-2' },
      fields: { nummeren: 'nummeren-ja' },
      designs: 3,
    },
    ['BHD-CONF', 1, 3825, 5325],
  ],
  [
    // 29.50 + 9.00 + 2 x (3.40 + 1.73) m x 2.90 = 38.50 + 29.754 = 68.254
    'hook and loop goes round the one size that a fence cover has',
    { key: 'bouwhekdoek', options: { doek: 'doek-mesh', zijde: 'zijde-klit' } },
    ['BHD-CONF', 1, 6825, 6825],
  ],
  [
    // 0.5 m² x 29.00 + 4 x 0.65 = 14.50 + 2.60 = 17.10; x 4 + 7.50. Holders: 4 sets x 16.90
    'stand-offs are a line of their own',
    {
      key: 'aluminium-paneel',
      pieces: 4,
      options: { plaat: 'plaat-3', zijden: 'zijden-1', gaten: 'gaten-4', houders: 'houders-19' },
      fields: { breedte: '1000', hoogte: '500' },
    },
    ['ALP-3', 4, 1710, 7590],
    ['AFH-RVS19', 4, 1690, 6760],
  ],
  [
    // 10 x 0.48 = 4.8 m²: 5 % off 29.00 x 0.48 = 13.224; contour 2.8 m x 3.20 = 8.96: 22.184; x 10 + 7.50 + 7.50
    'milling a contour costs its metres per piece and its set-up once',
    {
      key: 'aluminium-paneel',
      pieces: 10,
      options: { plaat: 'plaat-3', zijden: 'zijden-1' },
      fields: { breedte: '800', hoogte: '600', vorm: 'vorm-contour' },
    },
    ['ALP-3', 10, 2218, 23_680],
  ],
  [
    // 12 flags 22.50 - 8 % = 20.70; poles and feet - 5 %: 15.675, 11.875; 24 rings - 5 % = 7.125
    'every part of a flag has its own tier, at its own quantity',
    { key: 'beachvlag', pieces: 12, options: { ...flag, ring: { id: 'ring-1', quantity: 2 } } },
    ['BVD-DROP-M', 12, 2070, 24_840],
    ['BVS-M', 12, 1568, 18_816],
    ['BVV-KRUIS', 12, 1188, 14_256],
    ['BVV-RING', 24, 713, 17_112],
  ],
  [
    // 0.0025 m² at least x 22.00 = 0.055, white 25 % = 0.01375: 0.06875 -> 0.07; x 100 = 7.00 -> 19.50 + 9.50
    'tiny stickers come at the least area, and the line at its minimum before set-up',
    {
      key: 'stickers-contour',
      pieces: 100,
      options: { folie: 'folie-trans', snede: 'snede-vel', wit: 'wit-onder' },
      fields: { breedte: '50', hoogte: '30', vorm: 'vorm-recht' },
    },
    ['STK-TRANS', 100, 7, 2900],
  ],
  [
    // 0.12 m² x 62.00 = 7.44; x 2 = 14.88 -> 17.50 + 7.50; one squeegee for both
    'a small order is raised to its minimum, its tools are not',
    {
      key: 'autobelettering',
      pieces: 2,
      options: { folie: 'folie-cast', pel: 'pel-klaar', rakel: 'rakel-1' },
      fields: { breedte: '800', hoogte: '150', kleur: 'kleur-wit' },
    },
    ['SNB-CAST', 2, 744, 2500],
    ['TOE-RAKEL', 1, 390, 390],
  ],
  [
    // 24.90 + 35 % = 33.615, - 6 % = 1.494: 32.121; laminate 6.00 + 500 x 0.014 = 13.00: 45.121
    'a run adds percentages of its price, and set-up with a price per thousand',
    {
      key: 'visitekaartjes',
      options: { ...cards, papier: 'papier-600', zijden: 'zijden-1', laminaat: 'lam-mat' },
    },
    ['VIS-400', 500, 9, 4512],
  ],
  [
    // 4 strips x 2.70 m = 10.8 m: 4 % off 16.50 x 10.8 = 171.072; + 15.00
    'photo wallpaper goes by strips of a metre, each with its cutting allowance',
    {
      key: 'fotobehang',
      options: { soort: 'soort-vlies', laminaat: 'laminaat-geen', lijm: 'lijm-10' },
      fields: { breedte: '3500', hoogte: '2600' },
    },
    ['BEH-VLIES', 1, 17_107, 18_607],
    ['BEH-LIJM', 1, 2950, 2950],
  ],
  [
    // Profile 2 x 9 m = 18 m: 4 % off 9 x 16.90 = 146.016. Cloths 5 m² x 2 = 10 m²: 8 % off 127.50 and 97.50.
    // The fitting of 25.00 goes with the cloth in front: 117.30 + 25.00.
    'a textile frame: outline for the profile, area for both cloths, effects on the first cloth',
    {
      key: 'textielframe',
      pieces: 2,
      options: {
        profiel: 'profiel-44',
        doek: 'doek-bl',
        achterdoek: 'achter-210',
        voeten: 'voeten-2',
        levering: 'levering-gemonteerd',
      },
      fields: { breedte: '2500', hoogte: '2000' },
    },
    ['TXF-DOEK-BL', 2, 14_230, 29_210],
    ['TXF-P44', 2, 14_602, 30_454],
    ['TXF-DOEK', 2, 8970, 18_690],
    ['TXF-VOET', 2, 3450, 6900],
  ],
  [
    // 18 m: 4 % off 9 x 16.90 = 146.016; x 2 + 12.50
    'a frame without cloth is priced by its profile',
    {
      key: 'textielframe',
      pieces: 2,
      options: { profiel: 'profiel-44', doek: 'doek-geen', levering: 'levering-los' },
      fields: { breedte: '2500', hoogte: '2000' },
    },
    ['TXF-P44', 2, 14_602, 30_454],
  ],
]

describe('prices of configurations, worked out by hand', () => {
  it.each(worked.map(([rule, asked, ...lines]) => ({ rule, asked, lines })))('$rule', ({ asked, lines }) => {
    const price = priced(asked)
    expect(
      price?.lines.map((line) => [line.sku, line.quantity, line.price.unitCents, line.price.lineCents]),
    ).toEqual(lines)
    expect(price?.netCents).toBe(lines.reduce((sum, [, , , lineCents]) => sum + lineCents, 0))
  })

  it('a contract price stands in for rate and tiers, surcharges stay', () => {
    const contract = {
      code: 'contract',
      kind: 'contract' as const,
      validFrom: null,
      validTo: null,
      rules: [
        {
          kind: 'sku' as const,
          sku: 'BHD-CONF',
          rateE4: null,
          bands: [
            { fromMilli: 1000, kind: 'amount' as const, rateE4: 260_000 },
            { fromMilli: 10_000, kind: 'amount' as const, rateE4: 205_000 },
          ],
        },
      ],
    }
    const rules = (sku: string) => {
      const rule = ruleOf(sku)
      return rule && chooseRule({ sku, categoryPaths: [], rule }, priceBook([contract]), '2026-11-20').rule
    }
    // 20.50 + 0.75 = 21.25; x 10
    const asked = {
      key: 'bouwhekdoek',
      pieces: 10,
      options: fence,
      fields: { nummeren: 'nummeren-ja' },
      rules,
    }
    expect(priced(asked)?.netCents).toBe(21_250)
  })

  it('foam of 19 mm is refused where it does not fit its sheet, and turned where it does', () => {
    const options = { plaat: 'plaat-19', zijden: 'zijden-1', vorm: 'vorm-recht' }
    const at = (breedte: string, hoogte: string) => {
      const { isValid, leaves } = evaluated('pvc-schuimplaat', options, { breedte, hoogte })
      const plate = leaves.find(({ optionId }) => optionId === 'plaat')
      return [isValid, plate && 'fault' in plate ? plate.fault : null]
    }
    expect(at('1300', '1250')).toEqual([false, 'too_large_for_option'])
    expect(at('1210', '2040')).toEqual([true, null])
  })

  it('there is no price while the product of the main line, or a circulation, has none', () => {
    const unpriced = priced({ key: 'spandoek-op-maat', options: hemmed, fields: banner, rules: () => null })
    expect(unpriced).toBeNull()
    expect(priced({ key: 'visitekaartjes', options: { ...cards, oplage: 'oplage-5000' } })).toBeNull()
  })
})
