import { type Choices, type GivenOption, NO_CHOICES } from '../configurator/choices.ts'
import { evaluate } from '../configurator/evaluate.ts'
import type { FieldView } from '../configurator/field-values.ts'
import type { Configurator } from '../configurator/model.ts'
import { isOptional } from '../configurator/resolve.ts'
import type { ChoiceStepView, Evaluation } from '../configurator/view.ts'

/** What is asked of a configurator in words: sizes in whole mm, a number of pieces and the names of options. */
type AskedByName = {
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly quantity: number
  readonly names: readonly string[]
}

export type ChosenByName = {
  readonly options: Record<string, GivenOption>
  readonly fields: Record<string, string>
}

export type NamingFault =
  | { readonly code: 'option_unknown'; readonly name: string }
  | { readonly code: 'size_missing' | 'size_not_asked' | 'run_not_sold' }

/**
 * The choices that names and sizes stand for, step by step in page order. A name fits an option by its title or number
 * ('Zoom 30 mm'), or with its step before it ('Boven: zoom 30 mm'). Each name is used once, but answers every further
 * step that has it and cannot be skipped. Every name, and every size, must be of use.
 */
export function chooseByName(
  configurator: Configurator,
  asked: AskedByName,
): { readonly chosen: ChosenByName } | { readonly fault: NamingFault } {
  const names = asked.names.map(readName)
  const used = new Set<Name>()
  const answered = new Set<string>()
  const sizesLeft = new Set((['width', 'height'] as const).filter((side) => asked[`${side}Mm`] !== null))
  let choices: Choices = NO_CHOICES
  for (;;) {
    const evaluation = evaluate(configurator, choices)
    const open = nextOpen(evaluation, answered)
    if (open === null) break
    const { optionId, stepTitle } = open
    answered.add(optionId)
    if (open.kind === 'field' && open.view.field.type === 'input_mm') {
      const side = open.view.field.measures === 'length' ? 'width' : open.view.field.measures
      if (side === null) continue
      const sizeMm = asked[`${side}Mm`]
      if (sizeMm === null) return { fault: { code: 'size_missing' } }
      sizesLeft.delete(side)
      choices = withField(choices, optionId, String(sizeMm))
      continue
    }
    const offered = open.kind === 'field' ? fieldValues(open.view) : stepOptions(open.view)
    const name =
      names.find((one) => !used.has(one) && fitsAny(one, stepTitle, offered)) ??
      (open.mustBeAnswered ? names.find((one) => fitsAny(one, stepTitle, offered)) : undefined)
    const option = name && offered.find((one) => fits(name, stepTitle, one))
    if (name && option) {
      used.add(name)
      choices =
        open.kind === 'field'
          ? withField(choices, optionId, option.id)
          : withOption(choices, optionId, option.id)
      continue
    }
    if (open.kind === 'step') {
      const run = runOption(open.view, asked.quantity)
      if (run === null) continue
      if (run.id === null) return { fault: { code: 'run_not_sold' } }
      choices = withOption(choices, optionId, run.id)
    }
  }
  const unused = names.find((name) => !used.has(name))
  if (unused) return { fault: { code: 'option_unknown', name: unused.written } }
  const { fixedSizeMm } = configurator
  const isOtherSize = [...sizesLeft].some(
    (side) => asked[`${side}Mm`] !== fixedSizeMm?.[side === 'width' ? 0 : 1],
  )
  if (isOtherSize) return { fault: { code: 'size_not_asked' } }
  return { chosen: { options: { ...choices.options }, fields: textsOf(choices) } }
}

type Open = { readonly optionId: string; readonly stepTitle: string; readonly mustBeAnswered: boolean } & (
  | { readonly kind: 'field'; readonly view: FieldView }
  | { readonly kind: 'step'; readonly view: ChoiceStepView }
)

/** The first visible step or field that was not looked at yet. */
function nextOpen({ leaves }: Evaluation, answered: ReadonlySet<string>): Open | null {
  for (const leaf of leaves) {
    if (!leaf.isVisible) continue
    if ('fields' in leaf) {
      const view = leaf.fields.find(({ field }) => !answered.has(field.optionId))
      if (!view) continue
      const { optionId, label } = view.field
      return { kind: 'field', optionId, stepTitle: label, mustBeAnswered: view.text === '', view }
    }
    if (answered.has(leaf.optionId)) continue
    const mustBeAnswered = !isOptional(leaf.step) && leaf.selected === null
    return { kind: 'step', optionId: leaf.optionId, stepTitle: leaf.step.title, mustBeAnswered, view: leaf }
  }
  return null
}

type Offered = { readonly id: string; readonly names: readonly string[] }

function fieldValues({ field }: FieldView): readonly Offered[] {
  if (field.type === 'input_mm') return []
  return field.values.map(({ id, label }) => ({ id, names: [plain(label)] }))
}

function stepOptions({ step, options }: ChoiceStepView): readonly Offered[] {
  const noChoiceTitle = step.stepType === 'bundleOption' ? step.noChoiceTitle : null
  return options
    .filter(({ isAvailable }) => isAvailable)
    .map(({ id, option }) => ({
      id,
      names: [option?.title ?? noChoiceTitle, option?.sku].flatMap((name) => (name ? [plain(name)] : [])),
    }))
}

/** The option of this circulation where a step is about circulations, if it is sold; null where it is not. */
function runOption({ options }: ChoiceStepView, quantity: number): { readonly id: string | null } | null {
  const runs = options.flatMap(({ id, option }) =>
    option?.effect.kind === 'runQuantity' ? [{ id, quantity: option.effect.quantity }] : [],
  )
  if (runs.length === 0) return null
  return { id: runs.find((run) => run.quantity === quantity)?.id ?? null }
}

type Name = { readonly written: string; readonly whole: string; readonly step: string; readonly rest: string }

function readName(written: string): Name {
  const at = written.indexOf(':')
  const [step, rest] = at === -1 ? ['', ''] : [written.slice(0, at), written.slice(at + 1)]
  return { written, whole: plain(written), step: plain(step), rest: plain(rest) }
}

const fits = ({ whole, step, rest }: Name, stepTitle: string, { names }: Offered): boolean =>
  names.includes(whole) || (rest !== '' && step === plain(stepTitle) && names.includes(rest))

const fitsAny = (name: Name, stepTitle: string, offered: readonly Offered[]): boolean =>
  offered.some((one) => fits(name, stepTitle, one))

/** Words as they are compared: without capitals, accents and doubled spaces; an x is typed for the sign of a size. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('×', 'x').replace(/\s+/g, ' ').trim()

const withOption = (choices: Choices, stepId: string, id: string): Choices => ({
  ...choices,
  options: { ...choices.options, [stepId]: { id } },
})

const withField = (choices: Choices, fieldId: string, text: string): Choices => ({
  ...choices,
  fields: { ...choices.fields, [fieldId]: text },
})

const textsOf = ({ fields }: Choices): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([id, text]) => (text === null ? [] : [[id, text]])))
