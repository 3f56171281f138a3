import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { OfficeReply } from '#contract/office/client.ts'
import type { DeskProduct } from '#contract/office/products.ts'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { versionTexts } from '#texts/nl/office/versions.ts'
import { api } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { RestoreDialog, Versions } from '../../ui/versions.tsx'
import { productOf, revisionOf, revisionsOf } from '../../work/products.ts'
import { Differences } from './differences.tsx'
import type { FieldName } from './product-edit.ts'
import { useProductChange } from './use-product-change.ts'
import { useProductNames } from './use-product-names.ts'

type Revision = OfficeReply<'listProductRevisions'>['revisions'][number]

/** The states in which a product was published, each of which can come back as a draft. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const { data: product, error, refetch } = useQuery(productOf(id))
  const { data: revisions, error: revisionsError, refetch: readAgain } = useQuery(revisionsOf(id))
  if (error && !product) return <PageFault error={error} onAgain={() => void refetch()} />
  if (revisionsError && !revisions)
    return <PageFault error={revisionsError} onAgain={() => void readAgain()} />
  return product && revisions ? <History product={product} revisions={revisions} /> : <Loading />
}

type HistoryProps = { readonly product: DeskProduct; readonly revisions: readonly Revision[] }

function History({ product, revisions }: HistoryProps) {
  const [restored, setRestored] = useState<number | null>(null)
  return (
    <Page title={texts.historyTitle(product.live.title)} note={texts.skuOf(product.sku)}>
      <BackLink to={paths.product(product.id)}>{texts.backToProduct}</BackLink>
      <Versions
        versions={revisions}
        emptyTitle={texts.noVersions}
        hasDraft={product.draft !== null}
        summary={({ changed }) => changedText(changed)}
        renderDifferences={({ number, changed }) =>
          changed.length > 0 ? <VersionDifferences id={product.id} number={number} fields={changed} /> : null
        }
        onRestore={setRestored}
      />
      {restored !== null && (
        <ProductRestore product={product} number={restored} onClose={() => setRestored(null)} />
      )}
    </Page>
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
      caption={versionTexts.differencesOf(number)}
      fields={fields}
      was={before}
      becomes={became}
      names={names}
    />
  )
}

type ProductRestoreProps = {
  readonly product: DeskProduct
  readonly number: number
  readonly onClose: () => void
}

function ProductRestore({ product, number, onClose }: ProductRestoreProps) {
  const navigate = useNavigate()
  const { seen, change: restore } = useProductChange({
    product,
    call: ({ id, draft, liveDigest }) =>
      api.restoreProductRevision({
        params: { id, number },
        body: { version: draft?.version ?? null, liveDigest },
      }),
    told: ({ draft }) => (draft ? versionTexts.restored(number) : versionTexts.restoredSame(number)),
    onDone: () => void navigate(paths.product(product.id)),
  })
  return (
    <RestoreDialog
      number={number}
      hasDraft={seen.draft !== null}
      isPending={restore.isPending}
      error={restore.error}
      onSure={() => restore.mutate()}
      onClose={onClose}
    />
  )
}
