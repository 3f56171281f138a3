import { expect, it } from 'vitest'
import { chooseFilter } from './choose-filter.ts'
import { type Choices, NO_CHOICES } from './choices.ts'
import { evaluate } from './evaluate.ts'
import { type Configurator, NO_CHOICE } from './model.ts'
import {
  bundleStep,
  choiceField,
  configuratorOf,
  customStep,
  formStep,
  groupStep,
  millimetres,
  option,
} from './sample-configurators.ts'
import { fillIn, selectOption, setOptionQuantity } from './select-option.ts'
import { shownErrors } from './show-errors.ts'
import type { ChoiceStepView, Evaluation, FormStepView } from './view.ts'

type Act = (configurator: Configurator, choices: Choices) => Choices

const select =
  (step: string, id: string): Act =>
  (configurator, choices) =>
    selectOption(configurator, choices, step, id)
const fill =
  (field: string, text: string): Act =>
  (configurator, choices) =>
    fillIn(configurator, choices, field, text)
const filter =
  (step: string, attribute: string, value: string | null): Act =>
  (configurator, choices) =>
    chooseFilter(configurator, choices, step, attribute, value)
const count =
  (step: string, quantity: number): Act =>
  (configurator, choices) =>
    setOptionQuantity(configurator, choices, step, quantity)

const after = (configurator: Configurator, ...acts: readonly Act[]): Choices =>
  acts.reduce((choices, act) => act(configurator, choices), NO_CHOICES)
const seen = (configurator: Configurator, ...acts: readonly Act[]): Evaluation =>
  evaluate(configurator, after(configurator, ...acts))

const leaf = ({ leaves }: Evaluation, optionId: string) => {
  const found = leaves.find((view) => view.optionId === optionId)
  if (!found) throw new Error(`no step ${optionId}`)
  return found
}
const choice = (evaluation: Evaluation, optionId: string): ChoiceStepView => {
  const view = leaf(evaluation, optionId)
  if (!('selected' in view)) throw new Error(`${optionId} is a form`)
  return view
}
const form = (evaluation: Evaluation, optionId: string): FormStepView => {
  const view = leaf(evaluation, optionId)
  if (!('fields' in view)) throw new Error(`${optionId} is no form`)
  return view
}
const chosen = (evaluation: Evaluation, optionId: string) => choice(evaluation, optionId).selected?.id ?? null

const chain = configuratorOf(
  [bundleStep('cloth', ['thin', 'thick']), customStep('sides', ['one', 'two'])],
  [
    customStep('edge', ['hem', 'cut']),
    formStep('notes', [millimetres('margin'), choiceField('side', ['left', 'right'])]),
    bundleStep('rings', ['wide', 'narrow'], { optionRequired: false }),
  ],
)

it.each([
  ['the step', () => leaf(seen(chain, select('cloth', 'thin')), 'cloth').isDirty, true],
  ['the card', () => seen(chain, select('cloth', 'thin')).cards[0]?.isDirty, true],
  ['no other step', () => leaf(seen(chain, select('cloth', 'thin')), 'sides').isDirty, false],
  ['no other card', () => seen(chain, select('cloth', 'thin')).cards[1]?.isDirty, false],
  [
    'the option',
    () =>
      choice(seen(chain, select('cloth', 'thin')), 'cloth').options.flatMap(({ id, isSelected }) =>
        isSelected ? [id] : [],
      ),
    ['thin'],
  ],
])('Selecting an option marks dirty: %s', (_what, read, expected) => {
  expect(read()).toEqual(expected)
})

const all: readonly Act[] = [
  select('cloth', 'thin'),
  select('sides', 'one'),
  select('edge', 'hem'),
  fill('margin', '200'),
  fill('side', 'left'),
  select('rings', 'wide'),
]

it.each([
  ['a selection of the same card is cleared', (e: Evaluation) => chosen(e, 'sides'), null],
  ['a selection of a later card is cleared', (e: Evaluation) => chosen(e, 'edge'), null],
  ['form values are nulled', (e: Evaluation) => form(e, 'notes').fields.map(({ text }) => text), ['', '']],
  ['an optional step is at no choice again', (e: Evaluation) => chosen(e, 'rings'), NO_CHOICE],
  ['what was reset is no longer dirty', (e: Evaluation) => e.cards[1]?.isDirty, false],
  ['the new selection stands', (e: Evaluation) => chosen(e, 'cloth'), 'thick'],
])('Selecting an option resets every later step that was dirty: %s', (_rule, read, expected) => {
  expect(read(seen(chain, ...all, select('cloth', 'thick')))).toEqual(expected)
})

it('An earlier step is not reset', () => {
  expect(chosen(seen(chain, ...all, select('edge', 'cut')), 'sides')).toBe('one')
})

it('A field that was not touched keeps what it starts with when an earlier step changes', () => {
  const started = configuratorOf([
    bundleStep('cloth', ['thin', 'thick']),
    formStep('size', [millimetres('width', { defaultMm: 1000 })]),
  ])
  expect(form(seen(started, select('cloth', 'thin')), 'size').fields[0]?.text).toBe('1000')
})

it('Filters of a later dirty step are cleared', () => {
  const filtered = configuratorOf([
    bundleStep('frame', ['wall', 'floor']),
    bundleStep('cloth', [option('thin', { attributes: { fire: 'b1' } })], { filters: [fireFilter] }),
  ])
  const choices = after(filtered, filter('cloth', 'fire', 'b1'), select('frame', 'wall'))
  expect(choices.filters).toEqual({})
})

it('Selecting what is selected already changes nothing', () => {
  const before = after(chain, ...all)
  expect(selectOption(chain, before, 'cloth', 'thin')).toBe(before)
})

it('Filling in a field resets no later step', () => {
  expect(chosen(seen(chain, ...all, fill('margin', '300')), 'rings')).toBe('wide')
})

const three = configuratorOf([
  bundleStep('first', ['a', 'b']),
  customStep('second', ['a', 'b']),
  customStep('third', ['a', 'b']),
  bundleStep('fourth', ['a', 'b']),
])
it.each([
  ['nothing is hidden at the start', [], []],
  ['the next step shows its options', [select('first', 'a')], ['third']],
  ['it moves on with the customer', [select('first', 'a'), select('second', 'a')], []],
  ['bundle steps never hide theirs', [select('first', 'a')], ['third']],
  [
    'it goes back with the customer',
    [select('first', 'a'), select('second', 'a'), select('first', 'b')],
    ['third'],
  ],
])(
  'Custom-option steps more than one step after the changed one hide their options: %s',
  (_rule, acts, hidden) => {
    const { leaves } = seen(three, ...acts)
    expect(leaves.flatMap((view) => ('selected' in view && view.hideOptions ? [view.optionId] : []))).toEqual(
      hidden,
    )
  },
)

const hiddenBetween = configuratorOf([
  bundleStep('first', ['a', 'b']),
  customStep('second', ['a'], { visibleIf: [{ first: ['b'] }] }),
  customStep('third', ['a']),
])
it('A step that is not visible is not counted between the changed one and a custom-option step', () => {
  expect(choice(seen(hiddenBetween, select('first', 'a')), 'third').hideOptions).toBe(false)
})

const validity = configuratorOf(
  [bundleStep('cloth', ['thin']), customStep('sides', ['one', 'two'])],
  [
    formStep('size', [
      millimetres('width'),
      millimetres('hole', { visibleIf: [{ sides: ['two'] }] }),
      choiceField('shape', ['straight', 'round']),
    ]),
  ],
  [
    customStep('back', ['plain'], { visibleIf: [{ sides: ['two'] }] }),
    groupStep('mount', [
      customStep('where', ['wall', 'floor']),
      groupStep('feet', [customStep('kind', ['small', 'large'])]),
    ]),
  ],
)
it.each([
  ['a step without a selected option is not', [], 'sides', false],
  ['a step with a selected option is', [select('sides', 'one')], 'sides', true],
  ['a form with an empty visible field is not', [fill('width', '500')], 'size', false],
  [
    'a form with every visible field filled in is',
    [fill('width', '500'), fill('shape', 'round')],
    'size',
    true,
  ],
  [
    'a field that became visible counts',
    [
      fill('width', '500'),
      fill('shape', 'round'),
      select('sides', 'two'),
      fill('width', '500'),
      fill('shape', 'round'),
    ],
    'size',
    false,
  ],
  ['a step that is not visible is', [select('sides', 'one')], 'back', true],
])('Valid: %s', (_rule, acts, step, isValid) => {
  expect(leaf(seen(validity, ...acts), step).isValid).toBe(isValid)
})

it.each([
  ['a group needs all its sub-steps', [select('where', 'wall')], false],
  ['a group in a group counts', [select('where', 'wall'), select('kind', 'small')], true],
])('Valid: %s', (_rule, acts, isValid) => {
  const mount = seen(validity, ...acts).cards[2]?.steps[1]
  expect(mount?.isValid).toBe(isValid)
})

it.each([
  ['a card with an open visible step is not', [], 2, false],
  ['a card with all its visible steps valid is', [select('where', 'wall'), select('kind', 'small')], 2, true],
  ['a card of another step is not touched', [select('where', 'wall'), select('kind', 'small')], 1, false],
])('Valid: %s', (_rule, acts, card, isValid) => {
  expect(seen(validity, ...acts).cards[card]?.isValid).toBe(isValid)
})

const optional = configuratorOf([
  bundleStep('rings', ['wide', 'narrow'], { optionRequired: false }),
  bundleStep('cloth', ['thin', 'thick']),
])
it.each([
  [
    "an optional bundle step gets a 'no choice' entry at the top",
    () => choice(seen(optional), 'rings').options[0]?.id,
    NO_CHOICE,
  ],
  [
    'a required one gets none',
    () => choice(seen(optional), 'cloth').options.map(({ id }) => id),
    ['thin', 'thick'],
  ],
  ['it may be skipped', () => choice(seen(optional), 'rings').isValid, true],
  ['a required one may not', () => choice(seen(optional), 'cloth').isValid, false],
  [
    "'no choice' of a required step is not accepted",
    () => chosen(seen(optional, select('cloth', NO_CHOICE)), 'cloth'),
    null,
  ],
  [
    "'no choice' can be chosen again",
    () => chosen(seen(optional, select('rings', 'wide'), select('rings', NO_CHOICE)), 'rings'),
    NO_CHOICE,
  ],
])('No choice: %s', (_rule, read, expected) => {
  expect(read()).toEqual(expected)
})

const fireFilter = {
  attributeCode: 'fire',
  label: 'fire',
  values: [
    { id: 'b1', label: 'b1' },
    { id: 'none', label: 'none' },
  ],
}
const lifeFilter = {
  attributeCode: 'life',
  label: 'life',
  values: [
    { id: 'short', label: 'short' },
    { id: 'long', label: 'long' },
  ],
}
const cloths = [
  option('light', { attributes: { fire: 'b1', life: 'short' } }),
  option('heavy', { attributes: { fire: 'b1', life: 'long' } }),
  option('cheap', { attributes: { fire: 'none', life: 'short' } }),
]
const filtered = configuratorOf([
  bundleStep('cloth', cloths, { filters: [fireFilter, lifeFilter] }),
  customStep('edge', ['hem', 'cut']),
])
const heavyChosen: readonly Act[] = [
  filter('cloth', 'fire', 'b1'),
  select('cloth', 'heavy'),
  select('edge', 'hem'),
]
const dropdown = configuratorOf([
  bundleStep('cloth', cloths, { filters: [fireFilter, lifeFilter], bundleOptionFilterType: 'dropdown' }),
])
const available = (evaluation: Evaluation) =>
  choice(evaluation, 'cloth').options.flatMap(({ id, isAvailable }) => (isAvailable ? [id] : []))
const filterValues = (evaluation: Evaluation, attribute: string) =>
  choice(evaluation, 'cloth')
    .filters.find(({ filter: { attributeCode } }) => attributeCode === attribute)
    ?.values.flatMap(({ id, isAvailable }) => (isAvailable ? [id] : []))

it.each([
  [
    'choosing a filter deselects the later filters',
    () => after(filtered, filter('cloth', 'life', 'long'), filter('cloth', 'fire', 'b1')).filters,
    { cloth: { fire: 'b1' } },
  ],
  [
    'an earlier filter stays',
    () => after(filtered, filter('cloth', 'fire', 'b1'), filter('cloth', 'life', 'long')).filters,
    { cloth: { fire: 'b1', life: 'long' } },
  ],
  [
    'a filter can be let go',
    () => after(filtered, filter('cloth', 'fire', 'b1'), filter('cloth', 'fire', null)).filters,
    {},
  ],
  [
    'options follow the products that remain',
    () => available(seen(filtered, filter('cloth', 'fire', 'b1'))),
    ['light', 'heavy'],
  ],
  [
    'later values follow the products that remain',
    () => filterValues(seen(filtered, filter('cloth', 'fire', 'none')), 'life'),
    ['short'],
  ],
  [
    'earlier values stay',
    () => filterValues(seen(filtered, filter('cloth', 'life', 'long')), 'fire'),
    ['b1', 'none'],
  ],
  [
    'not for the dropdown type: options',
    () => available(seen(dropdown, filter('cloth', 'fire', 'b1'))),
    ['light', 'heavy', 'cheap'],
  ],
  [
    'not for the dropdown type: values',
    () => filterValues(seen(dropdown, filter('cloth', 'fire', 'none')), 'life'),
    ['short', 'long'],
  ],
  [
    'a chosen option that no longer remains is not chosen',
    () => chosen(seen(filtered, select('cloth', 'cheap'), filter('cloth', 'fire', 'b1')), 'cloth'),
    null,
  ],
  [
    'it is cleared alone: the filters stay',
    () => after(filtered, ...heavyChosen, filter('cloth', 'life', 'short')).filters,
    { cloth: { fire: 'b1', life: 'short' } },
  ],
  [
    'so do the choices of other steps',
    () => after(filtered, ...heavyChosen, filter('cloth', 'life', 'short')).options,
    { edge: { id: 'hem' } },
  ],
  [
    'a chosen option that still fits stays',
    () => after(filtered, ...heavyChosen, filter('cloth', 'life', 'long')).options,
    { cloth: { id: 'heavy' }, edge: { id: 'hem' } },
  ],
  [
    'one option left is marked',
    () => choice(seen(filtered, filter('cloth', 'fire', 'none')), 'cloth').hasSingleBundleOptionAvailable,
    true,
  ],
  ['several left are not', () => choice(seen(filtered), 'cloth').hasSingleBundleOptionAvailable, false],
])('Filters: %s', (_rule, read, expected) => {
  expect(read()).toEqual(expected)
})

const errors = configuratorOf([
  bundleStep('cloth', ['thin', 'thick']),
  formStep('size', [millimetres('width')]),
  customStep('back', ['plain'], { visibleIf: [{ cloth: ['thick'] }] }),
])
it.each([
  [
    'on is the default, at every invalid step',
    () => shownErrors(seen(errors).cards),
    ['cloth', 'size', 'width'],
  ],
  ['off shows none', () => shownErrors(seen(errors).cards, false), []],
  [
    'a step that became valid shows none',
    () => shownErrors(seen(errors, select('cloth', 'thin')).cards),
    ['size', 'width'],
  ],
])('Errors: %s', (_rule, read, expected) => {
  expect([...read()]).toEqual(expected)
})

const codes = configuratorOf([
  bundleStep('cloth', ['thin', 'thick']),
  customStep('edge', ['hem', 'cut']),
  formStep('form', [choiceField('shape', ['straight', 'round'], { defaultId: 'straight' })]),
  customStep('target', ['x']),
])
const withRule = (visibleIf: Parameters<typeof customStep>[2]) =>
  configuratorOf([...(codes.cards[0]?.steps.slice(0, 3) ?? []), customStep('target', ['x'], visibleIf)])
it.each([
  ['visible without rules', [], [], true],
  [
    'a rule matches when a listed id is selected',
    [{ cloth: ['thin', 'thick'] }],
    [select('cloth', 'thick')],
    true,
  ],
  ['a rule does not match when none is', [{ cloth: ['thin'] }], [select('cloth', 'thick')], false],
  ['an empty list matches', [{ cloth: [] }], [], true],
  [
    'every rule must match',
    [{ cloth: ['thin'] }, { edge: ['hem'] }],
    [select('cloth', 'thin'), select('edge', 'cut')],
    false,
  ],
  [
    'at least one code of a rule is enough',
    [{ cloth: ['thick'], edge: ['hem'] }],
    [select('cloth', 'thin'), select('edge', 'hem')],
    true,
  ],
  ['a field is a code as well', [{ shape: ['round'] }], [fill('shape', 'round')], true],
  ['with what it starts with', [{ shape: ['straight'] }], [], true],
])('Visibility: %s', (_rule, visibleIf, acts, isVisible) => {
  expect(leaf(seen(withRule({ visibleIf }), ...acts), 'target').isVisible).toBe(isVisible)
})

it('An option has visibility rules of its own', () => {
  const configurator = configuratorOf([
    bundleStep('cloth', ['thin', 'thick']),
    customStep('edge', ['hem', option('band', { visibleIf: [{ cloth: ['thick'] }] })]),
  ])
  expect(choice(seen(configurator, select('cloth', 'thin')), 'edge').options.map(({ id }) => id)).toEqual([
    'hem',
  ])
})

it('A form field has visibility rules of its own, on a field before it too', () => {
  const configurator = configuratorOf([
    formStep('form', [
      choiceField('shape', ['straight', 'round']),
      millimetres('radius', { visibleIf: [{ shape: ['round'] }] }),
    ]),
  ])
  const fields = (acts: readonly Act[]) =>
    form(seen(configurator, ...acts), 'form').fields.map(({ field }) => field.optionId)
  expect([fields([]), fields([fill('shape', 'round')])]).toEqual([['shape'], ['shape', 'radius']])
})

it('A hidden step has no selection, and what depended on it goes with it', () => {
  const configurator = configuratorOf([
    formStep('form', [choiceField('shape', ['straight', 'round'])]),
    customStep('corner', ['small', 'large'], { visibleIf: [{ shape: ['round'] }] }),
    customStep('extra', ['yes'], { visibleIf: [{ corner: ['large'] }] }),
  ])
  const choices = after(
    configurator,
    fill('shape', 'round'),
    select('corner', 'large'),
    select('extra', 'yes'),
    fill('shape', 'straight'),
  )
  expect(choices.options).toEqual({})
})

it('A hidden group hides its steps', () => {
  const configurator = configuratorOf([
    customStep('edge', ['same', 'each']),
    groupStep('each', [groupStep('sides', [bundleStep('top', ['hem', 'cut'])])], {
      visibleIf: [{ edge: ['each'] }],
    }),
  ])
  expect(leaf(seen(configurator, select('edge', 'same')), 'top').isVisible).toBe(false)
})

const own = configuratorOf([
  bundleStep('ring', [
    option('water', { quantity: 2, customerMayChangeQuantity: { min: 2, max: 6, step: 2 } }),
    'sand',
  ]),
])
it.each([
  ['1 by itself', [select('ring', 'sand')], 1, true],
  ["the option's own", [select('ring', 'water')], 2, true],
  ['what the customer sets', [select('ring', 'water'), count('ring', 4)], 4, true],
  ['not off its step', [select('ring', 'water'), count('ring', 3)], 3, false],
  ['not above its maximum', [select('ring', 'water'), count('ring', 8)], 8, false],
  ['not where it cannot be changed', [select('ring', 'sand'), count('ring', 2)], 2, false],
])('Option quantity: %s', (_rule, acts, quantity, isValid) => {
  const { selected, isValid: valid } = choice(seen(own, ...acts), 'ring')
  expect([selected?.quantity, valid]).toEqual([quantity, isValid])
})

const sized = configuratorOf([
  formStep('size', [
    millimetres('width', { measures: 'width', minMm: 300, maxMm: 5000, stepMm: 10 }),
    millimetres('height', { measures: 'height', minMm: 300 }),
  ]),
  bundleStep('sheet', [option('small', { limits: { maxLongSideMm: 3000, maxShortSideMm: 1200 } }), 'large']),
])
it.each([
  ['empty', '', 'missing', null],
  ['letters', '12a', 'not_whole', null],
  ['decimals', '300,5', 'not_whole', null],
  ['negative', '-300', 'not_whole', null],
  ['zero', '0', 'too_small', 300],
  ['below the minimum', '299', 'too_small', 300],
  ['above the maximum', '5010', 'too_large', 5000],
  ['huge', '99999999999', 'not_whole', null],
  ['between the steps', '305', 'off_step', 10],
])('A millimetre field refuses %s', (_what, text, code, limitMm) => {
  expect(form(seen(sized, fill('width', text)), 'size').fields[0]?.fault).toEqual({ code, limitMm })
})

it.each([
  ['fits', '3000', '1200', null],
  ['fits turned', '1200', '3000', null],
  ['is too long in either rotation', '3010', '1000', 'too_large_for_option'],
  ['is too wide in either rotation', '1300', '1250', 'too_large_for_option'],
])('A size that %s', (_what, width, height, fault) => {
  const evaluation = seen(sized, fill('width', width), fill('height', height), select('sheet', 'small'))
  expect(choice(evaluation, 'sheet').fault).toBe(fault)
})
