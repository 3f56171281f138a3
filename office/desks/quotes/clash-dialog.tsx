import { Button } from '#app/ui/button.tsx'
import { quoteClashTexts as texts } from '#texts/nl/office/quote-clash.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SideChoices, SIDES, useSides } from '../../ui/side-choices.tsx'
import { differenceName, DifferenceList } from './difference-list.tsx'
import type { Difference } from './differences.ts'
import styles from './quotes.module.css'

type ClashDialogProps = {
  readonly differences: readonly Difference[]
  /** The keys of the differences of which what I typed stays. */
  readonly onChosen: (mine: ReadonlySet<string>) => void
  readonly onClose: () => void
}

const ALL = { theirs: texts.allTheirs, mine: texts.allMine } as const

/** What somebody else made otherwise meanwhile; where something was typed for the same it asks which of both stays. */
export function ClashDialog({ differences, onChosen, onClose }: ClashDialogProps) {
  const sides = useSides()
  const disputed = differences.filter(({ mine }) => mine !== null)
  const told = differences.filter(({ mine }) => mine === null)
  const keys = disputed.map(({ key }) => key)

  function send() {
    const faults = sides.faultsOf(keys)
    if (!faults) {
      onChosen(new Set(sides.mineOf(keys)))
      onClose()
    }
    return faults
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
                <Button key={side} look="secondary" size="small" onClick={() => sides.choose(keys, side)}>
                  {ALL[side]}
                </Button>
              ))}
            </div>
          )}
          <SideChoices
            of={disputed.map((difference) => ({ ...difference, label: differenceName(difference) }))}
            sides={sides}
            faults={faults}
            words={texts}
          />
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
