import { type ReactNode, useState } from 'react'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import styles from './side-choices.module.css'

export const SIDES = ['theirs', 'mine'] as const
/** Of what two changed: as a colleague made it meanwhile, or as it was changed here. */
export type Side = (typeof SIDES)[number]

/** Which side was chosen of each thing that two changed, by its key. */
export function useSides<Key extends string>() {
  const [chosen, setChosen] = useState<ReadonlyMap<Key, Side>>(new Map())
  return {
    chosen,
    /** Chooses one side of these. */
    choose(keys: readonly Key[], side: Side) {
      setChosen(new Map([...chosen, ...keys.map((key) => [key, side] as const)]))
    },
    clear: () => setChosen(new Map()),
    /** Says of each of these of which nothing was chosen that it must be; undefined where all were. */
    faultsOf(keys: readonly Key[]): Readonly<Record<string, string>> | undefined {
      const open = keys.filter((key) => !chosen.has(key))
      return open.length > 0 ? Object.fromEntries(open.map((key) => [key, texts.choose])) : undefined
    },
    /** Those of these that stay as they were changed here. */
    mineOf: (keys: readonly Key[]): readonly Key[] => keys.filter((key) => chosen.get(key) === 'mine'),
  }
}

type Dispute<Key> = {
  readonly key: Key
  readonly label: string
  readonly theirs: ReactNode
  /** Null for what can no longer be made so. */
  readonly mine: ReactNode
}

type SideChoicesProps<Key extends string> = {
  readonly of: readonly Dispute<Key>[]
  readonly sides: ReturnType<typeof useSides<Key>>
  readonly faults: Readonly<Partial<Record<string, string | undefined>>>
  /** Whose they are. */
  readonly words?: Readonly<Record<Side, string>> | undefined
}

/** Asks of each thing that two changed which of both stays. */
export function SideChoices<Key extends string>({ of, sides, faults, words = texts }: SideChoicesProps<Key>) {
  return of.map(({ key, label, ...content }) => (
    <ChoiceGroup key={key} label={label} error={faults[key]}>
      {SIDES.filter((side) => content[side] !== null).map((side) => (
        <ChoiceRow
          key={side}
          name={key}
          title={<span className={styles.content}>{content[side]}</span>}
          text={words[side]}
          checked={sides.chosen.get(key) === side}
          onChange={() => sides.choose([key], side)}
        />
      ))}
    </ChoiceGroup>
  ))
}
