import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote, DeskQuoteLine } from '#contract/office/quotes.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { type Cents, sumCents } from '#domain/money.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { quoteOf } from '../../work/quotes.ts'
import { difference, QuoteLines } from './quote-lines.tsx'
import styles from './quotes.module.css'

/** What is typed, and the version of the quote that it answers. */
export type Draft = {
  readonly version: number
  /** By the id of a line; what nobody touched stands as it is in the quote. */
  readonly prices: Readonly<Record<string, string>>
  readonly message: string
  readonly validUntil: string
}

type Offered = { readonly lineId: string; readonly cents: Cents }
type Sent = { readonly draft: Draft; readonly prices: readonly Offered[] }

const blank = ({ version, validUntil }: DeskQuote): Draft => {
  const today = amsterdamNow(new Date()).date
  return { version, prices: {}, message: '', validUntil: validUntil < today ? today : validUntil }
}

type AnswerFormProps = {
  readonly quote: DeskQuote
  /** It was taken back or ordered while the answer was typed. */
  readonly isOver: boolean
  /** Null while nothing is typed. */
  readonly draft: Draft | null
  readonly setDraft: (draft: Draft | null) => void
}

/** Prices per line, a last day and a message: an offer, or with the message alone an answer. */
export function AnswerForm({ quote, isOver, draft, setDraft }: AnswerFormProps) {
  const { id, number, lines } = quote
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setIsTried] = useState(false)
  const now = draft ?? blank(quote)
  const hasMovedOn = now.version !== quote.version
  const type = (typed: Partial<Draft>) => setDraft({ ...now, ...typed })
  const answer = useMutation({
    mutationFn: ({ draft: { version, message, validUntil }, prices }: Sent) =>
      api.answerDeskQuote({
        params: { id },
        body: { version, message, prices: [...prices], validUntil: prices.length > 0 ? validUntil : null },
      }),
    async onSuccess(answered, { prices }) {
      client.setQueryData(quoteOf(id).queryKey, answered)
      showToast({ tone: 'good', title: prices.length > 0 ? texts.offered(number) : texts.said })
      setDraft(null)
      setIsTried(false)
      await client.invalidateQueries({ queryKey: ['quotes'] })
    },
    // What is shown is not so any more; what was typed stays.
    onError: (error) =>
      isApiError(error) && error.status === 409 && client.invalidateQueries({ queryKey: ['quotes'] }),
  })

  const textOf = ({ id: lineId, price }: DeskQuoteLine) =>
    now.prices[lineId] ?? (price ? typedEuros(price.excludingTaxInCents) : '')
  const priced = lines.filter(({ price }) => price !== null)
  const amounts = priced.map((line) => ({ lineId: line.id, cents: readEuros(textOf(line)) }))
  const offers = amounts.every((amount): amount is Offered => amount.cents !== null) ? amounts : null
  const typed = new Map(
    priced.map((line) => [
      line.id,
      {
        cents: readEuros(textOf(line)),
        field: (
          <MoneyField
            name={nameOf(line.id)}
            label={texts.newPriceOf(line.title)}
            hideLabel
            isTried={isTried}
            text={textOf(line)}
            onType={(text) => type({ prices: { ...now.prices, [line.id]: text } })}
          />
        ),
      },
    ]),
  )
  const isSilent = now.message.trim() === ''

  function send(event: SubmitEvent) {
    event.preventDefault()
    const faulty = amounts.find(({ cents }) => cents === null)
    const [first] = [
      faulty ? nameOf(faulty.lineId) : [],
      isSilent ? 'message' : [],
      now.validUntil === '' ? 'validUntil' : [],
    ].flat()
    setIsTried(true)
    if (first !== undefined) focusOn(first)
    else if (offers) answer.mutate({ draft: now, prices: offers })
  }

  function say() {
    setIsTried(isSilent)
    if (isSilent) focusOn('message')
    else answer.mutate({ draft: now, prices: [] })
  }

  const focusOn = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  const refusedDay = isApiError(answer.error)
    ? answer.error.errors.find(({ field }) => field === 'validUntil')?.message
    : undefined
  return (
    <form ref={form} className={styles.answer} noValidate onSubmit={send}>
      <section className="panel">
        <h2 className="type-20">{texts.prices}</h2>
        <p className="muted">{texts.pricesText}</p>
        <QuoteLines lines={lines} typed={typed} />
        <Sums lines={priced} cents={offers?.map(({ cents }) => cents) ?? null} />
      </section>
      <section className={`panel ${styles.words}`}>
        <h2 className="type-20">{texts.answer}</h2>
        <TextAreaField
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          rows={5}
          maxLength={4000}
          value={now.message}
          error={isTried && isSilent ? fieldFaultTexts.Required : undefined}
          onChange={({ target }) => type({ message: target.value })}
        />
        <TextField
          name="validUntil"
          type="date"
          label={texts.validity}
          value={now.validUntil}
          error={isTried && now.validUntil === '' ? fieldFaultTexts.DateInvalid : refusedDay}
          onChange={({ target }) => type({ validUntil: target.value })}
        />
        {isOver ? (
          <Notice tone="warning" title={texts.overTitle}>
            <p>{texts.overText}</p>
            <Button look="secondary" size="small" onClick={() => setDraft(null)}>
              {texts.startOver}
            </Button>
          </Notice>
        ) : hasMovedOn ? (
          <Notice tone="warning" title={texts.changedTitle}>
            <p>{texts.changedText}</p>
            <div className={styles.actions}>
              <Button look="tertiary" size="small" onClick={() => setDraft(null)}>
                {texts.startOver}
              </Button>
              <Button look="secondary" size="small" onClick={() => type({ version: quote.version })}>
                {texts.goOn}
              </Button>
            </div>
          </Notice>
        ) : (
          <div className={styles.actions}>
            <Button look="secondary" pending={answer.isPending} onClick={say}>
              {texts.onlyMessage}
            </Button>
            <Button type="submit" pending={answer.isPending}>
              {texts.offer}
            </Button>
          </div>
        )}
      </section>
    </form>
  )
}

const nameOf = (lineId: string) => `price-${lineId}`

type SumsProps = { readonly lines: readonly DeskQuoteLine[]; readonly cents: readonly Cents[] | null }

/** What the lines come to as they are typed, beside the list of today. */
function Sums({ lines, cents }: SumsProps) {
  const list = lines.map(({ listPrice }) => listPrice?.excludingTaxInCents ?? null)
  const listed = list.every((one) => one !== null) ? sumCents(list) : null
  const total = cents && sumCents(cents)
  const services = sumCents(lines.map(({ servicesPrice }) => servicesPrice.excludingTaxInCents))
  return (
    <div className={styles.sums}>
      <dl>
        <div>
          <dt>{texts.listTotal}</dt>
          <dd className="figures">{formatPrice(listed)}</dd>
        </div>
        {services > 0 && (
          <div>
            <dt>{texts.servicesTotal}</dt>
            <dd className="figures">{formatPrice(services)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.newTotal}</dt>
          <dd className="figures strong">{formatPrice(total)}</dd>
        </div>
        <div>
          <dt>{texts.difference}</dt>
          <dd className="figures strong">{difference(total, listed)}</dd>
        </div>
      </dl>
      <p className="muted">{texts.rest}</p>
    </div>
  )
}
