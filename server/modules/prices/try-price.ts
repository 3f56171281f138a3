import type { z } from 'zod'
import type { Address } from '#contract/customer.ts'
import type {
  Buyer,
  findBuyers as buyersContract,
  getTrialProduct as productContract,
  TrialDelivery,
  TrialProduct,
  tryPrice as tryContract,
} from '#contract/office/price-trials.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ViewedCart } from '#domain/cart/view.ts'
import type { TradeTerms } from '#domain/catalogue/product-facts.ts'
import { ruleFor, soldQuantities } from '#domain/catalogue/product-facts.ts'
import { amsterdamInstant, amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { ShopContext } from '../../context.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { findBuyerNames, findCompanyBuyer, findListsByCode } from './buyer-store.ts'
import { type TrialBuyer, viewTrialCart } from './trial-cart.ts'
import { decidingCodes, trialReply } from './trial-reply.ts'

const MOST_BUYERS = 8

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
  const { priceScope } = await buyerOf(shop, isVisitor ? { kind: 'visitor' } : { kind: buyer, id: buyerId })
  const facts = await tradeFacts(shop, priceScope)
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

/**
 * What somebody pays on a day with all that he chooses in his cart, as his cart works it out, beside the base prices, and
 * which list decides each line.
 */
export async function tryPrice(
  shop: ShopContext,
  staff: Staff,
  { buyer, onDay, item, delivery, prints }: Question,
): Promise<z.input<typeof tryContract.reply>> {
  requireRight(staff, 'changePrices')
  const by = await buyerOf(shop, buyer)
  const facts = await tradeFacts(shop, by.priceScope)
  const baseFacts = await tradeFacts(shop, NO_SCOPE)
  const sold = item.product === null ? { configuration: item.configuration } : item.product
  const choices = { item: sold, delivery, prints }
  const cart = { buyer: by.buyer, addresses: placesFor(delivery.to, by, facts.terms) }
  const now = onThatDay(onDay, shop.clock())
  const pricedBy = (prices: TradeFacts) =>
    orNoPrice(() => viewTrialCart(choices, cart, { facts: prices, now }))
  const view = pricedBy(facts)
  if (view === null) return { trial: null }
  const lists = await findListsByCode(shop.db, decidingCodes(view, facts, onDay))
  const around = { facts, onDay, lists, addresses: by.addresses }
  return { trial: trialReply({ view, base: pricedBy(baseFacts) }, around) }
}

type TrialAsker = Pick<TrialBuyer, 'buyer'> & {
  readonly priceScope: string
  readonly addresses: readonly Address[]
  /** A company sends to its own addresses, and has none before it gave one. */
  readonly isCompany: boolean
}

const NOBODY = {
  buyer: { place: null, vatId: null, vatIdStatus: 'unchecked' },
  addresses: [],
  isCompany: false,
} as const

/** Whose prices they are, with what else of him a price depends on. */
async function buyerOf({ db }: Pick<ShopContext, 'db'>, buyer: Buyer): Promise<TrialAsker> {
  if (buyer.kind === 'visitor') return { ...NOBODY, priceScope: NO_SCOPE }
  if (buyer.kind === 'list') return { ...NOBODY, priceScope: buyer.id }
  const company = await findCompanyBuyer(db, buyer.id)
  if (!company) throw new Refusal('CompanyNotFound')
  const { contractId, groupId, addresses, invoiceAddress: place, vatId, vatIdStatus } = company
  return {
    priceScope: `${contractId ?? ''}:${groupId ?? ''}`,
    addresses,
    isCompany: true,
    buyer: { place, vatId, vatIdStatus },
  }
}

/** The addresses of the cart: those of the company, or one in the country that was chosen. */
function placesFor(
  to: TrialDelivery['to'],
  { addresses, isCompany }: TrialAsker,
  { seller }: TradeTerms,
): TrialBuyer['addresses'] {
  if (to?.by === 'address') {
    if (!addresses.some(({ id }) => id === to.id))
      throw new Refusal('AddressNotFound', { field: 'delivery.to.id' })
    return addresses
  }
  if (to === null && isCompany) return addresses
  const country = to?.code ?? seller.country
  return [{ id: country, country, postcode: '', isDefault: true }]
}

/** The same time on another day: what is asked for a day is asked as if it were then. */
const onThatDay = (date: string, clock: Date): Date =>
  date === amsterdamNow(clock).date ? clock : amsterdamInstant({ date, minutes: amsterdamNow(clock).minutes })

/** Null for what has no price. */
function orNoPrice(work: () => ViewedCart): ViewedCart | null {
  try {
    const view = work()
    return view.totals.isComplete ? view : null
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ProductHasNoPrice') return null
    throw error
  }
}
