import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { draftTexts } from '#texts/nl/office/drafts.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import { useConfiguratorChange } from './use-configurator-change.ts'
import { definitionOf } from './use-configurator-edit.ts'

type DialogProps = { readonly configurator: DeskConfigurator; readonly onClose: () => void }

type DiscardDialogProps = DialogProps & { readonly hasUnsaved: boolean; readonly onDone: () => void }

/** Asks whether the draft goes. */
export function DiscardDialog({ configurator, hasUnsaved, onDone, onClose }: DiscardDialogProps) {
  const { change: discard } = useConfiguratorChange({
    configurator,
    call: ({ productId, draft }) =>
      api.discardDeskConfigurator({ params: { id: productId }, body: { version: draft?.version ?? 0 } }),
    told: draftTexts.discarded,
    onDone() {
      onDone()
      onClose()
    },
  })
  return (
    <SureDialog
      title={draftTexts.discardTitle}
      text={hasUnsaved ? `${texts.discardText} ${draftTexts.discardUnsaved}` : texts.discardText}
      verb={draftTexts.discard}
      isPending={discard.isPending}
      failure={discard.error && errorLines(discard.error).join(' ')}
      onSure={() => discard.mutate()}
      onClose={onClose}
    />
  )
}

/** Shows how a draft differs from what came into the shop after it began, and keeps it over that. */
export function OutdatedDialog({ configurator, onClose }: DialogProps) {
  const { seen, change: keep } = useConfiguratorChange({
    configurator,
    call: (now) => {
      const definition = definitionOf(now)
      if (!definition) throw new Error('An outdated draft has a definition')
      return api.editDeskConfigurator({
        params: { id: now.productId },
        body: {
          version: now.draft?.version ?? null,
          liveDigest: now.liveDigest,
          definition,
          overShop: true,
        },
      })
    },
    told: texts.draftKept,
    onDone: onClose,
  })
  const definition = definitionOf(seen)
  return (
    <FormDialog
      size="wide"
      title={texts.outdatedTitle}
      intro={texts.outdatedIntro}
      verb={texts.keepDraft}
      isPending={keep.isPending}
      refusal={keep.error}
      onSend={() => {
        keep.mutate()
      }}
      onClose={onClose}
    >
      {definition && <DifferenceList caption={texts.becomes} was={seen.live} becomes={definition} />}
    </FormDialog>
  )
}
