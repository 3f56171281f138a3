import type { Cart, CartItem } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { lineTitle } from '#domain/cart/line-title.ts'
import { lineBreakdown } from '#domain/cart/line-breakdown.ts'
import { type BlockerReason, isOrderable } from '#domain/cart/orderable.ts'
import type { CartQuestion, KeptConfiguration } from '#domain/cart/kept-cart.ts'
import { viewCart, type ViewedCart, type ViewedGroup, type ViewedLine } from '#domain/cart/view.ts'
import { printDemands } from '#domain/designs/print-spec.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { amsterdamInstant, amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { blockerTexts } from '#texts/nl/blockers.ts'
import type { ShopContext } from '../../context.ts'
import { composedImageUrl } from '../catalogue/composed-image.ts'
import { amountsReply } from '../catalogue/breakdown-reply.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { type CartLineRecord, type CartRecord, readCart } from './cart-store.ts'
import { type LinePatchups, showPatchups } from '../repairs/show-patchups.ts'
import { type OwnSizes, ownSizes } from './own-size.ts'
import { articleAddress } from '../designs/article-address.ts'
import { lineChoices } from './line-choices.ts'
import { linkedDesign } from './linked-design.ts'

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })
const euroOrNull = (cents: number | null | undefined) => (cents == null ? null : euro(cents))

/** Asks the domain about a cart as it is kept. */
export function questionFor(
  record: CartRecord,
  facts: TradeFacts,
  customer: Contact,
  now: Date,
): CartQuestion {
  return {
    groups: record.groups,
    products: (id) => facts.product(id),
    productBySku: (sku) => facts.productBySku(sku),
    configurator: (key) => facts.configurator(key),
    terms: { ...facts.terms, ...record.agreedTerms },
    priceBook: facts.priceBook,
    addresses: record.addresses,
    buyer: { ...record.company, place: record.invoiceAddress },
    credit: record.company.credit,
    mayOrder: (netCents) => may(customer, 'placeOrder', { netCents }),
    now: amsterdamNow(now),
  }
}

/** The main line of a configuration goes by the name of the product that was put together, drawn as it was. */
export function lineFace(
  { part, product }: Pick<ViewedLine, 'part' | 'product'>,
  { title, composed, configuration }: Pick<ViewedGroup, 'title' | 'composed' | 'configuration'>,
) {
  const shown = part === MAIN_PART ? (composed?.bundle ?? product) : product
  return {
    title: lineTitle({ part, product }, title),
    url: shown?.urlPath ?? null,
    imageUrl:
      part === MAIN_PART && configuration
        ? composedImageUrl(shown?.imageUrl ?? null, configuration)
        : (shown?.imageUrl ?? null),
  }
}

function lineReply(
  line: ViewedLine,
  group: ViewedGroup,
  options: CartLineRecord['options'],
  designs: CartRecord['designs'],
  { patchup, ownSize }: Pick<CartItem, 'patchup' | 'ownSize'>,
) {
  const { product } = line
  const fronts = line.designs.filter(({ side }) => side === 'front')
  const back = line.designs.find(({ side }) => side === 'back')
  const face = lineFace(line, group)
  return {
    id: line.id,
    sku: product?.sku ?? '',
    part: line.part,
    ...face,
    pictureUrl: articleAddress(
      { ...face, sizeMm: line.print?.sizeMm ?? null },
      fronts.map(({ file }) => file && designs.get(file.designId)),
    ),
    quantity: line.quantity,
    pack: product?.pack ?? null,
    quantities: line.quantities ? [...line.quantities] : null,
    customOptions: options.map(({ id, values }) => ({ id, values: [...values] })),
    widthMm: line.widthMm,
    heightMm: line.heightMm,
    lengthMm: line.lengthMm,
    unitPrice: euroOrNull(line.price?.unitCents),
    price: euroOrNull(line.totalCents),
    amounts: amounts(line),
    expressPrice: group.isExpress ? euro(line.expressCents) : null,
    previousPrice: euroOrNull(line.previousCents),
    delivery: {
      kind: line.deliveryKind,
      addressId: line.address?.id ?? null,
      date: line.date,
      express: group.isExpress,
      deadline: line.deadline && amsterdamInstant(line.deadline).toISOString(),
      offers: {
        kinds: [...line.offeredKinds],
        dates: [...line.offeredDates],
        expressDates: [...line.expressDates],
        expressPrice: euroOrNull(group.expressOfferCents),
      },
    },
    designs: fronts.map((design) => linkedDesign(design, designs, line.print)),
    designStatus: line.designStatus,
    backDesign: back ? linkedDesign(back, designs, line.print) : null,
    backSide: line.back,
    print: line.print && printDemands(line.print),
    validateDesigns: line.services.isChecked,
    services: servicesReply(line.services),
    patchup,
    ownSize,
  }
}

const amounts = ({ quantity, price, totalCents, services, product }: ViewedLine) =>
  price === null || totalCents === null
    ? []
    : amountsReply(
        {
          quantity,
          unitCents: price.unitCents,
          lineCents: totalCents,
          breakdown: lineBreakdown(price, services),
        },
        product?.pack,
      )

const servicesReply = ({ studioCount, studioCents, checkCents }: ViewedLine['services']) => [
  ...(studioCount > 0 ? [{ code: 'studio' as const, count: studioCount, price: euro(studioCents) }] : []),
  ...(checkCents > 0 ? [{ code: 'check' as const, count: 1, price: euro(checkCents) }] : []),
]

const configurationReply = ({ key, quantity, options, fields }: KeptConfiguration) => ({
  key,
  quantity,
  options: { ...options },
  fields: { ...fields },
})

/** What each line is called, by its id. */
export const lineTitles = (groups: ViewedCart['groups']): ReadonlyMap<string | null, string> =>
  new Map(
    groups.flatMap((group) => group.lines.map((line) => [line.id, lineTitle(line, group.title)] as const)),
  )

/** The cart as the contract has it. */
export function cartReply(
  record: CartRecord,
  { groups, totals, deliveryPlans, blockers }: ViewedCart,
  patchups: LinePatchups,
  sizes: OwnSizes,
  texts: Readonly<Record<BlockerReason, (product: string) => string>> = blockerTexts,
): Cart {
  const lines = groups.flatMap((group) => group.lines)
  const titles = lineTitles(groups)
  const referenceOf = new Map(record.groups.map(({ id, reference }) => [id, reference] as const))
  const optionsOf = new Map(
    record.groups.flatMap((group) => group.lines.map((line) => [line.id, line.options] as const)),
  )
  return {
    id: record.id,
    version: record.version,
    reference: record.reference,
    orderLineGroups: groups.map((group) => ({
      id: group.id,
      title: group.title,
      reference: referenceOf.get(group.id) ?? null,
      configuration: group.configuration && configurationReply(group.configuration),
      choices: group.lines.flatMap((line) => lineChoices(line, group)),
      url: group.composed?.bundle?.urlPath ?? null,
      lines: group.lines.map((line) =>
        lineReply(line, group, optionsOf.get(line.id) ?? [], record.designs, {
          patchup: patchups.get(line.id) ?? null,
          ownSize: sizes.get(line.id) ?? null,
        }),
      ),
    })),
    isOrderable: isOrderable(blockers),
    blockers: blockers.map(({ code, reason, itemId }) => ({
      code,
      itemId,
      message: texts[reason](titles.get(itemId) ?? ''),
    })),
    subtotalPrice: euro(totals.subtotalCents),
    expressPrice: euro(totals.expressCents),
    totalPrice: {
      ...euro(totals.totalExcludingTaxCents),
      includingTaxInCents: totals.totalIncludingTaxCents,
    },
    totalSegments: totals.totalSegments.map(({ code, price }) => ({
      code,
      price: euro(price.excludingTaxInCents),
    })),
    deliveryPlans: deliveryPlans.map(({ code, days, shippingCents }) => ({
      code,
      days: days.map((day) => ({ ...day })),
      shippingPrice: euro(shippingCents),
    })),
    vat: totals.vat.map((group) => ({ ...group })),
    invoiceAddress: record.invoiceAddress,
    totalItemCount: lines.length,
  }
}

/** The customer's cart as it stands now. */
export async function showCart(shop: ShopContext, customer: Contact): Promise<Cart> {
  const [record, facts] = await Promise.all([
    readCart(shop.db, customer),
    tradeFacts(shop, customer.priceScope),
  ])
  const printed = record.groups.flatMap(({ lines }) => lines.filter(({ designs }) => designs.length > 0))
  const patchups = await showPatchups(
    shop.db,
    customer.companyId,
    printed.map(({ id }) => id),
  )
  const now = shop.clock()
  const question = questionFor(record, facts, customer, now)
  const view = viewCart(question)
  return cartReply(record, view, patchups, ownSizes(record, view, question, { facts, now }))
}
