import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskProduct } from '#contract/office/products.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { productUseTexts as texts } from '#texts/nl/office/product-use.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { productUseOf } from '../../work/products.ts'
import { ProductUses } from './product-uses.tsx'

type DeleteDialogProps = { readonly product: DeskProduct; readonly onClose: () => void }

/** Asks whether a product goes for good, and where its address leads then; what uses it is told, and keeps it. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { id, live, fields, sku } = product
  const title = fields.title.trim() || sku
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: use, refetch } = useQuery(productUseOf(id))
  const [leadsTo, setLeadsTo] = useState<'category' | 'nowhere'>('category')
  const remove = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () =>
      api.deleteDeskProduct({
        params: { id },
        body: {
          version: product.draft?.version ?? null,
          liveDigest: product.liveDigest,
          leadsTo: use?.category ? leadsTo : 'nowhere',
        },
      }),
    async onSuccess() {
      showToast({ tone: 'good', title: texts.removed(title) })
      await navigate(paths.products)
      client.removeQueries({ queryKey: ['products', 'one', id] })
      await client.invalidateQueries({ queryKey: ['products'] })
    },
    onError: () => refetch(),
  })
  const isUsed = use !== undefined && use.uses.length > 0
  return (
    <FormDialog
      title={texts.removeTitle(title)}
      intro={isUsed ? undefined : texts.removeText}
      verb={use && !isUsed ? texts.removeVerb : null}
      {...(isUsed && { leave: texts.close })}
      isPending={remove.isPending}
      refusal={isUsed ? null : remove.error}
      onSend={() => {
        remove.mutate()
        return undefined
      }}
      onClose={onClose}
    >
      {isUsed && <ProductUses title={texts.removeKept} text={texts.removeKeptText} uses={use.uses} />}
      {use?.category && !isUsed && live.status !== 'draft' && (
        <ChoiceGroup label={texts.leadsTo}>
          <ChoiceRow
            name="leadsTo"
            title={texts.leadsToCategory(use.category.title)}
            checked={leadsTo === 'category'}
            onChange={() => setLeadsTo('category')}
          />
          <ChoiceRow
            name="leadsTo"
            title={texts.leadsToNowhere}
            checked={leadsTo === 'nowhere'}
            onChange={() => setLeadsTo('nowhere')}
          />
        </ChoiceGroup>
      )}
    </FormDialog>
  )
}
