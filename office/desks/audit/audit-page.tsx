import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AuditRow } from '#contract/office/audit.ts'
import type { Column } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { auditTexts as texts } from '#texts/nl/office/audit.ts'
import { paths } from '../../paths.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { auditLog } from '../../work/audit.ts'
import { AuditFilters } from './audit-filters.tsx'
import { ShownAt } from './shown-at.tsx'
import styles from './audit.module.css'
import { useAuditView } from './use-audit-view.ts'

/** Everything that was changed, the newest first; what is looked for stands in the address. */
export function AuditPage() {
  const { view, change } = useAuditView()
  return (
    <ListPage
      list="audit"
      title={texts.title}
      searchLabel={texts.search}
      search={view.thing}
      onSearch={(thing) => change({ thing })}
      parts={<AuditFilters view={view} onChange={change} />}
    >
      <EndlessTable
        list={useInfiniteQuery(auditLog(view))}
        rowsOf={(page) => page.changes}
        columns={COLUMNS}
        texts={texts}
        search={view.thing}
      />
    </ListPage>
  )
}

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'what',
    header: texts.what,
    inBlock: 'full',
    cell: ({ id, kindLabel, actionLabel, changed }) => (
      <>
        <Link to={paths.auditChange(id)}>{texts.changeTitle(kindLabel, actionLabel)}</Link>
        {changed.length > 0 && <p className={`muted ${styles.changed}`}>{changed.join(', ')}</p>}
      </>
    ),
  },
  { id: 'thing', header: texts.thing, inBlock: 'full', cell: (row) => <ShownAt change={row} /> },
  {
    id: 'actor',
    header: texts.actor,
    cell: ({ actor, actorNote }) => <TwoLines first={actor} second={actorNote} />,
  },
  { id: 'at', header: texts.at, cell: ({ at }) => formatMoment(at) },
]
