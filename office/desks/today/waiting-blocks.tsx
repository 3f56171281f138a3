import { Link } from 'react-router'
import type { Waiting, WaitingItem } from '#contract/office/today.ts'
import { urgencyOf, type Wait } from '#domain/delivery/how-late.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { todayTexts as texts } from '#texts/nl/office/today.ts'
import { waitText } from '#texts/nl/office/waits.ts'
import styles from './today.module.css'
import { WAITING_PLACES } from './waiting-places.ts'

/** What waits, a block of each kind that there is any of. */
export function WaitingBlocks({ waiting }: { readonly waiting: readonly Waiting[] }) {
  return (
    <div className={styles.blocks}>
      {waiting
        .filter(({ count }) => count > 0)
        .map((one) => (
          <Block key={one.kind} {...one} />
        ))}
    </div>
  )
}

function Block({ kind, count, items }: Waiting) {
  const title = texts.kinds[kind]
  const places = WAITING_PLACES[kind]
  return (
    <section className="panel" aria-label={title}>
      <header className={styles.head}>
        <h2 className="type-20">{title}</h2>
        <Link to={places.queue} className="text-link" aria-label={texts.allOf(title)}>
          {texts.all}
        </Link>
      </header>
      <ul className={styles.rows}>
        {items.map((item) => (
          <Row key={item.id} item={item} to={places.of(item.id)} />
        ))}
      </ul>
      {count > items.length && (
        <p className={styles.more}>{texts.more(officeTexts.count(count - items.length))}</p>
      )}
    </section>
  )
}

function Row({ item, to }: { readonly item: WaitingItem; readonly to: string }) {
  const about = [item.of, item.note, item.state?.stateLabel.toLowerCase()].filter(Boolean).join(', ')
  return (
    <li data-row>
      <div>
        <Link to={to} className="strong">
          {item.name}
        </Link>
        {about && <p className="muted">{wholeDates(about)}</p>}
      </div>
      {item.wait && <WaitLabel wait={item.wait} />}
    </li>
  )
}

const TONES = { late: 'error', pressing: 'warning' } as const

function WaitLabel({ wait }: { readonly wait: Wait }) {
  const urgency = urgencyOf(wait)
  return (
    <span className={styles.wait}>
      {urgency === 'calm' ? (
        waitText(wait)
      ) : (
        <StatusLabel tone={TONES[urgency]}>{waitText(wait)}</StatusLabel>
      )}
    </span>
  )
}
