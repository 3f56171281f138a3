import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { vatTotals } from '../cart/vat.ts'
import { sumCents } from '../money.ts'
import { chooseRule, type PriceList } from './choose-rule.ts'
import { eyeletCount } from './eyelets.ts'
import { expressCents } from './express.ts'
import { productMeasureMilli } from './measure.ts'
import type { LabelledEffect, PriceEffect, PriceInput, PriceRule, TierBand } from './model.ts'
import { priceLine } from './price-line.ts'

// A catalogue with worked prices can be laid beside the project; without one the hand-written tables stand alone.
const FOLDER = process.env.PRICE_VECTORS_DIR ?? ''
const isPresent = FOLDER !== '' && existsSync(join(FOLDER, 'price-vectors.json'))
const ON_DAY = '2026-11-20'

type Band = { from: number; rateEur?: number; percentOff?: number }
type Finishing = {
  code: string
  priceKind: string
  eur?: number
  percent?: number
  setupEur?: number
  per1000Eur?: number
  countRule?: string
  spacingMm?: number
  count?: number
}
type Product = {
  sku: string
  categoryPaths: string[]
  vatPercent: number
  fixedSizeMm: [number, number] | null
  finishing: Finishing[]
  lead: { express: { surchargePercent?: number; minimumEur?: number } }
  pricing: {
    model: PriceRule['model']
    rate: { eur: number } | null
    tiers: { measure: 'piece' | 'm2' | 'metre'; scope: 'line' | 'product'; bands: Band[] } | null
    setupEur: number
    minAreaM2: number | null
    minimumLineEur: number | null
    extraDesignFeeEur: number
    runningMetre?: {
      usableWidthMm?: number
      lengthAllowanceMm: number
      minLengthM: number
      panelsFromWidth?: boolean
      fromPerimeter?: boolean
    }
    runPrices?: { quantity: number; eur: number }[]
  }
}
type ListRule = { sku?: string; rateEur?: number; bands?: Band[]; categoryPath?: string; percentOff?: number }
type Catalogue = {
  constants: { validateDesignEur: number; shippingEur: Record<string, number> }
  priceLists: {
    code: string
    kind: 'contract' | 'group'
    validFrom: string
    validTo: string
    rules: ListRule[]
  }[]
  products: Product[]
}
type Group = {
  sku?: string
  quantity: number
  w?: number
  h?: number
  l?: number
  express?: boolean
  validate?: boolean
  finishing?: { code: string; count?: number }[]
}
type Vector = {
  id: string
  title: string
  input: { groups: Group[]; priceLists?: string[]; shipping?: string }
  expect: {
    display?: string
    groups?: {
      lines: { unitCents: number | null; unitEur?: number; lineCents: number }[]
      groupNetCents: number
    }[]
    vat?: { ratePercent: number; baseCents: number; vatCents: number }[]
    netCents?: number
    totalCents: number | null
  }
}

const readJson = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
const e4 = (eur: number) => Math.round(eur * 10_000)
const cents = (eur: number) => Math.round(eur * 100)

const bandsOf = (bands: Band[]): TierBand[] =>
  bands.map(({ from, rateEur, percentOff = 0 }) => {
    const fromMilli = Math.round(from * 1000)
    return rateEur === undefined
      ? { fromMilli, kind: 'percentOff', percent: percentOff }
      : { fromMilli, kind: 'amount', rateE4: e4(rateEur) }
  })

function ruleOf({ pricing }: Product): PriceRule {
  const { runningMetre, tiers } = pricing
  return {
    model: pricing.model,
    rateE4: pricing.rate && e4(pricing.rate.eur),
    tiers: tiers && { ...tiers, bands: bandsOf(tiers.bands) },
    setupCents: cents(pricing.setupEur),
    minAreaMm2: pricing.minAreaM2 && Math.round(pricing.minAreaM2 * 1_000_000),
    minimumLineCents: pricing.minimumLineEur && cents(pricing.minimumLineEur),
    extraDesignFeeCents: cents(pricing.extraDesignFeeEur),
    runningMetre: runningMetre
      ? {
          usableWidthMm: runningMetre.usableWidthMm ?? null,
          lengthAllowanceMm: runningMetre.lengthAllowanceMm,
          minLengthMm: Math.round(runningMetre.minLengthM * 1000),
          measure: runningMetre.fromPerimeter
            ? 'perimeter'
            : runningMetre.panelsFromWidth
              ? 'strips'
              : 'length',
        }
      : null,
    runPrices: (pricing.runPrices ?? []).map((run) => ({ quantity: run.quantity, cents: cents(run.eur) })),
  }
}

const listsOf = (catalogue: Catalogue, codes: string[]): PriceList[] =>
  catalogue.priceLists
    .filter((list) => codes.includes(list.code))
    .map((list) => ({
      ...list,
      rules: list.rules.map(({ sku, rateEur, bands, categoryPath = '', percentOff = 0 }) =>
        sku === undefined
          ? { kind: 'category', categoryPath, percentOff }
          : {
              kind: 'sku',
              sku,
              rateE4: rateEur === undefined ? null : e4(rateEur),
              bands: bands ? bandsOf(bands) : null,
            },
      ),
    }))

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

function inputOf(
  catalogue: Catalogue,
  vector: Vector,
  group: Group,
): { product: Product; input: PriceInput } {
  const product = catalogue.products.find((each) => each.sku === group.sku)
  if (product === undefined) throw new Error(`No product ${group.sku}`)
  const widthMm = group.w ?? product.fixedSizeMm?.[0] ?? null
  const heightMm = group.h ?? product.fixedSizeMm?.[1] ?? null
  const effects = (group.finishing ?? []).map(({ code, count }): LabelledEffect => {
    const finishing = product.finishing.find((each) => each.code === code)
    if (finishing === undefined) throw new Error(`No finishing ${code}`)
    return { code, label: code, effect: effectOf(finishing, count, widthMm ?? 0, heightMm ?? 0) }
  })
  const base = { sku: product.sku, categoryPaths: product.categoryPaths, rule: ruleOf(product) }
  const { rule } = chooseRule(base, listsOf(catalogue, vector.input.priceLists ?? []), ON_DAY)
  return {
    product,
    input: { rule, quantity: group.quantity, widthMm, heightMm, lengthMm: group.l ?? null, effects },
  }
}

function priceCart(catalogue: Catalogue, vector: Vector) {
  const lines = vector.input.groups.map((group) => ({ group, ...inputOf(catalogue, vector, group) }))
  const priced = lines.map(({ group, product, input }) => {
    const sameProduct = lines.filter((line) => line.group.sku === group.sku).map((line) => line.input)
    const together = productMeasureMilli(sameProduct)
    const price = priceLine(together === null ? input : { ...input, productMeasureMilli: together })
    if (price === null) return null
    const { surchargePercent = 0, minimumEur = 0 } = product.lead.express
    const rate = { percent: surchargePercent, minimumCents: cents(minimumEur) }
    const netCents = sumCents([
      price.lineCents,
      group.express ? expressCents(price.lineCents, rate) : 0,
      group.validate ? cents(catalogue.constants.validateDesignEur) : 0,
    ])
    return { price, netCents, ratePercent: product.vatPercent }
  })
  if (priced.includes(null)) return null
  const groups = priced.filter((line) => line !== null)
  const shipping = vector.input.shipping
  const shippingCents =
    shipping === undefined ? 0 : cents(catalogue.constants.shippingEur[shipping] ?? Number.NaN)
  const shippingPart = shippingCents === 0 ? [] : [{ ratePercent: 21, netCents: shippingCents }]
  return { groups, totals: vatTotals([...groups, ...shippingPart]) }
}

describe.skipIf(!isPresent)('worked prices of products without a configurator', () => {
  const catalogue: Catalogue = isPresent ? readJson('products.json') : { products: [] }
  const vectors: Vector[] = isPresent ? readJson('price-vectors.json').vectors : []
  const plain = vectors.filter((vector) => vector.input.groups.every((group) => group.sku !== undefined))

  it('are there', () => {
    expect(plain.length).toBeGreaterThan(10)
  })

  it.each(plain.map((vector) => [`${vector.id}: ${vector.title}`, vector] as const))(
    '%s',
    (_name, vector) => {
      const cart = priceCart(catalogue, vector)
      if (vector.expect.totalCents === null) {
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
      expect(cart?.groups.map(({ price }) => [price.unitE4, price.lineCents])).toEqual(
        vector.expect.groups?.flatMap((group) =>
          group.lines.map((line) => [
            line.unitCents === null ? e4(line.unitEur ?? 0) : line.unitCents * 100,
            line.lineCents,
          ]),
        ),
      )
    },
  )
})
