import { Link } from 'react-router'
import type { DeskProduct } from '#contract/office/products.ts'
import { differingFields } from '#domain/catalogue/draft.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { productFaultTexts } from '#texts/nl/office/product-faults.ts'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { paths } from '../../paths.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Differences } from './differences.tsx'
import { useProductChange } from './use-product-change.ts'
import { useProductNames } from './use-product-names.ts'

type PublishDialogProps = { readonly product: DeskProduct; readonly onClose: () => void }

/** Shows what becomes different in the shop, and puts it there; what may not be sold so is told, and stops it. */
export function PublishDialog({ product, onClose }: PublishDialogProps) {
  const { seen, change: publish } = useProductChange({
    product,
    call: ({ id, draft }, note: string) =>
      api.publishDeskProduct({ params: { id }, body: { version: draft?.version ?? 0, note } }),
    told: ({ live }) => texts.published(live.title),
    onDone: onClose,
  })
  const names = useProductNames(seen.images)
  const changed = differingFields(seen.live, seen.fields)
  const stopping = seen.findings.filter(({ isStopping }) => isStopping)
  const broken = seen.brokenConfigurators
  const isStopped = stopping.length > 0 || broken.length > 0 || seen.clashes.length > 0 || seen.draft === null

  return (
    <FormDialog
      size="wide"
      title={texts.publishTitle(seen.fields.title)}
      intro={texts.publishIntro}
      verb={isStopped ? null : texts.publish}
      isPending={publish.isPending}
      refusal={publish.error}
      onSend={(form) => {
        publish.mutate(fieldText(form, 'note').trim())
      }}
      onClose={onClose}
    >
      {stopping.length > 0 && (
        <Notice tone="error" title={texts.notYet}>
          <ul>
            {stopping.map(({ fault }) => (
              <li key={fault}>{productFaultTexts[fault]}</li>
            ))}
          </ul>
        </Notice>
      )}
      {broken.length > 0 && (
        <Notice tone="error" title={texts.breaks}>
          <p>{texts.breaksText}</p>
          <ul>
            {broken.flatMap(({ productId, title, messages }) => [
              ...messages.map((message) => <li key={`${productId} ${message}`}>{message}</li>),
              <li key={productId}>
                <Link className="text-link" to={paths.configurator(productId)}>
                  {texts.toConfigurator(title)}
                </Link>
              </li>,
            ])}
          </ul>
        </Notice>
      )}
      {seen.clashes.length > 0 && (
        <Notice tone="warning" title={texts.shopClash}>
          {texts.shopClashText(seen.clashes.map((name) => productFieldTexts[name]))}
        </Notice>
      )}
      {changed.length > 0 && (
        <Differences
          caption={texts.becomes}
          fields={changed}
          was={seen.live}
          becomes={seen.fields}
          names={names}
        />
      )}
      <TextField name="note" label={texts.note} hint={texts.noteHint} optional maxLength={200} />
    </FormDialog>
  )
}
