import type { OwnSize } from '#contract/own-size.ts'
import type { CartQuestion, KeptGroup } from '#domain/cart/kept-cart.ts'
import { viewCart, type ViewedCart, type ViewedGroup, type ViewedLine } from '#domain/cart/view.ts'
import type { SizeMm } from '#domain/designs/facts.ts'
import { needsChoice, repairWays } from '#domain/designs/repair-ways.ts'
import { shownSize } from '#domain/designs/shown-size.ts'
import { sumCents } from '#domain/money.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { Refusal } from '../../refusal.ts'
import { type Agreement, agreeItem } from './agree-item.ts'
import type { NewGroup } from './new-group.ts'
import type { StoredOption } from '../../db/documents/goods.ts'
import type { CartRecord } from './cart-store.ts'

/** The change of a line to the size of its file, by the id of the line. */
export type OwnSizes = ReadonlyMap<string, OwnSize>

/** What each line with a file of another proportion would cost in the size of that file, where it is sold in that size. */
export function ownSizes(
  record: CartRecord,
  { groups }: ViewedCart,
  question: CartQuestion,
  shop: Agreement,
): OwnSizes {
  return new Map(
    groups.flatMap((group) =>
      group.lines.flatMap((line): [string, OwnSize][] => {
        const offer = offerOwnSize({ record, group, line, question }, shop)
        return offer ? [[line.id, offer]] : []
      }),
    ),
  )
}

type Asked = {
  readonly record: CartRecord
  readonly group: ViewedGroup
  readonly line: ViewedLine
  readonly question: CartQuestion
}

function offerOwnSize({ record, group, line, question }: Asked, shop: Agreement): OwnSize | null {
  const [design, ...others] = line.designs
  const { print } = line
  // In the size of one file another would not fit.
  if (!design?.file?.facts || others.length > 0 || !print?.sizeMm) return null
  if (design.verdict?.status !== 'fixable' || !needsChoice(design.verdict.findings)) return null
  const { size } = shownSize(design.file.facts)
  const kept = record.groups.find(({ id }) => id === group.id)
  const fields = size && kept ? sizeFields(group, line) : null
  if (!size || !kept || !fields) return null
  const wanted = {
    widthMm: onStep(size.widthMm, fields.width),
    heightMm: onStep(size.heightMm, fields.height),
  }
  if (repairWays(design.file.facts, { ...print, sizeMm: wanted })) return null
  const change = changeTo(wanted, { group, fields, options: optionsOf(record, line.id) })
  const agreed = agreedOrNull(change, line, shop)
  const priceCents = agreed && priceOf(agreed, kept, question)
  if (priceCents === null) return null
  return { ...wanted, price: { excludingTaxInCents: priceCents, currency: 'EUR' }, change }
}

type SizeField = { readonly optionId: string; readonly minMm: number; readonly stepMm: number }
type SizeFields = { readonly width: SizeField; readonly height: SizeField }

/** The two fields in which a line's size is entered; null where it cannot be. */
function sizeFields({ composed }: ViewedGroup, { part, product }: ViewedLine): SizeFields | null {
  if (composed && part !== MAIN_PART) return null
  const entered = composed
    ? (composed.evaluation?.leaves ?? []).flatMap((leaf) =>
        'fields' in leaf
          ? leaf.fields.flatMap(({ field }) =>
              field.type === 'input_mm' ? [{ ...field, field: field.measures }] : [],
            )
          : [],
      )
    : (product?.sizeOptions ?? [])
  const [width, height] = (['width', 'height'] as const).map((side) =>
    entered.find(({ field }) => field === side),
  )
  return width && height ? { width, height } : null
}

/** The nearest length that a field accepts, its limits apart. */
const onStep = (lengthMm: number, { minMm, stepMm }: SizeField) =>
  Math.round((lengthMm - minMm) / stepMm) * stepMm + minMm

const optionsOf = ({ groups }: CartRecord, lineId: string) =>
  groups.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)?.options ?? []

type Changed = {
  readonly group: ViewedGroup
  readonly fields: SizeFields
  readonly options: readonly StoredOption[]
}

function changeTo({ widthMm, heightMm }: SizeMm, { group, fields, options }: Changed): OwnSize['change'] {
  const sizes = { [fields.width.optionId]: String(widthMm), [fields.height.optionId]: String(heightMm) }
  if (group.configuration) {
    const { key, quantity, options: chosen, fields: filled } = group.configuration
    return { configuration: { key, quantity, options: { ...chosen }, fields: { ...filled, ...sizes } } }
  }
  const kept = options
    .filter(({ id }) => !(id in sizes))
    .map(({ id, values }) => ({ id, values: [...values] }))
  return { customOptions: [...kept, ...Object.entries(sizes).map(([id, text]) => ({ id, values: [text] }))] }
}

/** The group as it would be agreed; null where it is not sold in that size. */
function agreedOrNull(
  change: OwnSize['change'],
  { product, quantity }: ViewedLine,
  shop: Agreement,
): NewGroup | null {
  try {
    if ('configuration' in change) return agreeItem({ configuration: change.configuration }, shop)
    return product && agreeItem({ sku: product.sku, quantity, customOptions: change.customOptions }, shop)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What the group would cost beside the others of the cart; null without a price, or where it would have other parts. */
function priceOf(agreed: NewGroup, kept: KeptGroup, question: CartQuestion): number | null {
  const lines = agreed.lines.flatMap(({ part, rule, effects, ...changed }) => {
    const before = kept.lines.find((line) => line.part === part)
    return before
      ? [{ ...before, ...changed, agreedRule: rule, agreedEffects: effects, agreedUntil: null }]
      : []
  })
  if (lines.length !== agreed.lines.length) return null
  const changed = { ...kept, configuration: agreed.configuration, lines }
  const groups = question.groups.map((group) => (group.id === kept.id ? changed : group))
  const found = viewCart({ ...question, groups }).groups.find(({ id }) => id === kept.id)
  const amounts = found?.lines.map(({ totalCents }) => totalCents) ?? []
  return amounts.every((cents) => cents !== null) ? sumCents(amounts) : null
}
