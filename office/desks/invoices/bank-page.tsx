import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankEntry } from '#contract/office/bank.ts'
import { BANK_QUEUES, type BankQueue } from '#domain/documents/bank-queues.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Page } from '../../ui/page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'
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
      {queue === 'waits' ? (
        <Waiting entries={entries} />
      ) : (
        <KeyedRows>
          <BankDecided queue={queue} entries={entries} />
        </KeyedRows>
      )}
      {/* What waits is sorted into two tables, of which the first would grow above what is read. */}
      <MoreRows list={list} count={entries.length} label={texts.more} grows={queue !== 'waits'} />
    </div>
  )
}

/** What is sure above what is not; j and k go through both, x leaves what is sure out. */
function Waiting({ entries }: { readonly entries: readonly BankEntry[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const sure = entries.filter(({ doubt }) => doubt === null)
  const doubtful = entries.filter(({ doubt }) => doubt !== null)

  function toggle(id: string) {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  const rows = useRowKeys({
    onChoose(at) {
      const entry = sure[at]
      if (entry) toggle(entry.id)
    },
  })
  return (
    <div ref={rows} className={styles.parts}>
      {sure.length > 0 && <BankSure entries={sure} left={left} onToggle={toggle} />}
      {doubtful.length > 0 && <BankDoubtful entries={doubtful} />}
    </div>
  )
}
