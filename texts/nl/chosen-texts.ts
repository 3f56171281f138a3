import type { Evaluation } from '#domain/configurator/view.ts'
import { SPACE } from './format.ts'
import { formatCm } from './format-size.ts'

/** A choice as customers read it: 'Soort doek', 'Pvc 510 g'. */
export type ChosenText = { readonly label: string; readonly value: string }

/** In one line: 'Soort doek: Pvc 510 g'. */
export const inOneLine = ({ label, value }: ChosenText): string => `${label}: ${value}`

/** What was chosen in a configuration, sizes aside; 'no choice' is not told. */
export function chosenTexts(evaluation: Evaluation | null): readonly ChosenText[] {
  return (evaluation?.leaves ?? []).flatMap((leaf) => {
    if (!leaf.isVisible) return []
    if (!('fields' in leaf)) {
      const { selected, step } = leaf
      if (!selected?.option) return []
      const times = selected.quantity === 1 ? '' : `${selected.quantity}${SPACE}× `
      return [{ label: step.title, value: `${times}${selected.option.title}` }]
    }
    return leaf.fields.flatMap(({ field, text, fault }) => {
      if (fault !== null) return []
      if (field.type !== 'input_mm') {
        return [{ label: field.label, value: field.values.find(({ id }) => id === text)?.label ?? text }]
      }
      return field.measures === null ? [{ label: field.label, value: formatCm(Number(text)) }] : []
    })
  })
}
