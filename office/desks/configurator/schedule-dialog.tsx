import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { configuratorTexts } from '#texts/nl/office/configurators.ts'
import { draftTexts as texts } from '#texts/nl/office/drafts.ts'
import { api } from '../../lib/api.ts'
import { TimeDialog } from '../../ui/time-dialog.tsx'
import { useConfiguratorChange } from './use-configurator-change.ts'

type ScheduleDialogProps = { readonly configurator: DeskConfigurator; readonly onClose: () => void }

/** Asks when the draft of a configurator goes into the shop by itself. */
export function ScheduleDialog({ configurator, onClose }: ScheduleDialogProps) {
  const { seen, change: schedule } = useConfiguratorChange({
    configurator,
    call: ({ productId, draft }, publishAt: string | null) =>
      api.scheduleDeskConfigurator({
        params: { id: productId },
        body: { version: draft?.version ?? 0, publishAt },
      }),
    told: (publishAt) => (publishAt === null ? texts.unscheduled : texts.scheduled(formatMoment(publishAt))),
    onDone: onClose,
  })
  return (
    <TimeDialog
      title={configuratorTexts.title(seen.title)}
      publishAt={seen.draft?.publishAt ?? null}
      isPending={schedule.isPending}
      refusal={schedule.error}
      onTime={schedule.mutate}
      onClose={onClose}
    />
  )
}
