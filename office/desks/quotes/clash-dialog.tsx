import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { quoteClashTexts as texts } from '#texts/nl/office/quote-clash.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { differenceName, DifferenceList } from './difference-list.tsx'
import type { Difference } from './differences.ts'
import styles from './quotes.module.css'

type ClashDialogProps = {
  readonly differences: readonly Difference[]
  /** The keys of the differences of which what I typed stays. */
  readonly onChosen: (mine: ReadonlySet<string>) => void
  readonly onClose: () => void
}

const SIDES = ['theirs', 'mine'] as const
type Side = (typeof SIDES)[number]
const ALL = { theirs: texts.allTheirs, mine: texts.allMine } as const

/** What somebody else made otherwise meanwhile; where something was typed for the same it asks which of both stays. */
export function ClashDialog({ differences, onChosen, onClose }: ClashDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const disputed = differences.filter(({ mine }) => mine !== null)
  const told = differences.filter(({ mine }) => mine === null)

  function send() {
    const open = disputed.filter(({ key }) => !chosen.has(key))
    if (open.length === 0) {
      onChosen(new Set(disputed.flatMap(({ key }) => (chosen.get(key) === 'mine' ? [key] : []))))
      onClose()
    }
    return Object.fromEntries(open.map(({ key }) => [key, editTexts.choose]))
  }

  return (
    <FormDialog
      size="wide"
      title={texts.title}
      intro={disputed.length > 0 ? texts.intro : texts.nothingTyped}
      verb={texts.verb}
      isPending={false}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          {disputed.length > 1 && (
            <div className={styles.all}>
              {SIDES.map((side) => (
                <Button
                  key={side}
                  look="secondary"
                  size="small"
                  onClick={() => setChosen(new Map(disputed.map(({ key }) => [key, side])))}
                >
                  {ALL[side]}
                </Button>
              ))}
            </div>
          )}
          {disputed.map((difference) => {
            const { key } = difference
            return (
              <ChoiceGroup key={key} label={differenceName(difference)} error={faults[key]}>
                {SIDES.map((side) => (
                  <ChoiceRow
                    key={side}
                    name={key}
                    title={<span className={styles.body}>{difference[side]}</span>}
                    text={texts[side]}
                    checked={chosen.get(key) === side}
                    onChange={() => setChosen(new Map(chosen).set(key, side))}
                  />
                ))}
              </ChoiceGroup>
            )
          })}
          {told.length > 0 && (
            <section>
              <h3 className="type-16">{texts.changed}</h3>
              <DifferenceList of={told} />
            </section>
          )}
        </>
      )}
    </FormDialog>
  )
}
