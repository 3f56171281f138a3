import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SideChoices, useSides } from '../../ui/side-choices.tsx'
import { disputedTitle, disputedWords } from './disputed.ts'
import type { Chosen, Disputed } from './merge.ts'
import type { Clash } from './use-configurator-edit.ts'

type ClashDialogProps = {
  readonly clash: Clash
  readonly isPending: boolean
  readonly onChosen: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** Asks of each thing that two made something else of which of both stays. */
export function ClashDialog({ clash, isPending, onChosen, onClose }: ClashDialogProps) {
  const { base, mine, theirs, theirDefinition, disputed } = clash
  const sides = useSides<Disputed>()

  function send() {
    const faults = sides.faultsOf(disputed)
    if (!faults) onChosen(sides.chosen)
    return faults
  }

  return (
    <FormDialog
      key={theirs.draft?.version}
      size="wide"
      title={texts.clashTitle}
      intro={texts.clashIntro}
      verb={texts.keepChosen}
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <SideChoices
          of={disputed.map((at) => ({
            key: at,
            label: disputedTitle(at, [mine, theirDefinition, base]),
            theirs: disputedWords(at, theirDefinition, mine),
            mine: disputedWords(at, mine, theirDefinition),
          }))}
          sides={sides}
          faults={faults}
        />
      )}
    </FormDialog>
  )
}
