import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeskFileRow } from '#contract/office/files.ts'
import type { FileFilters } from '#contract/office/filters.ts'
import { FILE_QUEUES, FILE_SORTS } from '#domain/orders/file-queues.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Column } from '#app/ui/table.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import type { BulkAction, BulkNamed } from '../../ui/bulk.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { ListSort, useListSort } from '../../ui/list-sort.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { type Filtering, useListFilters } from '../../ui/filters/use-list-filters.ts'
import { useListView } from '../../ui/use-list-view.ts'
import { fileCountsOf, fileList, type FileView } from '../../work/files.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import { FileStatus } from '../../ui/file-status.tsx'
import { FILE_FILTERS } from './file-filters.ts'
import styles from './files.module.css'
import { SHORT_KEYS } from './short-keys.ts'

/** The queues of print files; which one, what is searched for and the filters stand in the address. */
export function FilesPage() {
  const { view: listed, search } = useListView(FILE_QUEUES, 'review')
  const { asked: filters, filtering } = useListFilters<FileFilters>(FILE_FILTERS)
  const view: FileView = { ...listed, filters, sort: useListSort(FILE_SORTS, 'worst') }
  return (
    <ListPage
      list="files"
      title={texts.table}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      filtering={filtering}
      parts={
        <>
          <ListSort sorts={FILE_SORTS} names={texts.sorts} chosen={view.sort} />
          <Queues view={view} words={filtering.words} />
        </>
      }
    >
      <Files view={view} filtering={filtering} />
    </ListPage>
  )
}

type QueuesProps = { readonly view: FileView; readonly words: Filtering['words'] }

function Queues({ view: { queue, search, filters }, words }: QueuesProps) {
  const { data: counts } = useQuery({ ...fileCountsOf(filters), placeholderData: keepPreviousData })
  return (
    <QueueLinks
      label={texts.queues}
      names={FILE_QUEUES}
      titles={texts.queue}
      counts={counts}
      chosen={queue}
      search={search}
      filters={words}
    />
  )
}

type FilesProps = { readonly view: FileView; readonly filtering: Filtering }

const CHECK_AGAIN: BulkAction = {
  id: 'check',
  of: SHORT_KEYS.files.check,
  question: texts.checkMany,
  intro: texts.checkManyIntro,
  order: { kind: 'checkFiles' },
}

/** By its number in what became of it: a file as the shop names it with its order. */
const nameOf = (file: DeskFileRow | BulkNamed) =>
  'orderNumber' in file ? texts.fileNamed(file.name, file.orderNumber, file.side === 'back') : file.number

function Files({ view, filtering }: FilesProps) {
  const may = useMay()
  return (
    <EndlessTable
      key={`${view.queue} ${JSON.stringify(view.filters)}`}
      list={useInfiniteQuery(fileList(view))}
      bulk={
        may('judgeFiles')
          ? {
              list: 'files',
              actions: [CHECK_AGAIN],
              nameOf,
              pathOf: paths.file,
              view: { queue: view.queue, search: view.search, ...view.filters },
            }
          : null
      }
      rowsOf={(page) => page.files}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
      filtering={filtering}
    />
  )
}

const COLUMNS: readonly Column<DeskFileRow>[] = [
  {
    id: 'file',
    header: texts.file,
    inBlock: 'lead',
    cell: ({ id, name, side, pictureUrl }) => (
      <span className={styles.name}>
        {pictureUrl ? <img src={pictureUrl} alt="" width={64} height={48} loading="lazy" /> : <span />}
        <span>
          <Link to={paths.file(id)}>{name}</Link>
          {side === 'back' && <small>{texts.backSide}</small>}
        </span>
      </span>
    ),
  },
  {
    id: 'order',
    header: texts.order,
    inBlock: 'full',
    cell: ({ orderNumber, companyName, lineTitle }) => (
      <TwoLines first={companyName} second={`${orderNumber}, ${lineTitle}`} />
    ),
  },
  {
    id: 'found',
    header: texts.found,
    dispensable: true,
    cell: ({ messages, wantsCheck, question }) => (
      <p className={styles.lines}>
        {question ?? messages[0] ?? texts.nothingFound}
        {wantsCheck && <small>{texts.checkWanted}</small>}
      </p>
    ),
  },
  {
    id: 'leaves',
    header: texts.leaves,
    inBlock: 'lead',
    cell: ({ deliveryDate, daysLeft, isExpress }) => (
      <p className={classNames(styles.lines, daysLeft !== null && daysLeft < 0 && styles.late)}>
        {wholeDates(formatPromisedDate(deliveryDate))}
        {isExpress && <strong>{texts.express}</strong>}
        <small>{texts.daysLeft(daysLeft)}</small>
      </p>
    ),
  },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: (file) => <FileStatus file={file} /> },
]
