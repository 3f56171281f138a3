import type { Reply } from '#contract/client.ts'
import type { OrUnavailable } from '#app/lib/or-unavailable.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { downloadsTexts as texts } from '#texts/nl/account.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import styles from './account.module.css'
import { PageHeading } from './page-heading.tsx'
import { UnavailableNotice } from './unavailable-notice.tsx'

type Designs = Reply<'listDesigns'>['designs']

const COLUMNS: readonly Column<Designs[number]>[] = [
  {
    id: 'name',
    header: texts.name,
    inBlock: 'full',
    cell: ({ name }) => <span className="strong">{name}</span>,
  },
  {
    id: 'uploadedAt',
    header: texts.uploadedAt,
    cell: ({ uploadedAt, createdAt }) => formatDate(uploadedAt ?? createdAt),
  },
  { id: 'size', header: texts.size, figures: true, cell: ({ size }) => formatFileSize(size) },
]

/** What the customer may fetch: the own print files. */
export function DownloadsPage({ answer, unavailable }: OrUnavailable<Reply<'listDesigns'>>) {
  return (
    <>
      <PageHeading title={texts.title} />
      {unavailable === null ? (
        <DesignList designs={answer.designs} />
      ) : (
        <UnavailableNotice message={unavailable} />
      )}
    </>
  )
}

function DesignList({ designs }: { readonly designs: Designs }) {
  return (
    <section className={`panel ${styles.panel}`}>
      {designs.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <>
          <h2>{texts.designs}</h2>
          <Table
            caption={texts.designs}
            columns={COLUMNS}
            rows={designs}
            rowKey={({ designId }) => designId}
          />
        </>
      )}
    </section>
  )
}
