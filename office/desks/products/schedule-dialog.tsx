import type { DeskProduct } from '#contract/office/products.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { draftTexts as texts } from '#texts/nl/office/drafts.ts'
import { api } from '../../lib/api.ts'
import { TimeDialog } from '../../ui/time-dialog.tsx'
import { useProductChange } from './use-product-change.ts'

type ScheduleDialogProps = { readonly product: DeskProduct; readonly onClose: () => void }

/** Asks when the draft of a product goes into the shop by itself. */
export function ScheduleDialog({ product, onClose }: ScheduleDialogProps) {
  const { seen, change: schedule } = useProductChange({
    product,
    call: ({ id, draft }, publishAt: string | null) =>
      api.scheduleDeskProduct({ params: { id }, body: { version: draft?.version ?? 0, publishAt } }),
    told: (_changed, publishAt) =>
      publishAt === null ? texts.unscheduled : texts.scheduled(formatMoment(publishAt)),
    onDone: onClose,
  })
  return (
    <TimeDialog
      title={seen.fields.title}
      publishAt={seen.draft?.publishAt ?? null}
      isPending={schedule.isPending}
      refusal={schedule.error}
      onTime={schedule.mutate}
      onClose={onClose}
    />
  )
}
