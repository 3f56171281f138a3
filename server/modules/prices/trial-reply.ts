import type { z } from 'zod'
import type { Address } from '#contract/customer.ts'
import type { PriceTrial } from '#contract/office/price-trials.ts'
import { lineBreakdown } from '#domain/cart/line-breakdown.ts'
import type { BlockerReason } from '#domain/cart/orderable.ts'
import type { ViewedCart, ViewedGroup, ViewedLine } from '#domain/cart/view.ts'
import { decidingRule } from '#domain/pricing/choose-rule.ts'
import { blockerTexts } from '#texts/nl/blockers.ts'
import { addressText } from '#texts/nl/line-options.ts'
import { lineFace } from '../cart/show-cart.ts'
import { amountsReply, breakdownReply } from '../catalogue/breakdown-reply.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'
import type { NamedList } from './buyer-store.ts'

type Reply = z.input<typeof PriceTrial>

/** What files there are is no part of what somebody asks a price for. */
const OF_FILES: ReadonlySet<BlockerReason> = new Set([
  'invalid_design',
  'design_attention',
  'missing_design',
  'incomplete_design',
  'design_processing',
])

type Around = {
  readonly facts: TradeFacts
  readonly onDay: string
  readonly lists: readonly NamedList[]
  /** Those of the company. */
  readonly addresses: readonly Address[]
}

/** A cart as it would be, all of it with a price, and why it costs that. */
export function trialReply(
  { view, base }: { readonly view: ViewedCart; readonly base: ViewedCart | null },
  { facts, onDay, lists, addresses }: Around,
): Reply {
  const [group] = view.groups
  const [first] = group?.lines ?? []
  if (!group || !first) throw new Error('a cart with nothing in it')
  const { totals, shipping, vat, blockers } = view
  const baseLines = base?.groups[0]?.lines
  const country = first.address?.country ?? null
  const isShipped = first.deliveryKind === 'ship' && country !== null
  return {
    lines: group.lines.map((line, at) => ({
      ...lineReply(line, group),
      decided: decidedReply(line, { facts, onDay, lists }),
      baseCents: baseLines?.[at]?.totalCents ?? null,
    })),
    delivery: {
      kind: first.deliveryKind,
      kinds: [...first.offeredKinds],
      date: first.date,
      dates: [...(group.isExpress ? first.expressDates : first.offeredDates)],
      isExpress: group.isExpress,
      to: isShipped
        ? { addressId: addresses.find(({ id }) => id === first.address?.id)?.id ?? null, country }
        : null,
      addresses: addresses.map((one) => ({ id: one.id, title: addressText(one) })),
      countries: [...facts.terms.shippingCountries],
      parcels: shipping.shipments.flatMap(({ parcels }) =>
        parcels.map(({ code, count }) => ({ code, count, cents: parcelCents(facts, code, country) })),
      ),
    },
    express:
      group.expressOfferCents === null || group.expressRate === null
        ? null
        : { cents: group.expressOfferCents, ...group.expressRate },
    goodsCents: totals.subtotalCents,
    expressCents: totals.expressCents,
    shippingCents: totals.shippingCents,
    netCents: totals.totalExcludingTaxCents,
    baseCents: base?.totals.totalExcludingTaxCents ?? null,
    vat: { reason: vat.reason, rates: totals.vat.map((rate) => ({ ...rate })) },
    grossCents: totals.totalIncludingTaxCents,
    blockers: [
      ...new Set(
        blockers
          .filter(({ reason }) => !OF_FILES.has(reason))
          .map(({ reason, itemId }) => blockerTexts[reason](titleOf(group, itemId))),
      ),
    ],
  }
}

const parcelCents = ({ terms }: TradeFacts, code: string, country: string | null) =>
  terms.shippingClasses.find((one) => one.code === code)?.centsByCountry[country ?? ''] ?? 0

const titleOf = (group: ViewedGroup, lineId: string | null) => {
  const line = group.lines.find(({ id }) => id === lineId)
  return line ? lineFace(line, group).title : group.title
}

function lineReply(line: ViewedLine, group: ViewedGroup) {
  const { product, price, totalCents, quantity, services } = line
  if (!product || !price || totalCents === null) throw new Error('a line without a price')
  const breakdown = lineBreakdown(price, services)
  const shown = { quantity, unitCents: price.unitCents, lineCents: totalCents, breakdown }
  return {
    part: line.part,
    needsFiles: line.needsFiles,
    backSide: line.back,
    sku: product.sku,
    title: lineFace(line, group).title,
    quantity,
    unitCents: price.unitCents,
    lineCents: totalCents,
    breakdown: breakdownReply(shown).map(({ label, amountE4, scope }) => ({ label, amountE4, scope })),
    amounts: amountsReply(shown, product.pack).map((row) => ({
      label: row.label,
      cents: row.price.excludingTaxInCents,
    })),
  }
}

const deciding = ({ product }: ViewedLine, { priceBook }: TradeFacts, onDay: string) =>
  product && decidingRule(product, priceBook, onDay)

/** The lists that decide the price of a line, by their codes. */
export const decidingCodes = ({ groups }: ViewedCart, facts: TradeFacts, onDay: string): readonly string[] =>
  groups.flatMap(({ lines }) => lines.flatMap((line) => deciding(line, facts, onDay)?.listCode ?? []))

function decidedReply(line: ViewedLine, { facts, onDay, lists }: Omit<Around, 'addresses'>) {
  const by = deciding(line, facts, onDay)
  const list = lists.find(({ code, kind }) => (by ? code === by.listCode : kind === 'base'))
  const category = by?.listRule.kind === 'category' ? by.listRule : null
  return {
    listId: list?.id ?? null,
    listTitle: list?.title ?? null,
    kind: list?.kind ?? ('base' as const),
    by: by?.listRule.kind ?? ('base' as const),
    categoryPath: category?.categoryPath ?? null,
    percentOff: category?.percentOff ?? null,
  }
}
