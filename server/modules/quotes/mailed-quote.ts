import { viewCart } from '#domain/cart/view.ts'
import type { Pack } from '#domain/catalogue/product-facts.ts'
import type { Cents } from '#domain/money.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { readCartFacts } from '../cart/cart-facts.ts'
import { parkedCart } from '../cart/order-cart.ts'
import { lineFace, questionFor } from '../cart/show-cart.ts'
import { linePicture } from '../mail/mail-picture.ts'
import type { MailedTotals } from '../mail/total-rows.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import type { MailPicture } from '../../db/documents/mails.ts'
import { findNewestQuote, findQuoteFacts, type QuoteFacts } from './mailed-quote-store.ts'

/** What mails say of a quote that holds. */
export type MailedQuote = QuoteFacts & {
  readonly lines: readonly {
    readonly title: string
    readonly quantity: number
    readonly pack: Pack | null
    /** Excluding VAT; null where its price is still to be asked. */
    readonly totalCents: Cents | null
    readonly picture: MailPicture | null
  }[]
  readonly totals: MailedTotals
}

export async function mailedQuote(
  shop: Pick<ShopContext, 'clock'>,
  trx: Executor,
  cartId: string,
): Promise<MailedQuote> {
  const facts = await findQuoteFacts(trx, cartId)
  const customer = await actOnBehalfOf(trx, facts, { kind: 'system', task: 'mail-quote' })
  const record = await parkedCart(trx, customer, cartId)
  const catalogue = await readCartFacts(trx, record, customer)
  const { groups, totals } = viewCart(questionFor(record, catalogue, customer, shop.clock()))
  const lines = groups.flatMap((group) =>
    group.lines.map((line) => {
      const { title, imageUrl } = lineFace(line, group)
      const designs = line.designs.map(({ side, file }) => ({ side, designId: file?.designId ?? null }))
      const picture = linePicture({ imageUrl, print: line.print, designs })
      return {
        title,
        quantity: line.quantity,
        pack: line.product?.pack ?? null,
        totalCents: line.totalCents,
        picture,
      }
    }),
  )
  return { ...facts, lines, totals }
}

/** The quote that was saved last and stands; null while there is none. */
export async function newestMailedQuote(
  shop: Pick<ShopContext, 'clock'>,
  executor: Executor,
): Promise<MailedQuote | null> {
  const id = await findNewestQuote(executor)
  return id === null ? null : mailedQuote(shop, executor, id)
}
