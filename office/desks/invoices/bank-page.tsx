import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BankEntry } from '#contract/office/bank.ts'
import { BANK_QUEUES, type BankQueue } from '#domain/documents/bank-queues.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Page } from '../../ui/page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { bankCounts, bankEntries } from '../../work/bank.ts'
import { BankDoubtful } from './bank-doubtful.tsx'
import { BankDecided } from './bank-decided.tsx'
import { BankSure } from './bank-sure.tsx'
import { BankUploadButton, BankUploadOutcome, useBankUpload } from './bank-upload.tsx'
import styles from './invoices.module.css'

/** Files of the bank: what on them pays which invoice, proposed where that is sure and asked where it is not. */
export function BankPage() {
  const { view } = useListView(BANK_QUEUES, 'waits')
  const { data } = useQuery(bankCounts)
  const upload = useBankUpload()
  return (
    <Page title={texts.title} note={texts.note} actions={<BankUploadButton upload={upload} />}>
      <BackLink to={paths.invoices}>{texts.back}</BackLink>
      <BankUploadOutcome upload={upload} />
      <div className={styles.queues}>
        <QueueLinks
          label={texts.queues}
          names={BANK_QUEUES}
          titles={texts.queue}
          counts={data?.counts}
          chosen={view.queue}
          search=""
        />
      </div>
      <Entries key={view.queue} queue={view.queue} />
    </Page>
  )
}

function Entries({ queue }: { readonly queue: BankQueue }) {
  const list = useInfiniteQuery(bankEntries(queue))
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const entries = list.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return (
      <section className="panel">
        <EmptyState title={queue === 'waits' ? texts.nothingWaits : texts.none} text={texts.noneText} />
      </section>
    )
  return (
    <div className={styles.parts}>
      {queue === 'waits' ? <Waiting entries={entries} /> : <BankDecided queue={queue} entries={entries} />}
      {/* What waits is sorted into two tables, of which the first would grow above what is read. */}
      <MoreRows list={list} count={entries.length} label={texts.more} grows={queue !== 'waits'} />
    </div>
  )
}

function Waiting({ entries }: { readonly entries: readonly BankEntry[] }) {
  const sure = entries.filter(({ doubt }) => doubt === null)
  const doubtful = entries.filter(({ doubt }) => doubt !== null)
  return (
    <>
      {sure.length > 0 && <BankSure entries={sure} />}
      {doubtful.length > 0 && <BankDoubtful entries={doubtful} />}
    </>
  )
}
