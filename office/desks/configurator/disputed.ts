import { drawnText } from '#texts/nl/office/configurator-drawing.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { changesOf } from './differences.ts'
import { type Fact, factsOf, generalWords } from './facts.ts'
import { type Disputed, GENERAL_NAMES, type GeneralName } from './merge.ts'
import { allOf, type Definition, find, idOf, isField, nodesIn, type Place, titleOf } from './nodes.ts'
import { pathTo } from './places.ts'
import { namesOf } from './visible-rules.ts'

const generalName = (at: Disputed): GeneralName | undefined => GENERAL_NAMES.find((name) => name === at)

const isOrder = (at: Disputed): at is `order/${string}` => at.startsWith('order/')
const isDrawn = (at: Disputed): at is `drawn/${string}` => at.startsWith('drawn/')
const parentOf = (at: `order/${string}`) => (at === 'order/' ? null : (at.slice('order/'.length) as Place))

/** What is disputed, as it is called by the first of these that has it. */
export function disputedTitle(at: Disputed, definitions: readonly Definition[]): string {
  const name = generalName(at)
  if (name) return texts.generalNames[name]
  for (const definition of definitions) {
    const title = titleIn(at, definition)
    if (title !== '') return title
  }
  return at
}

function titleIn(at: Disputed, definition: Definition): string {
  if (isOrder(at)) {
    const parent = parentOf(at)
    if (parent === null) return texts.orderOfCards
    const found = find(definition, parent)
    return found ? texts.orderOf(titleOf(found.node)) : ''
  }
  if (isDrawn(at)) {
    const title = choiceTitle(definition, at.slice('drawn/'.length))
    return title === null ? '' : texts.drawnOf(title)
  }
  return pathTo(definition, at as Place)
}

function choiceTitle(definition: Definition, id: string): string | null {
  for (const { node } of allOf(definition)) {
    if (isField(node) && node.type !== 'input_mm') {
      const value = node.values.find((one) => one.id === id)
      if (value) return value.label
    } else if (idOf(node) === id) return titleOf(node)
  }
  return null
}

/** What one of two made of a disputed thing, in words: where both have it, what differs. */
export function disputedWords(at: Disputed, own: Definition, other: Definition): string {
  const name = generalName(at)
  if (name) return generalWords(own)[name] || texts.nothing
  if (isOrder(at)) return nodesIn(own, parentOf(at)).map(titleOf).join(', ')
  if (isDrawn(at)) {
    const parts = own.drawing?.parts[at.slice('drawn/'.length)] ?? []
    return parts.map(drawnText).join(', ') || texts.nothing
  }
  const [mine, theirs] = [factsIn(own, at as Place), factsIn(other, at as Place)]
  if (mine === null) return texts.deletedHere
  const told =
    theirs === null
      ? mine.map(({ label, text }) => texts.factOf(label, text))
      : changesOf(theirs, mine).map(({ label, becomes }) => texts.factOf(label, becomes ?? texts.nothing))
  return told.join('\n') || texts.nothing
}

function factsIn(definition: Definition, place: Place): readonly Fact[] | null {
  const found = find(definition, place)
  return found && factsOf(found.node, namesOf(definition, texts.noChoice), definition.drawing)
}
