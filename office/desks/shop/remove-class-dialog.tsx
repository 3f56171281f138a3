import { useState } from 'react'
import type { Delivery } from '#contract/office/delivery.ts'
import { deliveryTexts as texts } from '#texts/nl/office/delivery.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { delivery } from '../../work/delivery.ts'

type RemoveClassDialogProps = {
  readonly way: Delivery['classes'][number]
  readonly onClose: () => void
}

/** Asks before a class is taken away. */
export function RemoveClassDialog({ way, onClose }: RemoveClassDialogProps) {
  const [{ code, ...seen }] = useState(way)
  const remove = useDeskChange(
    {
      call: () => api.removeShippingClass({ params: { code }, body: { seen } }),
      told: () => texts.classRemoved(seen.title),
      onDone: onClose,
      isToldInPlace: true,
    },
    { outdates: [['content']], replyIs: delivery.queryKey },
  )
  return (
    <SureDialog
      title={texts.sureRemove(seen.title)}
      text={texts.sureRemoveText}
      verb={texts.removeIt}
      isPending={remove.isPending}
      failure={remove.error ? errorLines(remove.error).join(' ') : null}
      onSure={() => remove.mutate(undefined)}
      onClose={onClose}
    />
  )
}
