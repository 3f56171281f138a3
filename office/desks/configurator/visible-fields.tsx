import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import type { VisibilityRule, VisibleIf } from '#domain/configurator/model.ts'
import { visibleText } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import styles from './form.module.css'
import { Pills } from './pills.tsx'
import type { Choosable } from './visible-rules.ts'

type VisibleFieldsProps = {
  readonly visibleIf: VisibleIf
  /** What a rule may name here. */
  readonly before: readonly Choosable[]
  readonly onChange: (visibleIf: VisibleIf) => void
}

/** When something is seen, in words that are filled in: all rows must hold, and of each row one choice is enough. */
export function VisibleFields({ visibleIf, before, onChange }: VisibleFieldsProps) {
  const adder = useRef<HTMLButtonElement>(null)
  const names = new Map(before.map((one) => [one.code, one]))
  const nearest = before.at(-1)
  const withRule = (at: number, rule: VisibilityRule | null) =>
    onChange(visibleIf.toSpliced(at, 1, ...(rule === null || Object.keys(rule).length === 0 ? [] : [rule])))

  return (
    <>
      <p>{visibleText(visibleIf, names) || texts.always}</p>
      {visibleIf.length > 0 && (
        <div className={styles.rules}>
          {visibleIf.map((rule, at) => (
            <Rule
              // Rules have no name of their own.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              rule={rule}
              number={at + 1}
              before={before}
              onChange={(next) => {
                if (next === null) adder.current?.focus()
                withRule(at, next)
              }}
            />
          ))}
        </div>
      )}
      {nearest ? (
        <div className={styles.buttons}>
          <Button
            ref={adder}
            look="tertiary"
            size="small"
            icon={plusIcon}
            onClick={() => onChange([...visibleIf, { [nearest.code]: [] }])}
          >
            {texts.addRule}
          </Button>
        </div>
      ) : (
        <p className="muted">{texts.nothingBefore}</p>
      )}
      {visibleIf.length > 1 && <p className="muted">{texts.visibleHint}</p>}
    </>
  )
}

type RuleProps = {
  readonly rule: VisibilityRule
  readonly number: number
  readonly before: readonly Choosable[]
  readonly onChange: (rule: VisibilityRule | null) => void
}

function Rule({ rule, number, before, onChange }: RuleProps) {
  const entries = Object.entries(rule)
  const free = before.filter(({ code }) => !Object.hasOwn(rule, code))
  const other = free.at(-1)
  const withEntry = (at: number, entry: readonly [string, readonly string[]] | null) => {
    const next = entries.toSpliced(
      at,
      1,
      ...(entry === null ? [] : [[entry[0], entry[1]] as [string, readonly string[]]]),
    )
    onChange(next.length === 0 ? null : Object.fromEntries(next))
  }
  return (
    <fieldset className={styles.rule}>
      <legend className="visually-hidden">{texts.ruleOf(number)}</legend>
      {entries.map(([code, ids], at) => (
        // A row keeps its place while the step that it names becomes another.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.named}>
          <div className={styles.line}>
            <span>{at > 0 ? texts.orWhen : number > 1 ? texts.andWhen : texts.showWhen}</span>
            <SelectField
              hideLabel
              compact
              label={texts.ruleStep(number)}
              value={code}
              options={stepsToName(before, code, rule)}
              onChange={({ target }) => withEntry(at, [target.value, []])}
            />
            <span>{texts.is}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={texts.removeRule(number)}
              onClick={({ currentTarget }) => {
                currentTarget.closest('fieldset')?.querySelector('select')?.focus()
                withEntry(at, null)
              }}
            >
              <Icon of={trashIcon} />
            </button>
          </div>
          <Pills
            all={choicesToName(before, code, ids)}
            chosen={ids}
            onChange={(chosen) => withEntry(at, [code, chosen])}
          />
          {ids.length === 0 && <p className="muted">{texts.nothingNamed}</p>}
        </div>
      ))}
      {other && (
        <div className={styles.buttons}>
          <Button look="tertiary" size="small" onClick={() => onChange({ ...rule, [other.code]: [] })}>
            {texts.addAlternative}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The steps that a row can name: each once in a rule; what is named but may not be stays to be seen. */
function stepsToName(before: readonly Choosable[], code: string, rule: VisibilityRule) {
  const free = before.filter((one) => one.code === code || !Object.hasOwn(rule, one.code))
  const known = free.map((one) => ({ value: one.code, label: one.title }))
  return free.some((one) => one.code === code)
    ? known
    : [{ value: code, label: texts.unknown(code) }, ...known]
}

function choicesToName(before: readonly Choosable[], code: string, ids: readonly string[]) {
  const known = before.find((one) => one.code === code)?.choices ?? []
  const lost = ids.filter((id) => !known.some((choice) => choice.id === id))
  return [...known, ...lost.map((id) => ({ id, title: texts.unknown(id) }))]
}
