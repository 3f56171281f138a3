import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DeskProduct } from '#contract/office/products.ts'
import { differingFields } from '#domain/catalogue/draft.ts'
import { differsInPrices } from '#domain/catalogue/price-fields.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { productFieldTexts, productStateTexts } from '#texts/nl/office/product-fields.ts'
import { draftTexts } from '#texts/nl/office/drafts.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { AlsoOpen } from '../../ui/also-open.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { catalogueChoices, type CatalogueChoices, productOf } from '../../work/products.ts'
import { ClashDialog } from './clash-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DraftFacts } from './draft-facts.tsx'
import { Findings } from './findings.tsx'
import { ProductForm } from './form/product-form.tsx'
import { NewProductDialog } from './new-product-dialog.tsx'
import { PRODUCT_TONES } from './product-tones.ts'
import { PublishDialog } from './publish-dialog.tsx'
import styles from './products.module.css'
import { RenameDialog } from './rename-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { PreviewLinks } from '../../ui/preview-links.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { keepProduct, useProductChange } from './use-product-change.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { isDraftUnreadable, UnreadableDraft } from '../../ui/unreadable-draft.tsx'
import { useProductEdit } from './use-product-edit.ts'
import { useProductNames } from './use-product-names.ts'
import { useSaveKey } from '../../ui/use-save-key.ts'

/** One product: its fields as they become, what is wrong with them, and putting them into the shop. */
export function ProductPage() {
  const { id = '' } = useParams()
  const { data: product, error, refetch } = useQuery(productOf(id))
  const { data: choices, error: choicesError, refetch: chooseAgain } = useQuery(catalogueChoices)
  const discard = useDeskChange(
    {
      call: () => api.discardDeskDraft({ params: { id }, body: { version: null } }),
      told: () => draftTexts.discarded,
    },
    { outdates: [['products']], replyIs: productOf(id).queryKey },
  )
  if (!product && isDraftUnreadable(error)) return <UnreadableDraft error={error} discard={discard} />
  if (error && !product) return <PageFault error={error} onAgain={() => void refetch()} />
  if (choicesError && !choices) return <PageFault error={choicesError} onAgain={() => void chooseAgain()} />
  return product && choices ? <Product key={id} product={product} choices={choices} /> : <Loading />
}

type ProductProps = { readonly product: DeskProduct; readonly choices: CatalogueChoices }
type Asked = 'publish' | 'schedule' | 'discard' | 'copy' | 'clash' | 'rename' | 'delete'

const labelsOf = (names: readonly (keyof DeskProduct['fields'])[]) =>
  names.map((name) => productFieldTexts[name])

function Product({ product, choices }: ProductProps) {
  const { id, sku, live, draft, clashes } = product
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const navigate = useNavigate()
  const form = useRef<HTMLDivElement>(null)
  const typing = useProductEdit(product, form)
  const { fields, unsaved, elsewhere } = typing
  // What is asked about a product is asked about all of it.
  const ask = (what: Asked) => typing.save(() => setAsked(what))
  useSaveKey(() => typing.save())
  const arePricesMine = useMay()('changePrices') || !differsInPrices(live, fields)
  const canPublish = arePricesMine && (draft !== null || unsaved.length > 0)
  const isInShop = live.status === 'active' && live.urlPath !== null
  return (
    <Page
      title={fields.title.trim() || sku}
      note={texts.skuOf(sku)}
      actions={
        <>
          <StatusLabel tone={PRODUCT_TONES[live.status]}>{productStateTexts[live.status]}</StatusLabel>
          {isInShop && (
            <ShopLink path={live.urlPath} isPreview={false}>
              {texts.view}
            </ShopLink>
          )}
          {draft !== null && product.fields.status === 'active' && product.fields.urlPath !== null && (
            <PreviewLinks path={product.fields.urlPath} label={texts.preview} />
          )}
          {product.type === 'bundle' && (
            <LinkButton look="secondary" size="small" to={paths.configurator(id)}>
              {texts.compose}
            </LinkButton>
          )}
          <LinkButton look="tertiary" size="small" to={paths.productHistory(id)}>
            {texts.history}
          </LinkButton>
          <Button look="tertiary" size="small" onClick={() => ask('copy')}>
            {texts.copy}
          </Button>
          {draft !== null && (
            <Button look="tertiary" size="small" onClick={() => setAsked('discard')}>
              {draftTexts.discard}
            </Button>
          )}
          {canPublish && (
            <>
              <Button look="secondary" size="small" onClick={() => ask('schedule')}>
                {draft?.publishAt == null ? draftTexts.schedule : draftTexts.reschedule}
              </Button>
              <Button size="small" onClick={() => ask('publish')}>
                {texts.publish}
              </Button>
            </>
          )}
        </>
      }
    >
      <BackLink to={paths.products}>{texts.back}</BackLink>
      <AlsoOpen kind="product" id={id} />
      <div className={styles.notices}>
        {!arePricesMine && <Notice tone="info">{texts.pricesOfSales}</Notice>}
        {elsewhere.length > 0 && (
          <Notice tone="warning" title={texts.colleague}>
            {texts.colleagueText(labelsOf(elsewhere))}
          </Notice>
        )}
        {clashes.length > 0 && (
          <Notice tone="warning" title={texts.shopClash}>
            <p>{texts.shopClashText(labelsOf(clashes))}</p>
            <Button look="secondary" size="small" className={styles.choose} onClick={() => ask('clash')}>
              {texts.shopClashChoose}
            </Button>
          </Notice>
        )}
      </div>
      <div className={styles.page}>
        <div className={styles.aside}>
          <Findings
            productId={id}
            findings={product.findings}
            broken={product.brokenConfigurators}
            isOld={unsaved.length > 0}
          />
          <DraftFacts product={product} onRename={() => ask('rename')} onDelete={() => ask('delete')} />
        </div>
        <div ref={form}>
          <ProductForm
            key={typing.round}
            product={typing.shown}
            fields={fields}
            choices={choices}
            faults={typing.faults}
            onChange={typing.type}
          />
        </div>
      </div>
      {unsaved.length > 0 && (
        <SaveBar
          unsaved={labelsOf(unsaved)}
          failure={typing.failure}
          isSaving={typing.isSaving}
          onSave={() => typing.save()}
          onDrop={typing.drop}
        />
      )}
      <LeaveGuard isAtRisk={unsaved.length > 0} text={editTexts.leaveText(labelsOf(unsaved))} />
      {typing.clash && (
        <EditClash key={typing.clash.theirs.draft?.version} typing={typing} clash={typing.clash} />
      )}
      {asked === 'publish' && <PublishDialog product={product} onClose={close} />}
      {asked === 'rename' && <RenameDialog product={product} onClose={close} />}
      {asked === 'delete' && <DeleteDialog product={product} onClose={close} />}
      {asked === 'schedule' && <ScheduleDialog product={product} onClose={close} />}
      {asked === 'discard' && (
        <DiscardDialog
          product={product}
          hasUnsaved={unsaved.length > 0}
          onDone={typing.drop}
          onClose={close}
        />
      )}
      {asked === 'copy' && (
        <NewProductDialog
          original={{ id, sku, title: product.fields.title, type: product.type }}
          onMade={(made) => void navigate(paths.product(made))}
          onClose={close}
        />
      )}
      {asked === 'clash' && <ShopClash product={product} onClose={close} />}
    </Page>
  )
}

type EditClashProps = {
  readonly typing: ReturnType<typeof useProductEdit>
  readonly clash: NonNullable<ReturnType<typeof useProductEdit>['clash']>
}

/** Asks what stays of what was typed here and of what a colleague saved meanwhile. */
function EditClash({ typing, clash }: EditClashProps) {
  const names = useProductNames([...clash.theirs.images, ...typing.shown.images])
  return (
    <ClashDialog
      title={texts.clashTitle}
      intro={texts.clashIntro}
      fields={clash.fields}
      theirs={clash.theirs.fields}
      mine={typing.fields}
      names={names}
      isPending={typing.isSaving}
      onChosen={(mine) => typing.keepMine(clash, mine)}
      onClose={typing.closeClash}
    />
  )
}

type DialogProps = { readonly product: DeskProduct; readonly onClose: () => void }

/** Asks what stays where the shop became different under a draft; what stays of the draft is said once more. */
function ShopClash({ product, onClose }: DialogProps) {
  const client = useQueryClient()
  const { id, clashes, live, fields } = product
  const names = useProductNames(product.images)
  const choose = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (mine: readonly string[]) => {
      const chosen = clashes.map((name) => [name, (mine.includes(name) ? fields : live)[name]] as const)
      const seen = clashes.map((name) => [name, fields[name]] as const)
      return api.editDeskProduct({
        params: { id },
        body: { change: Object.fromEntries(chosen), seen: Object.fromEntries(seen) },
      })
    },
    async onSuccess(changed) {
      onClose()
      await keepProduct(client, changed)
    },
  })
  return (
    <ClashDialog
      title={texts.shopClashTitle}
      intro={texts.shopClashIntro}
      fields={clashes}
      theirs={live}
      mine={fields}
      of={{ theirs: texts.inShop, mine: texts.inDraft }}
      names={names}
      isPending={choose.isPending}
      refusal={choose.error}
      onChosen={choose.mutate}
      onClose={onClose}
    />
  )
}

type DiscardDialogProps = DialogProps & { readonly hasUnsaved: boolean; readonly onDone: () => void }

function DiscardDialog({ product, hasUnsaved, onDone, onClose }: DiscardDialogProps) {
  const { seen, change: discard } = useProductChange({
    product,
    call: ({ id, draft }) => api.discardDeskDraft({ params: { id }, body: { version: draft?.version ?? 0 } }),
    told: () => draftTexts.discarded,
    onDone() {
      onDone()
      onClose()
    },
  })
  const lost = texts.discardText(labelsOf(differingFields(seen.live, seen.fields)))
  return (
    <SureDialog
      title={draftTexts.discardTitle}
      text={hasUnsaved ? `${lost} ${draftTexts.discardUnsaved}` : lost}
      verb={draftTexts.discard}
      isPending={discard.isPending}
      failure={discard.error && errorLines(discard.error).join(' ')}
      onSure={() => discard.mutate()}
      onClose={onClose}
    />
  )
}
