import { Link } from 'react-router'
import type { Setup } from '#contract/office/setup.ts'
import { Notice } from '#app/ui/notice.tsx'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { setupState } from '../../work/setup.ts'

type ClearAssortmentDialogProps = {
  readonly assortment: NonNullable<Setup['assortment']>
  readonly onClose: () => void
}

/** Counts what goes of the demo's assortment, and names what stays of it. */
export function ClearAssortmentDialog({ assortment, onClose }: ClearAssortmentDialogProps) {
  const { stays, stayCount, products, categories } = assortment
  const clear = useDeskChange(
    {
      call: (_sent: void) => api.clearAssortment({ body: { products, categories } }),
      told: () => texts.goodsCleared(products),
      onDone: onClose,
      isToldInPlace: true,
    },
    {
      outdates: [setupState.queryKey, ['products'], ['categories'], ['catalogue'], ['content'], ['prices']],
      replyIs: setupState.queryKey,
    },
  )
  return (
    <FormDialog
      title={texts.clearGoodsTitle}
      intro={texts.clearGoodsText(assortment)}
      verb={texts.clearGoods}
      isPending={clear.isPending}
      refusal={clear.error}
      onSend={() => {
        clear.mutate()
        return undefined
      }}
      onClose={onClose}
    >
      {stayCount > 0 && (
        <Notice tone="info" title={texts.goodsStay(stayCount)}>
          <ul>
            {stays.map(({ id, title, reason }) => (
              <li key={id}>
                <Link className="text-link" to={paths.product(id)}>
                  {title}
                </Link>
                {`: ${texts.stayReasons[reason]}`}
              </li>
            ))}
            {stayCount > stays.length && <li>{texts.goodsStayMore(stayCount - stays.length)}</li>}
          </ul>
        </Notice>
      )}
    </FormDialog>
  )
}
