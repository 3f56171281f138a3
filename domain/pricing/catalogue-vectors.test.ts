import { describe, expect, it } from 'vitest'
import { configurators } from '#demo/configurators.ts'
import { products } from '#demo/products.ts'
import {
  type Catalogue,
  cents,
  e4,
  type FactProduct,
  type Finishing,
  listsOf,
  readCatalogue,
  readVectors,
  ruleOf,
  type Vector,
  type VectorGroup,
} from '#test/support/price-vectors.ts'
import { vatTotals } from '../cart/vat.ts'
import type { Choices } from '../configurator/choices.ts'
import { evaluate } from '../configurator/evaluate.ts'
import type { Configurator } from '../configurator/model.ts'
import { strayChoices } from '../configurator/stray-choices.ts'
import { sumCents } from '../money.ts'
import { chooseRule } from './choose-rule.ts'
import { priceBook } from './price-book.ts'
import { eyeletCount } from './eyelets.ts'
import { expressCents } from './express.ts'
import { productMeasureMilli } from './measure.ts'
import type { LabelledEffect, PriceEffect, PriceInput, PriceRule } from './model.ts'
import { configurationLines, priceConfiguration } from '../configurator/price-configuration.ts'
import { type BandlessPrice, priceLine } from './price-line.ts'

const ON_DAY = '2026-11-20'

function effectOf(
  finishing: Finishing,
  count: number | undefined,
  widthMm: number,
  heightMm: number,
): PriceEffect {
  const rateE4 = e4(finishing.eur ?? 0)
  switch (finishing.priceKind) {
    case 'included':
      return { kind: 'included' }
    case 'piece':
    case 'm2':
      return { kind: finishing.priceKind, rateE4 }
    case 'percent':
      return { kind: 'percent', percent: finishing.percent ?? 0 }
    case 'edgeMetre': {
      const setupCents = cents(finishing.setupEur ?? 0)
      return { kind: 'edgeMetre', rateE4, edges: ['top', 'right', 'bottom', 'left'], setupCents }
    }
    case 'count': {
      const eyelets =
        finishing.countRule === 'eyelets' ? eyeletCount(widthMm, heightMm, finishing.spacingMm ?? 0) : 0
      return { kind: 'count', rateE4, count: count ?? finishing.count ?? eyelets }
    }
    default:
      return {
        kind: 'run',
        setupCents: cents(finishing.setupEur ?? 0),
        per1000Cents: cents(finishing.per1000Eur ?? 0),
      }
  }
}

function ruleFor(catalogue: Catalogue, vector: Vector, product: FactProduct): PriceRule {
  const { sku, categoryPaths } = product
  const rule = products.find((each) => each.sku === sku)?.priceRule ?? ruleOf(product)
  const book = priceBook(listsOf(catalogue, vector.input.priceLists ?? []))
  return chooseRule({ sku, categoryPaths, rule }, book, ON_DAY).rule
}

function productOf(catalogue: Catalogue, sku: string | undefined): FactProduct {
  const product = catalogue.products.find((each) => each.sku === sku)
  if (product === undefined) throw new Error(`No product ${sku}`)
  return product
}

function inputOf(catalogue: Catalogue, vector: Vector, group: VectorGroup): PriceInput {
  const product = productOf(catalogue, group.sku)
  const widthMm = group.w ?? product.fixedSizeMm?.[0] ?? null
  const heightMm = group.h ?? product.fixedSizeMm?.[1] ?? null
  const effects = (group.finishing ?? []).map(({ code, count }): LabelledEffect => {
    const finishing = product.finishing.find((each) => each.code === code)
    if (finishing === undefined) throw new Error(`No finishing ${code}`)
    return { code, label: code, effect: effectOf(finishing, count, widthMm ?? 0, heightMm ?? 0) }
  })
  const rule = ruleFor(catalogue, vector, product)
  return { rule, quantity: group.quantity, widthMm, heightMm, lengthMm: group.l ?? null, effects }
}

type Priced = { readonly sku: string; readonly quantity: number; readonly price: BandlessPrice }

function pricePlain(catalogue: Catalogue, vector: Vector, group: VectorGroup): readonly Priced[] | null {
  const { sku = '', quantity } = group
  const sameProduct = vector.input.groups
    .filter((other) => other.sku === sku)
    .map((other) => inputOf(catalogue, vector, other))
  const together = productMeasureMilli(sameProduct)
  const input = inputOf(catalogue, vector, group)
  const price = priceLine(together === null ? input : { ...input, productMeasureMilli: together })
  return price && [{ sku, quantity, price }]
}

function configuratorOf(key: string | undefined): Configurator {
  const configurator = configurators.find((each) => each.key === key)
  if (!configurator) throw new Error(`No configurator ${key}`)
  return configurator
}

const choicesOf = ({ options = {}, fields = {} }: VectorGroup): Choices => ({
  options: Object.fromEntries(
    Object.entries(options).map(([step, chosen]) => [
      step,
      typeof chosen === 'string' ? { id: chosen } : chosen,
    ]),
  ),
  fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)])),
  filters: {},
  lastChanged: null,
})

function priceConfigured(catalogue: Catalogue, vector: Vector, group: VectorGroup): readonly Priced[] | null {
  const configurator = configuratorOf(group.configurator)
  const evaluation = evaluate(configurator, choicesOf(group))
  const lines = evaluation.isValid ? configurationLines(configurator, evaluation, group.quantity) : null
  const price =
    lines &&
    priceConfiguration(
      lines,
      (sku) => ruleFor(catalogue, vector, productOf(catalogue, sku)),
      group.designs ?? 1,
    )
  return price && price.lines
}

function priceCart(catalogue: Catalogue, vector: Vector) {
  const priced = vector.input.groups.map((group) => {
    const isPlain = group.configurator === undefined
    const lines = (isPlain ? pricePlain : priceConfigured)(catalogue, vector, group)
    if (lines === null) return null
    const product = productOf(catalogue, isPlain ? group.sku : configuratorOf(group.configurator).sku)
    const { surchargePercent = 0, minimumEur = 0 } = product.lead.express
    const rate = { percent: surchargePercent, minimumCents: cents(minimumEur) }
    const goodsCents = sumCents(lines.map(({ price }) => price.lineCents))
    const netCents = sumCents([
      goodsCents,
      group.express ? expressCents(goodsCents, rate) : 0,
      group.validate ? cents(catalogue.constants.validateDesignEur) : 0,
    ])
    return { lines, netCents, ratePercent: product.vatPercent }
  })
  const groups = priced.filter((group) => group !== null)
  if (groups.length < priced.length) return null
  const shipping = vector.input.shipping
  const shippingCents =
    shipping === undefined ? 0 : cents(catalogue.constants.shippingEur[shipping] ?? Number.NaN)
  const shippingPart = shippingCents === 0 ? [] : [{ ratePercent: 21, netCents: shippingCents }]
  return { groups, totals: vatTotals([...groups, ...shippingPart]) }
}

describe('worked prices', () => {
  const catalogue = readCatalogue()
  const vectors = readVectors()
  const configured = vectors.flatMap(({ id, input }) =>
    input.groups.flatMap((group) => (group.configurator === undefined ? [] : [{ id, group }])),
  )

  it('are there, for products with and without a configurator', () => {
    expect(configured.length).toBeGreaterThan(25)
    expect(vectors.length - configured.length).toBeGreaterThan(10)
  })

  it.each(configured)('$id chooses what its configurator offers', ({ group }) => {
    const choices = choicesOf(group)
    expect(strayChoices(choices, evaluate(configuratorOf(group.configurator), choices))).toEqual([])
  })

  it.each(vectors.map((vector) => [`${vector.id}: ${vector.title}`, vector] as const))(
    '%s',
    (_name, vector) => {
      const cart = priceCart(catalogue, vector)
      if (vector.expect.totalCents == null) {
        expect(cart).toBeNull()
        return
      }
      expect(cart?.totals).toMatchObject({
        netCents: vector.expect.netCents,
        vat: vector.expect.vat,
        totalCents: vector.expect.totalCents,
      })
      expect(cart?.groups.map((group) => group.netCents)).toEqual(
        vector.expect.groups?.map((group) => group.groupNetCents),
      )
      const lines = cart?.groups.map((group) =>
        group.lines.map(({ sku, quantity, price }) => [sku, quantity, price.unitE4, price.lineCents]),
      )
      expect(lines).toEqual(
        vector.expect.groups?.map((group) =>
          group.lines.map(({ sku, quantity, unitCents, unitEur = 0, lineCents }) => [
            sku,
            quantity,
            unitCents === null ? e4(unitEur) : unitCents * 100,
            lineCents,
          ]),
        ),
      )
    },
  )
})
