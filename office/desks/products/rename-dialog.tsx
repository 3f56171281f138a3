import { useQuery } from '@tanstack/react-query'
import { SKU_KEEPING_KINDS } from '#domain/catalogue/product-use.ts'
import type { DeskProduct } from '#contract/office/products.ts'
import { isSku } from '#domain/catalogue/sku.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { productUseTexts as texts } from '#texts/nl/office/product-use.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { productUseOf } from '../../work/products.ts'
import { ProductUses } from './product-uses.tsx'
import { useProductChange } from './use-product-change.ts'

type RenameDialogProps = { readonly product: DeskProduct; readonly onClose: () => void }

/** Asks for another SKU; where customers have the present one on paper that is told, and it stays. */
export function RenameDialog({ product, onClose }: RenameDialogProps) {
  const { data: use } = useQuery(productUseOf(product.id))
  const { seen, change: rename } = useProductChange({
    product,
    call: ({ id, sku: known }, sku: string) =>
      api.renameDeskProduct({ params: { id }, body: { seen: known, sku } }),
    told: ({ sku }) => texts.renamed(sku),
    onDone: onClose,
  })
  const keeping = use?.uses.filter(({ kind }) => SKU_KEEPING_KINDS.includes(kind)) ?? []
  const isKept = keeping.length > 0

  function send(form: HTMLFormElement) {
    const sku = fieldText(form, 'sku').trim()
    if (isSku(sku)) rename.mutate(sku)
    else return { sku: sku === '' ? fieldFaultTexts.Required : fieldFaultTexts.SkuInvalid }
    return undefined
  }

  return (
    <FormDialog
      title={texts.renameTitle(seen.sku)}
      intro={isKept ? undefined : texts.renameIntro}
      verb={use && !isKept ? texts.renameVerb : null}
      {...(isKept && { leave: texts.close })}
      isPending={rename.isPending}
      refusal={rename.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) =>
        isKept ? (
          <ProductUses title={texts.renameKept} text={texts.renameKeptText} uses={keeping} />
        ) : (
          <TextField
            name="sku"
            label={texts.sku}
            hint={texts.skuHint}
            defaultValue={seen.sku}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={faults.sku}
          />
        )
      }
    </FormDialog>
  )
}
