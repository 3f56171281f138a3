import { visibleText } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import type { Definition } from './nodes.ts'
import { type LostRule, namesOf } from './visible-rules.ts'

/** What deleting something does, with the rules that lose it. */
export function lostText(lost: readonly LostRule[], definition: Definition): string {
  if (lost.length === 0) return texts.removeText
  const names = namesOf(definition, texts.noChoice)
  const rules = lost.map(({ title, visibleIf }) => texts.lostRule(title, visibleText(visibleIf, names)))
  return [texts.removeText, texts.removeLoses, `${rules.join('; ')}.`].join(' ')
}
