import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { OfficeReply } from '#contract/office/client.ts'
import type { DeskProduct } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { productOf, revisionOf, revisionsOf } from '../../work/products.ts'
import { Differences } from './differences.tsx'
import type { FieldName } from './product-edit.ts'
import styles from './products.module.css'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { useProductChange } from './use-product-change.ts'
import { useProductNames } from './use-product-names.ts'

type Revision = OfficeReply<'listProductRevisions'>['revisions'][number]

/** The states in which a product was published, each of which can come back as a draft. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const { data: product, error, refetch } = useQuery(productOf(id))
  const { data: revisions, error: revisionsError, refetch: readAgain } = useQuery(revisionsOf(id))
  if (error && !product) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (revisionsError && !revisions)
    return <LoadFault error={revisionsError} onAgain={() => void readAgain()} />
  return product && revisions ? <History product={product} revisions={revisions} /> : <Loading />
}

type HistoryProps = { readonly product: DeskProduct; readonly revisions: readonly Revision[] }

function History({ product, revisions }: HistoryProps) {
  const [restored, setRestored] = useState<number | null>(null)
  return (
    <Page title={texts.historyTitle(product.live.title)} note={texts.skuOf(product.sku)}>
      <p className={styles.back}>
        <Link to={paths.product(product.id)} className="text-link">
          {texts.backToProduct}
        </Link>
      </p>
      {revisions.length === 0 ? (
        <EmptyState title={texts.noVersions} text={texts.noVersionsText} />
      ) : (
        <section className="panel">
          <ol className={styles.versions} aria-label={texts.versions}>
            {revisions.map((revision, place) => (
              <li key={revision.number}>
                <Version
                  product={product}
                  revision={revision}
                  isNow={place === 0}
                  onRestore={() => setRestored(revision.number)}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {restored !== null && (
        <RestoreDialog product={product} number={restored} onClose={() => setRestored(null)} />
      )}
    </Page>
  )
}

type VersionProps = {
  readonly product: DeskProduct
  readonly revision: Revision
  readonly isNow: boolean
  readonly onRestore: () => void
}

function Version({ product, revision, isNow, onRestore }: VersionProps) {
  const { number, publishedAt, publishedBy, note, changed } = revision
  const [isOpen, setIsOpen] = useState(false)
  const isFirst = number === 1
  return (
    <>
      <div className={styles.line}>
        <h2>{texts.version(number)}</h2>
        {isNow && <StatusLabel tone="good">{texts.now}</StatusLabel>}
        <p className="muted">
          {isFirst && publishedBy === null
            ? formatMoment(publishedAt)
            : texts.by(formatMoment(publishedAt), publishedBy ?? texts.byItself)}
        </p>
      </div>
      {note !== '' && <p className={styles.value}>{note}</p>}
      <p>{isFirst ? (publishedBy === null ? texts.firstState : texts.firstVersion) : changedText(changed)}</p>
      {changed.length > 0 && (
        <Disclosure
          summary={texts.differences}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          {isOpen && <VersionDifferences id={product.id} number={number} fields={changed} />}
        </Disclosure>
      )}
      {(!isNow || product.draft !== null) && (
        <div className={styles.buttons}>
          <Button look="secondary" size="small" aria-label={texts.restoreOf(number)} onClick={onRestore}>
            {texts.restore}
          </Button>
        </div>
      )}
    </>
  )
}

const changedText = (changed: readonly FieldName[]): string =>
  changed.length === 0
    ? texts.nothingChanged
    : texts.changedFields(changed.map((name) => productFieldTexts[name]))

type VersionDifferencesProps = {
  readonly id: string
  readonly number: number
  readonly fields: readonly FieldName[]
}

function VersionDifferences({ id, number, fields }: VersionDifferencesProps) {
  const { data, error, refetch } = useQuery(revisionOf(id, number))
  const names = useProductNames(data?.images ?? [])
  if (error) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  const { fields: became, before } = data
  if (!before) return null
  return (
    <Differences
      caption={texts.differencesOf(number)}
      fields={fields}
      was={before}
      becomes={became}
      names={names}
    />
  )
}

type RestoreDialogProps = {
  readonly product: DeskProduct
  readonly number: number
  readonly onClose: () => void
}

/** Asks whether a version comes back, as it takes the place of the draft that there is. */
function RestoreDialog({ product, number, onClose }: RestoreDialogProps) {
  const navigate = useNavigate()
  const { seen, change: restore } = useProductChange({
    product,
    call: ({ id, draft, liveDigest }) =>
      api.restoreProductRevision({
        params: { id, number },
        body: { version: draft?.version ?? null, liveDigest },
      }),
    told: ({ draft }) => (draft ? texts.restored(number) : texts.restoredSame(number)),
    onDone: () => void navigate(paths.product(product.id)),
  })
  return (
    <SureDialog
      title={texts.restoreTitle(number)}
      text={seen.draft ? `${texts.restoreText} ${texts.restoreOver}` : texts.restoreText}
      verb={texts.restore}
      isPending={restore.isPending}
      failure={restore.error && errorLines(restore.error).join(' ')}
      onSure={() => restore.mutate()}
      onClose={onClose}
    />
  )
}
