import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PriceList } from '#domain/pricing/price-list.ts'
import type { PriceRule, TierBand } from '#domain/pricing/model.ts'

type Band = { from: number; rateEur?: number; percentOff?: number }
export type Finishing = {
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
export type FactProduct = {
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
export type Catalogue = {
  constants: { validateDesignEur: number; shippingEur: Record<string, number> }
  priceLists: {
    code: string
    kind: 'contract' | 'group'
    validFrom: string
    validTo: string
    rules: ListRule[]
  }[]
  products: FactProduct[]
}
export type VectorGroup = {
  sku?: string
  quantity: number
  w?: number
  h?: number
  l?: number
  express?: boolean
  validate?: boolean
  finishing?: { code: string; count?: number }[]
  configurator?: string
  options?: Record<string, string | { id: string; quantity: number }>
  fields?: Record<string, string | number>
  designs?: number
}
export type Vector = {
  id: string
  title: string
  input: { groups: VectorGroup[]; priceLists?: string[]; shipping?: string }
  expect: {
    error?: 'invalid_config'
    display?: string
    groups?: {
      lines: {
        sku: string
        quantity: number
        unitCents: number | null
        unitEur?: number
        lineCents: number
      }[]
      groupNetCents: number
    }[]
    vat?: { ratePercent: number; baseCents: number; vatCents: number }[]
    netCents?: number
    totalCents?: number | null
  }
}

const readJson = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../oracles', name), 'utf8'))
export const e4 = (eur: number) => Math.round(eur * 10_000)
export const cents = (eur: number) => Math.round(eur * 100)

const bandsOf = (bands: Band[]): TierBand[] =>
  bands.map(({ from, rateEur, percentOff = 0 }) => {
    const fromMilli = Math.round(from * 1000)
    return rateEur === undefined
      ? { fromMilli, kind: 'percentOff', percent: percentOff }
      : { fromMilli, kind: 'amount', rateE4: e4(rateEur) }
  })

export function ruleOf({ pricing }: FactProduct): PriceRule {
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

export const listsOf = (catalogue: Catalogue, codes: string[]): PriceList[] =>
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

export const readCatalogue = (): Catalogue => readJson('priced-products.json')

export const readVectors = (): Vector[] => readJson('price-vectors.json').vectors
