import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { FreeItem } from '#contract/office/free-item.ts'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { FREE_GOODS_SKU } from '#domain/catalogue/free-goods.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { composeTexts } from '#texts/nl/office/compose.ts'
import { quoteClashTexts } from '#texts/nl/office/quote-clash.ts'
import { deskQuoteTexts as texts, freeLineTexts } from '#texts/nl/office/quotes.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { showCallError, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { ComposeDialog, type ComposedNow } from '../../ui/compose/compose-dialog.tsx'
import { FreeLineDialog } from '../../ui/compose/free-line-dialog.tsx'
import { quoteOf } from '../../work/quotes.ts'
import { ClashDialog } from './clash-dialog.tsx'
import {
  type Changes,
  changesOf,
  type Draft,
  mainName,
  proposedDay,
  type TypedLine,
  withItem,
  withoutAdded,
  withKeptPrice,
  type WorkedLine,
} from './draft.ts'
import { fieldName, LineEditor } from './line-editor.tsx'
import { QuoteSums } from './quote-sums.tsx'
import { useAnswerClash } from './use-answer-clash.ts'
import { useCalculatedQuote } from './use-calculated-quote.ts'
import styles from './quotes.module.css'

type Sent = { readonly draft: Draft; readonly changes: Changes | null }

/** What the buttons that the focus goes to are called in the form. */
const AGAIN = 'again'
const OFFER = 'offer'
const ADD = 'add'
const COMPARE = 'compare'

const NOTHING_MINE: ReadonlySet<string> = new Set()

const NOTHING: Changes = { prices: [], quantities: [], removed: [], items: [], added: [] }

const blank = (quote: DeskQuote, today: PlainDate): Draft => ({
  base: quote,
  lines: {},
  added: [],
  message: '',
  validUntil: proposedDay(quote, today),
})

type AnswerFormProps = {
  readonly quote: DeskQuote
  /** It was taken back or ordered while the answer was typed. */
  readonly isOver: boolean
  /** Null while nothing is typed. */
  readonly draft: Draft | null
  readonly setDraft: (draft: Draft | null) => void
}

/** Quantities and prices per line, a last day and a message: an offer, or with the message alone an answer. */
export function AnswerForm({ quote, isOver, draft, setDraft }: AnswerFormProps) {
  const { id, number } = quote
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState<'offer' | 'message' | null>(null)
  const [composing, setComposing] = useState<WorkedLine | 'new' | 'free' | null>(null)
  const isTried = tried !== null
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const now = draft ?? blank(quote, today)
  const type = (typed: Partial<Draft>) => setDraft({ ...now, ...typed })
  const answer = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: ({ draft: { base, message, validUntil }, changes }: Sent) =>
      api.answerDeskQuote({
        params: { id },
        body: {
          version: base.version,
          message,
          ...(changes ?? NOTHING),
          validUntil: changes ? validUntil : null,
        },
      }),
    async onSuccess(answered, { changes }) {
      showReply(client, quoteOf(id).queryKey, answered)
      showToast({ tone: 'good', title: changes ? texts.offered(number) : texts.said })
      setDraft(null)
      setTried(null)
      await client.invalidateQueries({ queryKey: ['quotes'] })
    },
    // What is shown is not so any more; what was typed stays.
    async onError(error, { draft: { base } }) {
      if (!isApiError(error) || error.status !== 409) {
        showCallError(error)
        return
      }
      await client.invalidateQueries({ queryKey: ['quotes'] })
      const moved = client.getQueryData(quoteOf(id).queryKey)
      if (moved?.mayOffer && moved.version !== base.version) clash.compare(base.version)
      else showCallError(error)
    },
  })

  const free = freeNow(composing)
  const { worked, amounts, isWorking, isWaiting, refusals, again } = useCalculatedQuote(quote, now)
  const clash = useAnswerClash({
    quote,
    draft: now,
    worked,
    today,
    setDraft,
    focusAfter: () => (fieldOf(OFFER) ?? fieldOf(COMPARE))?.focus(),
  })
  const isSame = clash.differences.length === 0
  const changes = changesOf(worked, 'all')
  const isRefused = refusals.size > 0
  // Without any price an offer would say nothing.
  const isUnpriced = !isRefused && changes.prices.length === 0
  const isSilent = now.message.trim() === ''

  function send(event: SubmitEvent) {
    event.preventDefault()
    const first = [
      ...worked.flatMap((one) => faultyField(one) ?? (refusals.has(one.kept.id) ? refusedField(one) : [])),
      ...(refusals.has(null) ? [AGAIN] : []),
      ...(isUnpriced
        ? worked.filter(({ isRemoved }) => !isRemoved).map(({ kept }) => fieldName('line', kept.id))
        : []),
      ...(isSilent ? ['message'] : []),
      ...(now.validUntil === '' ? ['validUntil'] : []),
    ][0]
    setTried('offer')
    if (first !== undefined) focusOn(first)
    else answer.mutate({ draft: now, changes })
  }

  function say() {
    setTried(isSilent ? 'message' : null)
    if (isSilent) focusOn('message')
    else answer.mutate({ draft: now, changes: null })
  }

  /** What tells that it failed goes while it is tried, and the focus would go with it. */
  function tryAgain() {
    focusOn(OFFER)
    again()
  }

  const fieldOf = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    return field instanceof HTMLElement ? field : null
  }
  const focusOn = (name: string) => fieldOf(name)?.focus()
  /** What was added goes as a whole, and the focus to what adds. */
  function drop({ added }: WorkedLine) {
    if (added) setDraft(withoutAdded(now, added))
    focusOn(ADD)
  }

  const typeLine = ({ kept }: WorkedLine, typed: TypedLine) =>
    type({ lines: { ...now.lines, [kept.id]: withKeptPrice(kept, typed) } })

  function giveFree(item: FreeItem, amount: string | null) {
    if (composing !== 'free' && composing !== 'new' && composing !== null) {
      setDraft(withItem(now, composing, item))
      return
    }
    const added = { key: crypto.randomUUID(), item, title: item.free.title, sku: FREE_GOODS_SKU }
    setDraft({
      ...now,
      added: [...now.added, added],
      lines: {
        ...now.lines,
        ...(amount !== null && { [mainName(added)]: { amount: { kind: 'line', text: amount } } }),
      },
    })
  }

  const refusedDay = isApiError(answer.error)
    ? answer.error.errors.find(({ field }) => field === 'validUntil')?.message
    : undefined
  return (
    <>
      <form ref={form} className={styles.answer} noValidate onSubmit={send}>
        <section className="panel">
          <h2 className="type-20">{texts.prices}</h2>
          <p className="muted">{texts.pricesText}</p>
          <ul className={styles.editors}>
            {worked.map((one) => (
              <LineEditor
                key={one.kept.id}
                worked={one}
                isTried={isTried}
                refusal={refusals.get(one.kept.id) ?? null}
                onType={(typed) => typeLine(one, typed)}
                onCompose={() => setComposing(one)}
                onDrop={() => drop(one)}
              />
            ))}
          </ul>
          <Button
            name={ADD}
            look="secondary"
            size="small"
            icon={plusIcon}
            className={styles.add}
            onClick={() => setComposing('new')}
          >
            {composeTexts.add}
          </Button>
          <Button
            look="tertiary"
            size="small"
            icon={plusIcon}
            className={styles.add}
            onClick={() => setComposing('free')}
          >
            {freeLineTexts.add}
          </Button>
          <div role="alert">
            {refusals.has(null) && (
              <Notice tone="error" title={texts.notWorkedOut}>
                <p>{refusals.get(null)}</p>
                <p>{texts.notWorkedOutText}</p>
                <Button
                  name={AGAIN}
                  look="secondary"
                  size="small"
                  className={styles.again}
                  onClick={tryAgain}
                >
                  {texts.workOutAgain}
                </Button>
              </Notice>
            )}
            {tried === 'offer' && isUnpriced && <Notice tone="error">{texts.noPriceAtAll}</Notice>}
          </div>
          <QuoteSums worked={worked} amounts={isRefused ? null : (amounts ?? quote)} isWorking={isWorking} />
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
          ) : clash.hasMovedOn ? (
            <Notice tone="warning" title={texts.changedTitle}>
              <p>{texts.changedText}</p>
              <div className={styles.actions}>
                <Button look="tertiary" size="small" onClick={() => setDraft(null)}>
                  {texts.startOver}
                </Button>
                <Button
                  name={COMPARE}
                  look="secondary"
                  size="small"
                  onClick={() => (isSame ? clash.goOn(NOTHING_MINE) : clash.compare())}
                >
                  {isSame ? texts.goOn : quoteClashTexts.see}
                </Button>
              </div>
            </Notice>
          ) : (
            <div className={styles.actions}>
              {quote.maySay && (
                <Button look="secondary" pending={answer.isPending} onClick={say}>
                  {texts.onlyMessage}
                </Button>
              )}
              <Button
                type="submit"
                name={OFFER}
                pending={answer.isPending || (isWaiting && !isRefused)}
                refusing={isRefused}
              >
                {texts.offer}
              </Button>
            </div>
          )}
        </section>
      </form>
      {clash.isComparing && !isOver && (
        <ClashDialog
          key={quote.version}
          differences={clash.differences}
          onChosen={(mine) => clash.goOn(mine)}
          onClose={() => clash.close()}
        />
      )}
      {free !== undefined && (
        <FreeLineDialog
          vatPercents={quote.vatPercents}
          now={free}
          amount={free ? null : ''}
          onGiven={giveFree}
          onClose={() => setComposing(null)}
        />
      )}
      {free === undefined && composing !== null && composing !== 'free' && (
        <ComposeDialog
          companyId={quote.company.id}
          now={composing === 'new' ? null : composedNow(composing)}
          onComposed={({ item, title, sku }) =>
            setDraft(
              composing === 'new'
                ? { ...now, added: [...now.added, { key: crypto.randomUUID(), item, title, sku }] }
                : withItem(now, composing, item),
            )
          }
          onClose={() => setComposing(null)}
        />
      )}
    </>
  )
}

function composedNow({ line: { item, soldAs, title } }: WorkedLine): ComposedNow | null {
  return item && !('free' in item) && soldAs !== null ? { item, soldAs, title } : null
}

/** The line beside the assortment that is given or changed, null for one that comes in; undefined where none is. */
function freeNow(composing: WorkedLine | 'new' | 'free' | null): FreeItem | null | undefined {
  if (composing === 'free') return null
  const item = composing !== null && composing !== 'new' ? composing.line.item : null
  return item && 'free' in item ? item : undefined
}

/** The field of a line in which nothing readable is typed. */
function faultyField({ kept, typed, isRemoved, quantity, isUnreadable }: WorkedLine): string | null {
  if (isRemoved) return null
  if (quantity === null) return fieldName('quantity', kept.id)
  return isUnreadable && typed.amount ? fieldName(typed.amount.kind, kept.id) : null
}

/** Where a line that can't be made so was made so. */
const refusedField = ({ kept, isRemoved }: WorkedLine) =>
  fieldName(isRemoved ? 'removed' : 'quantity', kept.id)
