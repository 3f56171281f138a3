import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { components } from '#demo/components.ts'
import { configurators } from '#demo/configurators.ts'
import { products } from '#demo/products.ts'
import { amountRowText } from '#texts/nl/price-breakdown.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { lineBreakdown } from '../cart/line-breakdown.ts'
import { NO_CHOICES } from '../configurator/choices.ts'
import { evaluate } from '../configurator/evaluate.ts'
import type { Configurator, Field } from '../configurator/model.ts'
import { fillIn, selectOption } from '../configurator/select-option.ts'
import { fieldsOf, leafSteps } from '../configurator/steps.ts'
import { amountRows, goodsParts, type LineToShow } from './amount-rows.ts'
import type { BreakdownRow, PriceInput } from './model.ts'
import { configurationLines, priceConfiguration } from '../configurator/price-configuration.ts'
import { type BandlessPrice, priceLine } from './price-line.ts'

const row = (code: string, amountE4: number, more: Partial<BreakdownRow> = {}): BreakdownRow => ({
  code,
  label: '',
  basis: 'line',
  basisMilli: 1000,
  scope: 'line',
  amountE4,
  ...more,
})
const base = (amountE4: number) => row('base', amountE4, { scope: 'piece', basis: 'm2' })
const run = (amountE4: number) => row('base', amountE4, { basis: 'run', basisMilli: 1_000_000 })

/** The rows as they read, without the spaces that do not break. */
const shown = (line: LineToShow) =>
  amountRows(line).map((each) =>
    `${amountRowText(each)} = ${formatPrice(each.netCents)}`.replaceAll('\u00a0', ' '),
  )

describe('the rows of a line', () => {
  it.each<readonly [string, LineToShow, readonly string[]]>([
    [
      'are its pieces at their price, and the start-up once',
      {
        quantity: 2,
        unitCents: 3579,
        lineCents: 7658,
        breakdown: [base(357_900), row('setup', 50_000)],
      },
      ['2 × € 35,79 = € 71,58', 'Opstartkosten = € 5,00'],
    ],
    [
      'say what a minimum adds',
      { quantity: 1, unitCents: 1_250, lineCents: 1950, breakdown: [base(125_000), row('minimum', 70_000)] },
      ['1 × € 12,50 = € 12,50', 'Aanvulling tot het minimum per regel = € 7,00'],
    ],
    [
      'count designs, studio and what was chosen several times',
      {
        quantity: 3,
        unitCents: 1000,
        lineCents: 16_410,
        breakdown: [
          base(100_000),
          row('hekset', 158_000, { label: 'Bevestiging: Hekset', basisMilli: 2000 }),
          row('extraDesigns', 300_000, { basis: 'count', basisMilli: 2000 }),
          row('studioDesigns', 790_000, { basis: 'count', basisMilli: 2000 }),
          row('designCheck', 93_000, { basis: 'count' }),
        ],
      },
      [
        '3 × € 10,00 = € 30,00',
        'Bevestiging: Hekset, 2 × € 7,90 = € 15,80',
        'Extra ontwerpen, 2 × € 15,00 = € 30,00',
        'Ontwerp door de studio, 2 × € 39,50 = € 79,00',
        'Controle van ontwerpen = € 9,30',
      ],
    ],
    [
      'show a run as a whole, with what was chosen for it',
      {
        quantity: 1000,
        unitCents: 4,
        lineCents: 4490,
        breakdown: [
          run(349_000),
          row('hoeken', 50_000, { basis: 'count', basisMilli: 4_000_000 }),
          row('setup', 50_000),
        ],
      },
      ['1.000 stuks = € 39,90', 'Opstartkosten = € 5,00'],
    ],
    [
      'leave out what costs nothing',
      { quantity: 1, unitCents: 500, lineCents: 500, breakdown: [base(50_000), row('setup', 0)] },
      ['1 × € 5,00 = € 5,00'],
    ],
    [
      'name what the kept rows leave unexplained',
      { quantity: 2, unitCents: 3579, lineCents: 7658, breakdown: [base(357_900)] },
      ['2 × € 35,79 = € 71,58', 'Overige kosten = € 5,00'],
    ],
    [
      'show a line without kept rows as a whole',
      { quantity: 2, unitCents: 3579, lineCents: 7658, breakdown: [] },
      ['2 stuks = € 76,58'],
    ],
    [
      'multiply out without kept rows where the amounts do',
      { quantity: 2, unitCents: 3579, lineCents: 7158, breakdown: [] },
      ['2 × € 35,79 = € 71,58'],
    ],
    [
      'show as a whole what came to less than its pieces',
      { quantity: 2, unitCents: 3579, lineCents: 6000, breakdown: [base(357_900), row('setup', 50_000)] },
      ['2 stuks = € 55,00', 'Opstartkosten = € 5,00'],
    ],
    [
      'show one amount where the kept charges are more than the line',
      { quantity: 2, unitCents: 100, lineCents: 300, breakdown: [base(10_000), row('setup', 50_000)] },
      ['2 stuks = € 3,00'],
    ],
  ])('%s', (_rule, line, rows) => {
    expect(shown(line)).toEqual(rows)
  })

  it('name the rounding of a piece and of a run', () => {
    const piece = { quantity: 1, unitCents: 946, lineCents: 946, breakdown: [base(80_640), base(14_000)] }
    expect(goodsParts(piece).map(({ code, amountE4 }) => [code, amountE4])).toEqual([
      ['base', 80_640],
      ['base', 14_000],
      ['rounding', -40],
    ])
    const whole = {
      quantity: 1000,
      unitCents: 3,
      lineCents: 3990,
      breakdown: [run(349_033), row('setup', 50_000)],
    }
    expect(goodsParts(whole).map(({ code, amountE4 }) => [code, amountE4])).toEqual([
      ['base', 349_033],
      ['rounding', -33],
    ])
  })
})

/** '€ 1.234,50' in 1/100 cent, as a customer reads it. */
const readE4 = (text: string) => {
  const [, whole = '', fraction = ''] = /^€\u00a0(-?[\d.]+),(\d{2}|\d{4})$/.exec(text) ?? []
  expect(whole, text).not.toBe('')
  const sign = whole.startsWith('-') ? -1 : 1
  return sign * Number(whole.replaceAll(/[-.]/g, '') + fraction.padEnd(4, '0'))
}

/** Everything that is shown of a line, read back from its texts. */
function expectToAddUp(line: LineToShow): void {
  const rows = amountRows(line)
  const amounts = rows.map(({ netCents }) => readE4(formatPrice(netCents)))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(line.lineCents * 100)
  for (const [index, each] of rows.entries()) {
    const [, count, rate] = /([\d.]+)\u00a0×\u00a0(€\u00a0[\d.,-]+)$/.exec(amountRowText(each)) ?? []
    if (count && rate) expect(Number(count.replaceAll('.', '')) * readE4(rate)).toBe(amounts[index])
    else expect(each.rateE4).toBeNull()
  }
  const [{ rateE4, netCents }] = rows
  const partsE4 = goodsParts(line).reduce((sum, { amountE4 }) => sum + amountE4, 0)
  expect(partsE4).toBe(rateE4 ?? netCents * 100)
}

const lineOf = (
  quantity: number,
  price: BandlessPrice,
  services = { studioCount: 0, studioCents: 0, checkCents: 0 },
): LineToShow => ({
  quantity,
  unitCents: price.unitCents,
  lineCents: price.lineCents + services.studioCents + services.checkCents,
  breakdown: lineBreakdown(price, services),
})

const goods = [...products, ...components]
const ruleOf = (sku: string) => goods.find((each) => each.sku === sku)?.priceRule ?? null
const quantity = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5000 }))
const sizeMm = fc.integer({ min: 1, max: 12_000 })
const services = fc
  .record({ studioCount: fc.integer({ min: 0, max: 3 }), isChecked: fc.boolean() })
  .map(({ studioCount, isChecked }) => ({
    studioCount,
    studioCents: studioCount * 3950,
    checkCents: isChecked ? 1250 : 0,
  }))

describe('what is shown adds up to the cent, and multiplies out as it stands', () => {
  const rules = goods.flatMap(({ priceRule }) => priceRule ?? [])

  it('for every product of the demo that has a price, in any number and size', () => {
    const asked = fc.record({
      quantity,
      widthMm: sizeMm,
      heightMm: sizeMm,
      designCount: fc.integer({ min: 1, max: 4 }),
    })
    for (const rule of rules) {
      fc.assert(
        fc.property(asked, services, ({ quantity: any, ...sizes }, extra) => {
          const runs = rule.runPrices.map((each) => each.quantity)
          const input: PriceInput = {
            rule,
            quantity: runs[any % runs.length] ?? any,
            ...sizes,
            lengthMm: sizes.widthMm,
            effects: [],
          }
          const price = priceLine(input)
          if (price) expectToAddUp(lineOf(input.quantity, price, extra))
        }),
        { numRuns: 20 },
      )
    }
  })

  it.each(configurators)('for $key, however it is put together', (configurator) => {
    let complete = 0
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), quantity, (picks, pieces) => {
        const price = pricedAsPicked(configurator, picks, pieces)
        if (price === null) return
        complete += 1
        for (const line of price.lines) expectToAddUp(lineOf(line.quantity, line.price))
      }),
      { numRuns: 25 },
    )
    expect(complete).toBeGreaterThan(0)
  })
})

/** A configuration in which the next pick decides at each step that is still open; null when it has no price. */
function pricedAsPicked(configurator: Configurator, picks: readonly number[], pieces: number) {
  let choices = NO_CHOICES
  const fill = (fields: readonly Field[], pick: number) => {
    for (const field of fields) {
      choices = fillIn(configurator, choices, field.optionId, valueFor(field, pick))
    }
  }
  for (const step of leafSteps(configurator)) fill(fieldsOf(step), picks[0] ?? 0)
  for (const pick of picks) {
    const evaluation = evaluate(configurator, choices)
    const open = evaluation.leaves.find(({ isVisible, isValid }) => isVisible && !isValid)
    if (!open) {
      const lines = configurationLines(configurator, evaluation, pieces)
      return lines && priceConfiguration(lines, ruleOf, 1 + (pick % 3))
    }
    if ('fields' in open) fill(fieldsOf(open.step), pick)
    else {
      const fitting = open.options.filter(({ isAvailable, fits }) => isAvailable && fits)
      const option = fitting[pick % fitting.length]
      if (!option) return null
      choices = selectOption(configurator, choices, open.optionId, option.id)
    }
  }
  return null
}

/** Sizes are those that the shop begins with or, at every other pick, a little above the smallest. */
function valueFor(field: Field, pick: number): string {
  if (field.type !== 'input_mm') return field.values[pick % field.values.length]?.id ?? ''
  const { minMm, maxMm, stepMm, defaultMm } = field
  const steps = Math.min(200, Math.floor((maxMm - minMm) / stepMm))
  return String(pick % 2 === 0 && defaultMm !== null ? defaultMm : minMm + (pick % (steps + 1)) * stepMm)
}
