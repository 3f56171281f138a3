import type { Card, Configurator, Step } from './model.ts'

type Definition = Omit<Configurator, 'key' | 'sku'>

/** A definition whose options name a product by the SKU that it gets. */
export function withRenamedSku(definition: Definition, from: string, to: string): Definition {
  const renamedStep = (step: Step): Step => {
    if (step.stepType === 'group') return { ...step, steps: step.steps.map(renamedStep) }
    if (step.stepType === 'form') return step
    const options = step.options.map((option) => (option.sku === from ? { ...option, sku: to } : option))
    return { ...step, options }
  }
  const renamedCard = (card: Card): Card => ({ ...card, steps: card.steps.map(renamedStep) })
  return { ...definition, cards: definition.cards.map(renamedCard) }
}
