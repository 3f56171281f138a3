import { type SubmitEvent, useId } from 'react'
import type { DeskProduct } from '#contract/office/products.ts'
import { differingFields } from '#domain/catalogue/draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { productFaultTexts } from '#texts/nl/office/product-faults.ts'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { Differences } from './differences.tsx'
import styles from './products.module.css'
import { useProductChange } from './use-product-change.ts'
import { useProductNames } from './use-product-names.ts'

type PublishDialogProps = { readonly product: DeskProduct; readonly onClose: () => void }

/** Shows what becomes different in the shop, and puts it there; what may not be sold so is told, and stops it. */
export function PublishDialog({ product, onClose }: PublishDialogProps) {
  const form = useId()
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
  const isStopped = stopping.length > 0 || seen.clashes.length > 0 || seen.draft === null

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isStopped) publish.mutate(fieldText(event.currentTarget, 'note').trim())
  }

  return (
    <Dialog
      open
      size="wide"
      title={texts.publishTitle(seen.fields.title)}
      intro={texts.publishIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} pending={publish.isPending} disabled={isStopped}>
            {texts.publish}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        <div role="alert">
          {publish.error && <Notice tone="error">{errorLines(publish.error).join(' ')}</Notice>}
        </div>
        {stopping.length > 0 && (
          <Notice tone="error" title={texts.notYet}>
            <ul>
              {stopping.map(({ fault }) => (
                <li key={fault}>{productFaultTexts[fault]}</li>
              ))}
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
      </form>
    </Dialog>
  )
}
