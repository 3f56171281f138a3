import type { ParkedCart } from '#contract/parked-carts.ts'
import { blockersForAll, orderDenial, OrderDenied } from '#app/lib/cart/order-denied.tsx'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { orderDeniedTexts } from '#texts/nl/order-denied.ts'
import { quoteTexts as texts } from '#texts/nl/quotes.ts'
import { BackLink } from '#app/lib/account/back-link.tsx'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import { PriceRequest } from './price-request.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteContents } from './quote-contents.tsx'
import { QuoteOffer } from './quote-offer.tsx'
import styles from './quote-page.module.css'
import { QuoteState } from './quote-state.tsx'
import { QuoteValidity } from './quote-validity.tsx'
import type { ShownQuote } from './shown-quote.ts'

/** One quote: how long it holds, what it holds, and what can be done with it. */
export function QuotePage({ quote, purchaseOrderRequired, orderers }: ShownQuote) {
  const denial = orderDenial(quote.cart)
  return (
    <>
      <BackLink to={paths.quotes}>{texts.title}</BackLink>
      <PageHeading
        title={quote.reference}
        note={texts.savedNote(quote.number, formatDate(quote.parkedAt), quote.savedBy)}
        action={<QuoteState {...quote} />}
      />
      <section className={`panel ${styles.validity}`} aria-label={texts.validUntil}>
        <QuoteValidity quote={quote} />
        <QuoteActions key={quote.id} {...{ quote, purchaseOrderRequired, orderers }} />
      </section>
      {quote.offer && <QuoteOffer offer={quote.offer} />}
      {quote.isExpired && <Changes changes={quote.changes} />}
      {denial && <OrderDenied denial={denial} orderers={orderers} className={styles.changes ?? ''} />}
      <Blockers quote={quote} />
      <QuoteContents quote={quote} />
      <PriceRequest quote={quote} />
    </>
  )
}

function Changes({ changes }: Pick<ParkedCart, 'changes'>) {
  if (changes.length === 0)
    return (
      <Notice tone="info" className={styles.changes ?? ''}>
        <p>{texts.noChanges}</p>
      </Notice>
    )
  return (
    <Notice tone="warning" title={texts.changesTitle} className={styles.changes ?? ''}>
      <ul>
        {changes.map(({ lineId, title, oldPrice, newPrice }) => (
          <li key={lineId}>
            {`${title}: `}
            {newPrice === null
              ? texts.noPriceNow
              : texts.change(
                  formatPrice(oldPrice && oldPrice.excludingTaxInCents),
                  formatPrice(newPrice.excludingTaxInCents),
                )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What still has to be done before it can be ordered; changed prices are told above. */
function Blockers({ quote: { cart } }: Pick<ShownQuote, 'quote'>) {
  const others = blockersForAll(cart).filter(({ code }) => code !== 'price_changed')
  if (others.length === 0) return null
  return (
    <Notice
      tone="info"
      title={orderDenial(cart) ? orderDeniedTexts.others(others.length) : texts.blockersTitle}
      className={styles.changes ?? ''}
    >
      <ul>
        {others.map(({ code, itemId, message }) => (
          <li key={`${code} ${itemId}`}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}
