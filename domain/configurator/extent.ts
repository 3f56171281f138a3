import type { Configurator, Step, VisibleIf } from './model.ts'

/** How much a configurator holds: its steps, fields, options and values, and what their rules name. */
type Extent = { readonly parts: number; readonly named: number }

type Ruled = { readonly visibleIf: VisibleIf }

/** What the rules of a part name: each code, and each id beside it. */
export const namedBy = ({ visibleIf }: Ruled): number =>
  visibleIf.flatMap((rule) => Object.values(rule)).reduce((sum, ids) => sum + 1 + ids.length, 0)

const together = (extents: readonly Extent[]): Extent => ({
  parts: extents.reduce((sum, { parts }) => sum + parts, 0),
  named: extents.reduce((sum, { named }) => sum + named, 0),
})

const ofPart = (part: Ruled, values = 0): Extent => ({ parts: 1 + values, named: namedBy(part) })

/** How much the steps of all cards hold together; a group counts as a step. */
export const extentOf = ({ cards }: Pick<Configurator, 'cards'>): Extent =>
  together(cards.flatMap(({ steps }) => steps.map(ofStep)))

function ofStep(step: Step): Extent {
  switch (step.stepType) {
    case 'group':
      return together([ofPart(step), ...step.steps.map(ofStep)])
    case 'form':
      return together([
        ofPart(step),
        ...step.fields.map((field) => ofPart(field, field.type === 'input_mm' ? 0 : field.values.length)),
      ])
    case 'bundleOption':
    case 'customOption':
      return together([ofPart(step), ...step.options.map((option) => ofPart(option))])
  }
}
