import { useId } from 'react'
import type { DeskLine } from '#contract/office/orders.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { lineNames } from './line-names.ts'
import styles from './orders.module.css'

type LineChoiceProps = {
  readonly legend: string
  readonly lines: readonly DeskLine[]
  readonly error: string | undefined
  /** Hears of a line that it is meant, or is not. */
  readonly onChange?: (lineId: string, isMeant: boolean) => void
}

/** Which of several lines are meant, by the name 'line': all of them at first. */
export function LineChoice({ legend, lines, error, onChange }: LineChoiceProps) {
  const fault = useId()
  const names = lineNames(lines)
  return (
    <fieldset className={styles.choice} aria-describedby={error ? fault : undefined}>
      <legend className="strong">{legend}</legend>
      {lines.map((line) => (
        <Checkbox
          key={line.id}
          name="line"
          value={line.id}
          defaultChecked
          onChange={({ target }) => onChange?.(line.id, target.checked)}
          label={names.get(line.id) ?? line.title}
        />
      ))}
      <p id={fault} role="alert" className={styles.fault}>
        {error}
      </p>
    </fieldset>
  )
}
