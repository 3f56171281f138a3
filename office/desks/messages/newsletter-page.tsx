import { Fragment } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Subscription } from '#contract/office/newsletter.ts'
import { NEWSLETTER_QUEUES } from '#domain/messages/newsletter-queues.ts'
import type { Column } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { deskNewsletterTexts as texts, newsletterPlace } from '#texts/nl/office/newsletter.ts'
import { pageNames } from '#texts/nl/office/page-names.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import {
  type NewsletterView,
  subscriptionCounts,
  subscriptionFile,
  subscriptionList,
} from '../../work/newsletter.ts'
import styles from './messages.module.css'

/** Who has the newsletter and the proof of that; which queue, and what is searched for, stand in the address. */
export function NewsletterPage() {
  const { view, search } = useListView(NEWSLETTER_QUEUES, 'confirmed')
  return (
    <ListPage
      list="newsletter"
      title={pageNames.newsletter}
      note={texts.note}
      actions={
        <a className="text-link" href={subscriptionFile(view)} download>
          {texts.export}
        </a>
      }
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      parts={<Queues view={view} />}
    >
      <Subscriptions view={view} />
    </ListPage>
  )
}

function Queues({ view: { queue, search } }: { readonly view: NewsletterView }) {
  const { data: counts } = useQuery(subscriptionCounts)
  return (
    <QueueLinks
      label={texts.queues}
      names={NEWSLETTER_QUEUES}
      titles={texts.queue}
      counts={counts}
      chosen={queue}
      search={search}
    />
  )
}

function Subscriptions({ view }: { readonly view: NewsletterView }) {
  return (
    <EndlessTable
      list={useInfiniteQuery(subscriptionList(view))}
      rowsOf={(page) => page.subscriptions.map((one): Row => ({ ...one, id: one.email }))}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
    />
  )
}

/** Addresses are told apart by themselves. */
type Row = Subscription & { readonly id: string }

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'email',
    header: texts.email,
    inBlock: 'full',
    cell: ({ email }) => (
      <p className={styles.from} data-first tabIndex={-1}>
        <strong>{email}</strong>
      </p>
    ),
  },
  { id: 'proof', header: texts.proof, inBlock: 'full', cell: (one) => <Proofs of={one} /> },
  { id: 'changed', header: texts.changed, cell: ({ changedAt }) => formatMoment(changedAt) },
  {
    id: 'status',
    header: texts.status,
    inBlock: 'lead',
    cell: ({ state }) => (
      <StateLabel of={{ stateLabel: texts.states[state].label, stateTone: texts.states[state].tone }} />
    ),
  },
]

/** What was agreed to and ended: when, where, and by which words. */
function Proofs({ of: { asked, confirmed, ended } }: { readonly of: Subscription }) {
  const proofs = [
    { what: texts.asked, proof: asked },
    { what: texts.confirmed, proof: confirmed },
    { what: texts.ended, proof: ended },
  ].flatMap(({ what, proof }) => (proof ? [{ what, proof }] : []))
  if (proofs.length === 0) return <p className="muted">{texts.noProof}</p>
  return (
    <div className={styles.message}>
      {proofs.map(({ what, proof: { at, source, text, ip } }) => (
        <Fragment key={what}>
          <p>{texts.proofOf(what, formatMoment(at), newsletterPlace(source), ip)}</p>
          {text !== null && <small>{texts.quoted(text)}</small>}
        </Fragment>
      ))}
    </div>
  )
}
