import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { AuditChange } from '#contract/office/audit.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { auditTexts as texts } from '#texts/nl/office/audit.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { auditChange } from '../../work/audit.ts'
import styles from './audit.module.css'
import { pathOf } from './shown-at.tsx'
import { historyOf } from './use-audit-view.ts'

/** One change: each field as it was and as it became. */
export function ChangePage() {
  const { id = '' } = useParams()
  const { data: change, error, refetch } = useQuery(auditChange(id))
  if (error && !change) return <PageFault error={error} onAgain={() => void refetch()} />
  return change ? <Change change={change} /> : <Loading />
}

function Change({ change }: { readonly change: AuditChange }) {
  const { kindLabel, actionLabel, thing, fields, hidesSome, isForgotten } = change
  return (
    <Page
      title={texts.changeTitle(kindLabel, actionLabel)}
      note={<span className={styles.thing}>{thing}</span>}
    >
      <BackLink to={paths.audit}>{texts.back}</BackLink>
      <div className={styles.change}>
        <div>
          {isForgotten && (
            <Notice tone="info" title={texts.forgotten}>
              {texts.forgottenText}
            </Notice>
          )}
          {!isForgotten && (
            <section className="panel">
              <h2 className="type-20">{texts.fields}</h2>
              {fields.length === 0 ? (
                <p className="muted">{texts.noFields}</p>
              ) : (
                <Table
                  caption={texts.fields}
                  columns={COLUMNS}
                  rows={fields.map((field, place) => ({ ...field, place }))}
                  rowKey={({ place }) => place}
                />
              )}
            </section>
          )}
          {hidesSome && (
            <Notice tone="info" title={texts.hidden}>
              {texts.hiddenText}
            </Notice>
          )}
        </div>
        <Facts change={change} />
      </div>
    </Page>
  )
}

function Facts({
  change: { at, actor, actorNote, thing, kindId, shownAt },
}: {
  readonly change: AuditChange
}) {
  const facts = [
    { label: texts.at, text: formatMoment(at) },
    { label: texts.actor, text: actorNote === null ? actor : `${actor} (${actorNote})` },
    { label: texts.thing, text: thing },
    { label: texts.id, text: kindId },
  ]
  return (
    <div>
      <section className="panel">
        <h2 className="type-20">{texts.details}</h2>
        <FactList facts={facts} />
        <p className={styles.links}>
          {shownAt && (
            <Link to={pathOf(shownAt)} className="text-link">
              {texts.open[shownAt.desk]}
            </Link>
          )}
          {kindId !== '' && (
            <Link to={`${paths.audit}${historyOf(kindId)}`} className="text-link">
              {texts.history}
            </Link>
          )}
        </p>
      </section>
    </div>
  )
}

type Field = AuditChange['fields'][number] & { readonly place: number }

const valueOf = (value: string | null) =>
  value === null ? (
    <span className="muted">{texts.empty}</span>
  ) : (
    <span className={styles.value}>{value}</span>
  )

const COLUMNS: readonly Column<Field>[] = [
  { id: 'field', header: texts.field, inBlock: 'full', cell: ({ label }) => <strong>{label}</strong> },
  { id: 'before', header: texts.before, cell: ({ before }) => valueOf(before) },
  { id: 'after', header: texts.after, cell: ({ after }) => valueOf(after) },
]
