import type { Evaluation } from '#domain/configurator/view.ts'
import { chosenTexts, inOneLine } from './chosen-texts.ts'
import { lineReferenceText } from './line-options.ts'

type Words = { readonly from: string | null; readonly to: string | null }
type Choices = { readonly before: Evaluation; readonly after: Evaluation }

/** What stands with an ordered line, its own reference or what was chosen being another now. */
export const changedOptionTexts = (texts: readonly string[], change: Words | Choices): readonly string[] =>
  'from' in change ? withReference(texts, change) : withChoices(texts, change)

/** The customer's own words stand last. */
function withReference(texts: readonly string[], { from, to }: Words): readonly string[] {
  const last = from === null ? null : lineReferenceText(from)
  const others = last !== null && texts.at(-1) === last ? texts.slice(0, -1) : texts
  return to === null ? others : [...others, lineReferenceText(to)]
}

/** A choice that stands there is said as it is now; another number of pieces makes none come or go. */
function withChoices(texts: readonly string[], { before, after }: Choices): readonly string[] {
  const now = chosenTexts(after).map(inOneLine)
  const said = new Map(chosenTexts(before).map((choice, place) => [inOneLine(choice), now[place]]))
  return texts.map((text) => said.get(text) ?? text)
}
