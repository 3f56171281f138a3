import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { mayRequestBecome, type PriceRequestState } from '#domain/quotes/price-request.ts'
import { Notice } from '#app/ui/notice.tsx'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { useActFor } from '../../lib/use-act-for.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { AlsoOpen } from '../../ui/also-open.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { quoteOf } from '../../work/quotes.ts'
import { AnswerForm } from './answer-form.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import type { Draft } from './draft.ts'
import { ExtendDialog } from './extend-dialog.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteNotes } from './quote-notes.tsx'
import { QuoteMessages } from './quote-messages.tsx'
import styles from './quotes.module.css'
import { SHORT_KEYS } from './short-keys.ts'
import { VersionsPanel } from './versions-panel.tsx'

const KEYS = SHORT_KEYS.quote

/** One quote: what the customer asks, its prices beside those of today, and what we answer. */
export function QuotePage() {
  const { id = '' } = useParams()
  const { data: quote, error, refetch } = useQuery(quoteOf(id))
  // The customer may have taken it back while it was looked at.
  const isGone = isApiError(error) && error.status === 404
  if (error && (!quote || isGone)) return <PageFault error={error} onAgain={() => void refetch()} />
  return quote ? <Quote key={id} quote={quote} /> : <Loading />
}

const mayBecome = ({ state }: DeskQuote, next: PriceRequestState) =>
  state !== 'open' && mayRequestBecome(state, next)

/** Who said yes by telephone: the quote is opened in the shop, to be ordered there for him. */
function OrderFor({ quote: { id, company, contact } }: { readonly quote: DeskQuote }) {
  const act = useActFor({ companyId: company.id, contactId: contact.id, at: pagePaths.quote(id) })
  return (
    <KeyButton
      of={KEYS.orderFor}
      look="secondary"
      size="small"
      pending={act.isPending}
      onClick={() => act.mutate()}
    >
      {texts.orderFor(contact.name)}
    </KeyButton>
  )
}

function Quote({ quote }: { readonly quote: DeskQuote }) {
  const may = useMay()
  const [asking, setAsking] = useState<'decline' | 'extend' | null>(null)
  // What was typed stays, also when the quote can't be answered any more.
  const [draft, setDraft] = useState<Draft | null>(null)
  const answers = may('answerQuotes')
  const isOffer = quote.mayOffer
  const close = () => setAsking(null)
  return (
    <Page
      title={texts.quoteTitle(quote.number)}
      note={texts.savedBy(quote.company.name, formatMoment(quote.parkedAt))}
      actions={
        <>
          <StateLabel of={quote} />
          {may('actForContact') && !quote.order && <OrderFor quote={quote} />}
          {answers && quote.state === 'offered' && (
            <KeyButton of={KEYS.extend} look="secondary" size="small" onClick={() => setAsking('extend')}>
              {texts.extend}
            </KeyButton>
          )}
          {answers && mayBecome(quote, 'declined_by_shop') && (
            <KeyButton of={KEYS.decline} look="secondary" size="small" onClick={() => setAsking('decline')}>
              {texts.decline}
            </KeyButton>
          )}
        </>
      }
    >
      <BackLink to={paths.quotes}>{texts.back}</BackLink>
      <AlsoOpen kind="quote" id={quote.id} />
      <div className={styles.quote}>
        <div>
          {quote.order && (
            <Notice tone="good" title={texts.ordered(quote.order.number)}>
              <Link to={paths.order(quote.order.id)} className="text-link">
                {texts.toOrder}
              </Link>
            </Notice>
          )}
          <QuoteMessages messages={quote.messages} mayOffer={answers && isOffer} />
          {answers && (isOffer || draft) ? (
            <AnswerForm quote={quote} isOver={!isOffer} draft={draft} setDraft={setDraft} />
          ) : (
            quote.lines.length > 0 && (
              <section className="panel">
                <h2 className="type-20">{texts.prices}</h2>
                <p className="muted">{isOffer ? texts.noAnswerRight : texts.noAnswer}</p>
                <QuoteLines lines={quote.lines} />
              </section>
            )
          )}
          <VersionsPanel quote={quote} />
          <QuoteNotes quote={quote} />
        </div>
        <QuoteFacts quote={quote} />
      </div>
      {asking === 'decline' && <DeclineDialog quote={quote} onClose={close} />}
      {asking === 'extend' && <ExtendDialog quote={quote} onClose={close} />}
    </Page>
  )
}
