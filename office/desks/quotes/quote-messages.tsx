import type { DeskQuote } from '#contract/office/quotes.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import styles from './quotes.module.css'

type QuoteMessagesProps = Pick<DeskQuote, 'messages'> & {
  /** Who looks at it may offer, though nobody asked. */
  readonly mayOffer: boolean
}

/** What customer and shop said of the price, the oldest first. */
export function QuoteMessages({ messages, mayOffer }: QuoteMessagesProps) {
  return (
    <section className="panel">
      <h2 className="type-20">{texts.messages}</h2>
      {messages.length === 0 && (
        <p className="muted">{mayOffer ? `${texts.noMessages} ${texts.offerUnasked}` : texts.noMessages}</p>
      )}
      <ul className={styles.messages}>
        {messages.map(({ id, name, body, sentAt }) => (
          <li key={id}>
            <p className="muted">{texts.says(name ?? texts.shop, formatMoment(sentAt))}</p>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
