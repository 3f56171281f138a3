import { useState } from 'react'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { disputedTitle, disputedWords } from './disputed.ts'
import styles from './configurator.module.css'
import type { Chosen, Disputed } from './merge.ts'
import type { Side } from './merged-order.ts'
import type { Clash } from './use-configurator-edit.ts'

type ClashDialogProps = {
  readonly clash: Clash
  readonly isPending: boolean
  readonly onChosen: (chosen: Chosen) => void
  readonly onClose: () => void
}

const SIDES: readonly Side[] = ['theirs', 'mine']

/** Asks of each thing that two made something else of which of both stays. */
export function ClashDialog({ clash, isPending, onChosen, onClose }: ClashDialogProps) {
  const { base, mine, theirs, theirDefinition, disputed } = clash
  const [chosen, setChosen] = useState<ReadonlyMap<Disputed, Side>>(new Map())
  const of = { mine, theirs: theirDefinition }

  function send() {
    const open = disputed.filter((at) => !chosen.has(at))
    if (open.length === 0) onChosen(chosen)
    return Object.fromEntries(open.map((at) => [at, editTexts.choose]))
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
      {(faults) =>
        disputed.map((at) => (
          <ChoiceGroup key={at} label={disputedTitle(at, [mine, theirDefinition, base])} error={faults[at]}>
            {SIDES.map((side) => (
              <ChoiceRow
                key={side}
                name={at}
                title={
                  <span className={styles.chosen}>
                    {disputedWords(at, of[side], of[side === 'mine' ? 'theirs' : 'mine'])}
                  </span>
                }
                text={texts[side]}
                checked={chosen.get(at) === side}
                onChange={() => setChosen(new Map(chosen).set(at, side))}
              />
            ))}
          </ChoiceGroup>
        ))
      }
    </FormDialog>
  )
}
