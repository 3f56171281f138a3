import type { Reply } from '#contract/client.ts'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { accountTexts as texts } from '#texts/nl/account.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import accountStyles from '#app/lib/account/account.module.css'
import styles from './tasks.module.css'

/** From when on a quote that ends is pointed out. */
const ENDS_SOON_DAYS = 6

export type Quote = Reply<'listParkedCarts'>['parkedCarts'][number]
type WaitingOrder = Pick<OrderRow, 'id' | 'number' | 'reference' | 'state' | 'awaitsBriefing'> & {
  readonly lines?: readonly { readonly state: string; readonly imageUrl: string | null }[]
}
type Task = {
  readonly title: string
  readonly note: string | null
  readonly to: string
  readonly imageUrl?: string | null
}

type WaitingTasksProps = {
  readonly orders: readonly WaitingOrder[]
  readonly quotes: readonly Quote[]
  /** Stands where nothing waits. */
  readonly none?: string
}

/** What only the customer can bring further. */
export function WaitingTasks({ orders, quotes, none }: WaitingTasksProps) {
  const tasks = [...orders.flatMap(taskOfOrder), ...quotes.flatMap(taskOfQuote)]
  if (tasks.length === 0 && none === undefined) return null
  return (
    <section className={`panel ${accountStyles.panel}`}>
      <h2>{texts.waiting}</h2>
      {tasks.length === 0 && <p className="muted">{none}</p>}
      <ul className={styles.waiting}>
        {tasks.map(({ title, note, to, imageUrl }) => (
          <li key={to}>
            {imageUrl && <img src={imageUrl} alt="" width={72} height={54} loading="lazy" />}
            <div>
              <p className="strong">{title}</p>
              {note && <p className="small muted">{wholeDates(note)}</p>}
            </div>
            <LinkButton to={to} look="secondary" size="small" aria-label={texts.showOf(title)}>
              {texts.show}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function taskOfOrder({ id, number, reference, state, awaitsBriefing, lines = [] }: WaitingOrder): Task[] {
  const imageUrl = lines.find((line) => line.state === state)?.imageUrl ?? null
  const task = { note: reference, to: paths.order(id), imageUrl }
  if (state === 'awaiting_files') return [{ title: texts.waitingFiles(number), ...task }]
  if (state === 'awaiting_approval') return [{ title: texts.waitingApproval(number), ...task }]
  if (awaitsBriefing) return [{ title: texts.waitingBriefing(number), ...task }]
  return []
}

/** An offer that was made, and a quote that soon ends. */
function taskOfQuote({
  id,
  reference,
  isExpired,
  daysLeft,
  validUntil,
  totalPrice,
  ...quote
}: Quote): Task[] {
  if (isExpired) return []
  const to = paths.quote(id)
  if (quote.priceRequestState === 'offered')
    return [{ title: texts.waitingOffer(reference), note: quote.number, to }]
  if (daysLeft > ENDS_SOON_DAYS) return []
  const price = formatPrice(totalPrice.excludingTaxInCents)
  return [{ title: texts.quoteEnds(reference), note: texts.quoteHolds(formatDate(validUntil), price), to }]
}
