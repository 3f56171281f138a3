import { useId } from 'react'
import type { DeskLine } from '#contract/office/orders.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { quantityText } from '#texts/nl/price-unit.ts'
import styles from './orders.module.css'

type LineChoiceProps = {
  readonly legend: string
  readonly lines: readonly DeskLine[]
  readonly error: string | undefined
}

/** Which of several lines are meant, by the name 'line': all of them at first. */
export function LineChoice({ legend, lines, error }: LineChoiceProps) {
  const fault = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? fault : undefined}>
      <legend className="strong">{legend}</legend>
      {lines.map((line) => (
        <Checkbox
          key={line.id}
          name="line"
          value={line.id}
          defaultChecked
          label={`${line.title}, ${quantityText(line.quantity, line.pack)}`}
        />
      ))}
      <p id={fault} role="alert" className={styles.fault}>
        {error}
      </p>
    </fieldset>
  )
}
