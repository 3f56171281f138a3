import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { DeskFileRow } from '#contract/office/files.ts'
import { FILE_QUEUES, type FileQueue } from '#domain/orders/file-queues.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { fileCounts, fileList, type FileView } from '../../work/files.ts'
import { FileStatus } from './file-status.tsx'
import styles from './files.module.css'

const isQueue = (name: string | null): name is FileQueue => FILE_QUEUES.some((one) => one === name)

/** The queues of print files; which one, and what is searched for, stand in the address. */
export function FilesPage() {
  const [address, setAddress] = useSearchParams()
  const named = address.get('wachtrij')
  const view: FileView = { queue: isQueue(named) ? named : 'review', search: address.get('zoek') ?? '' }

  function search(text: string) {
    const next = new URLSearchParams(address)
    if (text === '') next.delete('zoek')
    else next.set('zoek', text)
    setAddress(next, { replace: true })
  }

  return (
    <Page title={texts.table}>
      <section className="panel">
        <div className={styles.tools}>
          <SearchField label={texts.search} text={view.search} onSearch={search} />
          <Queues view={view} />
        </div>
        <Files view={view} />
      </section>
    </Page>
  )
}

function Queues({ view: { queue, search } }: { readonly view: FileView }) {
  const { data: counts } = useQuery(fileCounts)
  const queues = FILE_QUEUES.map((name) => ({
    name,
    title: texts.queue[name],
    count: counts ? deskOrderTexts.count(counts[name]) : null,
  }))
  return <QueueLinks label={texts.queues} queues={queues} chosen={queue} search={search} />
}

function Files({ view }: { readonly view: FileView }) {
  const list = useInfiniteQuery(fileList(view))
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const files = list.data.pages.flatMap((page) => page.files)
  if (files.length === 0)
    return (
      <EmptyState
        title={view.search === '' ? texts.none : texts.noneFound(view.search)}
        text={texts.noneText}
      />
    )
  return (
    <>
      <div className={styles.list}>
        <Table caption={texts.table} columns={COLUMNS} rows={files} rowKey={({ id }) => id} />
      </div>
      {list.hasNextPage && (
        <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
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
      <p className={styles.lines}>
        <strong>{companyName}</strong>
        <small>{`${orderNumber}, ${lineTitle}`}</small>
      </p>
    ),
  },
  {
    id: 'found',
    header: texts.found,
    dispensable: true,
    cell: ({ messages, wantsCheck }) => (
      <p className={styles.lines}>
        {messages[0] ?? texts.nothingFound}
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
        {formatPromisedDate(deliveryDate)}
        {isExpress && <strong>{texts.express}</strong>}
        <small>{texts.daysLeft(daysLeft)}</small>
      </p>
    ),
  },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: (file) => <FileStatus file={file} /> },
]
