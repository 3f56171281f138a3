import type { z } from 'zod'
import type { LineAmount } from '#contract/catalogue.ts'
import type {
  Buyer,
  findBuyers as buyersContract,
  getTrialProduct as productContract,
  PriceTrial,
  TrialProduct,
  tryPrice as tryContract,
} from '#contract/office/price-trials.ts'
import type { Staff } from '#domain/access/actor.ts'
import { ruleFor, soldQuantities } from '#domain/catalogue/product-facts.ts'
import { decidingRule } from '#domain/pricing/choose-rule.ts'
import type { ShopContext } from '../../context.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { calculateProduct } from '../catalogue/calculate-product.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { calculateConfiguration } from '../configurator/calculate-configuration.ts'
import { findBuyerNames, findCompanyLists, findListsByCode } from './buyer-store.ts'

const MOST_BUYERS = 8

/** Nothing is kept of these answers. */
const shows: Shows = () => undefined

/** Companies and lists by whose prices something can be tried. */
export async function findBuyers(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  search: string,
): Promise<z.input<typeof buyersContract.reply>> {
  requireRight(staff, 'changePrices')
  const { companies, lists } = await findBuyerNames(db, search, MOST_BUYERS)
  return { companies: [...companies], lists: [...lists] }
}

/** What is asked of a product to know its price for somebody on a day. */
export async function showTrialProduct(
  shop: ShopContext,
  staff: Staff,
  { sku, onDay, buyer, buyerId }: z.output<typeof productContract.query>,
): Promise<z.input<typeof TrialProduct>> {
  requireRight(staff, 'changePrices')
  const isVisitor = buyer === 'visitor' || buyerId === undefined
  const scope = isVisitor ? NO_SCOPE : await scopeOf(shop, { kind: buyer, id: buyerId })
  const facts = await tradeFacts(shop, scope)
  const product = facts.productBySku(sku)
  if (!product) throw new Refusal('ProductNotFound')
  const quantities = soldQuantities(ruleFor(product, facts.priceBook, onDay))
  return {
    sku: product.sku,
    title: product.title,
    sizes: product.sizeOptions.map(({ optionId, label, minMm, maxMm, stepMm, defaultMm }) => ({
      optionId,
      label,
      minMm,
      maxMm,
      stepMm,
      defaultMm,
    })),
    quantities: quantities && [...quantities],
    configurator: facts.configuratorOfSku(product.sku) as z.input<typeof TrialProduct>['configurator'],
  }
}

type Question = z.output<typeof tryContract.body>

/** What somebody pays on a day, as the shop calculates it, beside the base prices, and which list decides each line. */
export async function tryPrice(
  shop: ShopContext,
  staff: Staff,
  { buyer, onDay, item }: Question,
): Promise<z.input<typeof PriceTrial>> {
  requireRight(staff, 'changePrices')
  const scope = await scopeOf(shop, buyer)
  const facts = await tradeFacts(shop, scope)
  const own = await priceOf(shop, item, { scope, onDay })
  const base = await priceOf(shop, item, { scope: NO_SCOPE, onDay })
  const decided = new Map(own.lines.map(({ sku }) => [sku, deciding(facts, sku, onDay)]))
  const codes = [...decided.values()].flatMap((one) => one?.listCode ?? [])
  const lists = new Map((await findListsByCode(shop.db, codes)).map((list) => [list.code, list]))
  const baseList = [...lists.values()].find(({ kind }) => kind === 'base')
  return {
    netCents: own.netCents,
    baseCents: base.netCents,
    grossCents: own.grossCents,
    lines: own.lines.map((line, at) => {
      const by = decided.get(line.sku) ?? null
      const list = by ? lists.get(by.listCode) : baseList
      const category = by?.listRule.kind === 'category' ? by.listRule : null
      return {
        ...line,
        decided: {
          listId: list?.id ?? null,
          listTitle: list?.title ?? null,
          kind: list?.kind ?? 'base',
          by: by?.listRule.kind ?? 'base',
          categoryPath: category?.categoryPath ?? null,
          percentOff: category?.percentOff ?? null,
        },
        baseCents: base.lines[at]?.sku === line.sku ? base.lines[at].lineCents : null,
      }
    }),
  }
}

/** The price scope of whose prices they are. */
async function scopeOf({ db }: Pick<ShopContext, 'db'>, buyer: Buyer): Promise<string> {
  if (buyer.kind === 'visitor') return NO_SCOPE
  if (buyer.kind === 'list') return buyer.id
  const lists = await findCompanyLists(db, buyer.id)
  if (!lists) throw new Refusal('CompanyNotFound')
  return `${lists.contractId ?? ''}:${lists.groupId ?? ''}`
}

function deciding(facts: TradeFacts, sku: string, onDay: string) {
  const product = facts.productBySku(sku)
  return product && decidingRule(product, facts.priceBook, onDay)
}

type Line = Omit<z.input<typeof PriceTrial>['lines'][number], 'decided' | 'baseCents'>
type Found = {
  readonly netCents: number | null
  readonly grossCents: number | null
  readonly lines: readonly Line[]
}

type When = { readonly scope: string; readonly onDay: string }

async function priceOf(shop: ShopContext, { product, configuration }: Question['item'], when: When) {
  return product === null ? configured(shop, configuration, when) : simple(shop, product, when)
}

async function simple(
  shop: ShopContext,
  item: NonNullable<Question['item']['product']>,
  { scope, onDay }: When,
): Promise<Found> {
  const facts = await tradeFacts(shop, scope)
  const found = await calculateProduct(shop, item, scope, shows, onDay)
  const { price, unitPrice, sku, quantity, amounts, breakdown } = found
  if (price === null || unitPrice === null) return { netCents: null, grossCents: null, lines: [] }
  const title = facts.productBySku(sku)?.title ?? sku
  return {
    netCents: price.excludingTaxInCents,
    grossCents: found.includingTaxInCents,
    lines: [lineOf({ sku, title, quantity, price, unitPrice, amounts, breakdown })],
  }
}

async function configured(
  shop: ShopContext,
  configuration: NonNullable<Question['item']['configuration']>,
  { scope, onDay }: When,
): Promise<Found> {
  const question = { ...configuration, withOffers: false }
  const { price, includingTaxInCents, lines } = await calculateConfiguration(
    shop,
    question,
    scope,
    shows,
    onDay,
  )
  return {
    netCents: price?.excludingTaxInCents ?? null,
    grossCents: includingTaxInCents,
    lines: lines.map(lineOf),
  }
}

type Priced = Pick<Line, 'sku' | 'title' | 'quantity'> & {
  readonly unitPrice: { readonly excludingTaxInCents: number }
  readonly price: { readonly excludingTaxInCents: number }
  readonly amounts: readonly LineAmount[]
  readonly breakdown: readonly { label: string; amountE4: number; scope: 'piece' | 'line' }[]
}

const lineOf = ({ sku, title, quantity, unitPrice, price, amounts, breakdown }: Priced): Line => ({
  sku,
  title,
  quantity,
  unitCents: unitPrice.excludingTaxInCents,
  lineCents: price.excludingTaxInCents,
  breakdown: breakdown.map((row) => ({ label: row.label, amountE4: row.amountE4, scope: row.scope })),
  amounts: amounts.map((row) => ({ label: row.label, cents: row.price.excludingTaxInCents })),
})
