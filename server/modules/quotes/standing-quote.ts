import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { viewCart, type ViewedCart } from '#domain/cart/view.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { QuoteVersion } from '#domain/quotes/compare-versions.ts'
import { inOneLine } from '#texts/nl/chosen-texts.ts'
import { sizeTexts } from '#texts/nl/line-options.ts'
import type { Executor } from '../../db/database.ts'
import { readCartFacts } from '../cart/cart-facts.ts'
import { lineChoices } from '../cart/line-choices.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { lineFace, questionFor } from '../cart/show-cart.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import { hasVersion, insertVersion } from './quote-version-store.ts'

type Taken = { readonly id: string; readonly companyId: string; readonly contactId: string }
type Moment = { readonly validUntil: PlainDate; readonly note: string; readonly now: Date }

/** A quote that is taken as it stands; one that has expired as it stood on its last day. */
async function standingQuote(
  trx: Executor,
  staff: Staff,
  quote: Taken,
  { validUntil, note, now }: Moment,
): Promise<QuoteVersion> {
  const customer = await actOnBehalfOf(trx, quote, staff)
  const record = await parkedCart(trx, customer, quote.id)
  const question = questionFor(record, await readCartFacts(trx, record, customer), customer, now)
  const date = validUntil < question.now.date ? validUntil : question.now.date
  const view = viewCart({ ...question, now: { ...question.now, date } })
  return { validUntil, note, ...contentOf(view) }
}

const contentOf = ({ groups, totals }: ViewedCart): Omit<QuoteVersion, 'validUntil' | 'note'> => ({
  lines: groups.flatMap((group) =>
    group.lines.map((line) => ({
      lineId: line.id,
      sku: line.product?.sku ?? '',
      title: lineFace(line, group).title,
      options: [...sizeTexts(line), ...lineChoices(line, group).map(inOneLine)],
      quantity: line.quantity,
      cents: line.price?.lineCents ?? null,
      servicesCents: line.services.studioCents + line.services.checkCents,
    })),
  ),
  subtotalCents: totals.subtotalCents,
  expressCents: totals.expressCents,
  shippingCents: totals.shippingCents,
  netCents: totals.totalExcludingTaxCents,
  totalCents: totals.totalIncludingTaxCents,
})

type Saved = { readonly validUntil: PlainDate; readonly parkedAt: Date; readonly now: Date }

/** Keeps a quote as the customer saved it, before the shop changes it for the first time. */
export async function keepSaved(
  trx: Executor,
  staff: Staff,
  quote: Taken,
  { validUntil, parkedAt, now }: Saved,
): Promise<void> {
  if (await hasVersion(trx, quote.id)) return
  const content = await standingQuote(trx, staff, quote, { validUntil, note: '', now })
  await insertVersion(trx, { cartId: quote.id, kind: 'saved', content, sentAt: parkedAt, operatorId: null })
}

/** Keeps a quote as it is sent now; gives the number of the version. */
export async function keepSent(
  trx: Executor,
  staff: Staff,
  quote: Taken,
  { kind, ...moment }: Moment & { readonly kind: 'offered' | 'extended' },
): Promise<number> {
  const content = await standingQuote(trx, staff, quote, moment)
  const sent = { kind, content, sentAt: moment.now, operatorId: operatorIdOf(staff) }
  return insertVersion(trx, { cartId: quote.id, ...sent })
}
