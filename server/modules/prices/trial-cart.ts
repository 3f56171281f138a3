import type { SoldItem } from '#contract/cart.ts'
import type { TrialDelivery, TrialPrint } from '#contract/office/price-trials.ts'
import type { CartQuestion, KeptDesign, KeptFile, KeptLine } from '#domain/cart/kept-cart.ts'
import { viewCart, type ViewedCart } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { priceTrialTexts } from '#texts/nl/office/price-trial.ts'
import { Refusal } from '../../refusal.ts'
import { agreeItem } from '../cart/agree-item.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'

/** Whose cart it would be. */
export type TrialBuyer = Pick<CartQuestion, 'addresses' | 'buyer'>

export type TrialChoices = {
  readonly item: SoldItem
  readonly delivery: TrialDelivery
  readonly prints: readonly TrialPrint[]
}

const GROUP_ID = 'trial'

/**
 * What somebody would find in his cart with only this in it, at a moment: the cart's own rules on a cart that is kept nowhere.
 * What staff may agree by hand may be in it, without a price.
 */
export function viewTrialCart(
  { item, delivery, prints }: TrialChoices,
  { addresses, buyer }: TrialBuyer,
  { facts, now }: { readonly facts: TradeFacts; readonly now: Date },
): ViewedCart {
  const { title, configuration, lines } = agreeItem(item, { facts, now, isByHand: true })
  const kept = lines.map((line, at): KeptLine => {
    const print = prints.find(({ part }) => part === line.part)
    const { rule, effects, services, ...agreed } = line
    return {
      ...agreed,
      id: String(at),
      groupId: GROUP_ID,
      agreedRule: rule,
      agreedEffects: effects,
      agreedServices: services,
      agreedUntil: null,
      deliveryKind: delivery.kind ?? line.deliveryKind,
      addressId: delivery.to?.by === 'address' ? delivery.to.id : null,
      deliveryDate: delivery.date,
      isExpress: delivery.express,
      filesLater: false,
      wantsCheck: print?.isChecked ?? false,
      designs: print ? designsOf(print, line.quantity, prints.indexOf(print)) : [],
    }
  })
  return viewCart({
    groups: [{ id: GROUP_ID, title, configuration, lines: kept }],
    products: (id) => facts.product(id),
    productBySku: (sku) => facts.productBySku(sku),
    configurator: (key) => facts.configurator(key),
    terms: facts.terms,
    priceBook: facts.priceBook,
    addresses,
    buyer,
    // Who may order how much is no part of a price.
    credit: null,
    mayOrder: () => null,
    now: amsterdamNow(now),
  })
}

/** The copies of a line over its designs, as evenly as they go; each design has at least one. */
function designsOf(
  { fileCount, studioCount, back }: TrialPrint,
  copies: number,
  at: number,
): readonly KeptDesign[] {
  const count = fileCount + studioCount
  if (count > copies) {
    throw new Refusal('TooManyCopies', {
      field: `prints.${at}.fileCount`,
      message: priceTrialTexts.tooManyDesigns,
    })
  }
  const front = Array.from({ length: count }, (_one, index): KeptDesign => {
    const quantity = Math.floor(copies / count) + (index < copies % count ? 1 : 0)
    return { ...design(`front ${index}`, index < fileCount), side: 'front', quantity }
  })
  return back === 'nothing'
    ? front
    : [...front, { ...design('back', back === 'file'), side: 'back', quantity: 0 }]
}

const design = (itemId: string, isFile: boolean) => ({
  itemId,
  isApproved: false,
  file: isFile ? unreadFile(itemId) : null,
})

/** A file of which nothing is known yet, which costs what any file does. */
const unreadFile = (designId: string): KeptFile => ({
  designId,
  status: 'processing',
  facts: null,
  findings: [],
  fileName: designId,
  isPatchup: false,
  isSoftDelete: false,
})
