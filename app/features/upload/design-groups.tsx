import { useMemo, type ReactNode } from 'react'
import { mayTakeCopies, type ManagerMode } from '#domain/designs/card-traits.ts'
import { groupShare, incrementStep } from '#domain/designs/copies.ts'
import { groupCards, type DateGroup, type SizeGroup } from '#domain/designs/grouping.ts'
import type { DesignCard as Card } from '#domain/designs/merge-uploads.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { layoutGridIcon } from '#app/ui/icons/layout-grid.ts'
import { formatLongDate } from '#texts/nl/format-date.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { DesignCard } from './design-card.tsx'
import styles from './design-groups.module.css'
import { useManagerActions } from './manager-actions.ts'
import { mayRetry, type QueuedFile } from './queued-file.ts'
import { WindowedCards } from './windowed-cards.tsx'

/** Above this many cards only those near the viewport are drawn (ux 5.5). */
const DRAWN_WHOLE = 500
/** Cards that are drawn together: whole rows of 1, 4, 5 and 6. */
const BATCH_CARDS = 60

export type DesignGroupsProps = {
  readonly cards: readonly Card[]
  readonly mode: ManagerMode
  readonly isBack: boolean
  readonly isEditing: boolean
  readonly checked: ReadonlySet<string>
  /** Copies that have no design yet. */
  readonly unlinked: number
  readonly uploads: ReadonlyMap<string, QueuedFile>
  /** With the copies that a file would get that has none. */
  readonly repairOf: (card: Card, copies: number) => ReactNode
}

/** All cards by day and size (spec 2, Grouping). */
export function DesignGroups(props: DesignGroupsProps) {
  const groups = useMemo(() => groupCards(props.cards), [props.cards])
  const isWindowed = props.cards.length > DRAWN_WHOLE
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <DateSection key={group.day} {...props} {...{ group, isWindowed }} />
      ))}
    </div>
  )
}

/** So many cards stand beside each other at most; a group of fewer leaves the rest of its row to the next one. */
const widthOf = (cards: number) => classNames(cards <= 5 && styles[`of${cards}`])

const headingOf = ({ day }: DateGroup) => (day === 'recent' ? uploadTexts.recent : formatLongDate(day))

type SectionProps = DesignGroupsProps & { readonly isWindowed: boolean }

function DateSection({ group, ...props }: SectionProps & { readonly group: DateGroup }) {
  const count = group.sizes.reduce((cards, size) => cards + size.cards.length, 0)
  return (
    <section className={classNames(styles.day, widthOf(count))}>
      <h3>
        <span>{headingOf(group)}</span>
        <GroupCheck {...props} label={headingOf(group)} cards={group.sizes.flatMap(({ cards }) => cards)} />
      </h3>
      <div className={styles.sizes}>
        {group.sizes.map((size) => (
          <SizeSection key={size.key} {...props} group={size} />
        ))}
      </div>
    </section>
  )
}

function SizeSection({ group, ...props }: SectionProps & { readonly group: SizeGroup }) {
  const { mode, isBack, isEditing, unlinked } = props
  const { dispatch } = useManagerActions()
  const { size, cards } = group
  const takesCopies = mode === 'link' && !isBack
  const share = takesCopies ? groupShare(cards, unlinked) : null
  const label = size === null ? null : formatSizeCm(size.widthMm, size.heightMm)
  const designIds = cards.flatMap(({ designId }) => designId ?? [])
  return (
    // What has no size has no heading either: it would stand beside the others' headings.
    <div className={classNames(styles.group, label !== null && widthOf(cards.length))}>
      {label !== null && (
        <div className={styles.size}>
          <div className={styles.about}>
            <h4 className="figures">{label}</h4>
            <span className={styles.count}>{uploadTexts.count(cards.length)}</span>
          </div>
          {share !== null && cards.length > 1 && !isEditing && (
            <Button
              look="secondary"
              size="small"
              icon={layoutGridIcon}
              className={styles.divide}
              aria-label={uploadTexts.divideOf(label, formatNumber(share))}
              onClick={() => dispatch({ type: 'groupDivided', designIds, share })}
            >
              {uploadTexts.divide}
            </Button>
          )}
        </div>
      )}
      <Cards {...props} cards={cards} firstStep={takesCopies ? incrementStep(cards, unlinked) : 1} />
    </div>
  )
}

type CardsProps = SectionProps & { readonly firstStep: number }

function Cards({ cards, ...props }: CardsProps) {
  const { mode, isBack, isEditing, checked, uploads, repairOf, firstStep, isWindowed } = props
  const show = (card: Card) => {
    const upload = uploads.get(card.processId)
    return (
      <DesignCard
        key={card.processId}
        {...{ card, mode, isBack, isEditing }}
        isChecked={checked.has(card.processId)}
        firstStep={mayTakeCopies(card.status, mode) && card.quantity === 0 ? firstStep : 1}
        pixels={upload?.pixels ?? null}
        pace={upload?.pace ?? null}
        wayOut={
          upload === undefined ? null : upload.reason === 'lost' ? 'pick' : mayRetry(upload) ? 'retry' : null
        }
        repair={repairOf(card, firstStep)}
      />
    )
  }
  if (!isWindowed) return <ul className={styles.grid}>{cards.map(show)}</ul>
  const batches = Array.from({ length: Math.ceil(cards.length / BATCH_CARDS) }, (_none, index) =>
    cards.slice(index * BATCH_CARDS, (index + 1) * BATCH_CARDS),
  )
  return batches.map((batch) => (
    <WindowedCards key={batch[0]?.processId} count={batch.length} className={styles.grid}>
      {() => batch.map(show)}
    </WindowedCards>
  ))
}

type GroupCheckProps = DesignGroupsProps & { readonly label: string }

/** In edit mode a group is checked as a whole by its heading. */
function GroupCheck({ label, cards, checked, isEditing }: GroupCheckProps) {
  const { dispatch } = useManagerActions()
  if (!isEditing) return null
  const processIds = cards.map(({ processId }) => processId)
  const isChecked = processIds.every((processId) => checked.has(processId))
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-label={uploadTexts.checkGroup(label)}
        onChange={() => dispatch({ type: 'cardsChecked', processIds, isChecked: !isChecked })}
      />
    </label>
  )
}
