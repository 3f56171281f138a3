import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluateAnswers } from './answered-options.ts'
import { chooseFilter } from './choose-filter.ts'
import { type Choices, NO_CHOICES } from './choices.ts'
import { evaluate } from './evaluate.ts'
import { type Configurator, NO_CHOICE, type Step, type VisibleIf } from './model.ts'
import { refuseChoices } from './refuse-choices.ts'
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
import { fillIn, selectOption } from './select-option.ts'
import { leafSteps } from './steps.ts'
import { strayChoices } from './stray-choices.ts'

const IDS = ['a', 'b', 'c'] as const
const KINDS = ['bundle', 'optional', 'custom', 'form', 'group'] as const

/** Rules that name steps before this one, or none. */
const backwards = (before: number): fc.Arbitrary<VisibleIf> =>
  before === 0
    ? fc.constant([])
    : fc.array(
        fc
          .tuple(fc.nat(before - 1), fc.subarray([...IDS]))
          .map(([at, ids]): Readonly<Record<string, readonly string[]>> => ({ [`s${at}`]: ids })),
        { maxLength: 2 },
      )

const stepAt = (index: number): fc.Arbitrary<Step> =>
  fc
    .tuple(fc.constantFrom(...KINDS), backwards(index), backwards(index), fc.boolean())
    .map(([kind, visibleIf, optionRule, isDropdown]) => {
      const id = `s${index}`
      const options = IDS.map((one, at) =>
        option(one, {
          attributes: { fire: at === 0 ? 'b1' : 'none', life: at === 1 ? 'long' : 'short' },
          ...(at === 2 && { visibleIf: optionRule, limits: { maxLongSideMm: 2000, maxShortSideMm: 1000 } }),
        }),
      )
      const filters = ['fire', 'life'].map((attributeCode) => ({
        attributeCode,
        label: attributeCode,
        values: ['b1', 'none', 'long', 'short'].map((value) => ({ id: value, label: value })),
      }))
      if (kind === 'custom') return customStep(id, options, { visibleIf })
      if (kind === 'form') {
        const width = millimetres(`${id}-mm`, { visibleIf: optionRule, measures: 'width' })
        return formStep(`${id}-form`, [choiceField(id, IDS), width], { visibleIf })
      }
      const bundle = bundleStep(id, options, {
        visibleIf,
        filters,
        optionRequired: kind !== 'optional',
        bundleOptionFilterType: isDropdown ? 'dropdown' : 'drilldown',
      })
      if (kind !== 'group') return bundle
      return groupStep(`${id}-group`, [groupStep(`${id}-inner`, [{ ...bundle, visibleIf: [] }])], {
        visibleIf,
      })
    })

const configurators: fc.Arbitrary<Configurator> = fc
  .integer({ min: 1, max: 7 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => stepAt(index))))
  .chain((steps) => fc.nat(steps.length).map((at) => configuratorOf(steps.slice(0, at), steps.slice(at))))

type Act = { readonly at: number; readonly kind: 'select' | 'fill' | 'filter'; readonly value: string }
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.record({
    at: fc.nat(7),
    kind: fc.constantFrom('select' as const, 'fill' as const, 'filter' as const),
    value: fc.constantFrom(...IDS, NO_CHOICE, 'b1', 'long', '700', 'x'),
  }),
  { maxLength: 12 },
)

const filterOf = (value: string) => (value === 'long' ? 'life' : 'fire')

const act =
  (configurator: Configurator) =>
  (choices: Choices, { at, kind, value }: Act): Choices => {
    const id = `s${at}`
    if (kind === 'select') return selectOption(configurator, choices, id, value)
    if (kind === 'filter') return chooseFilter(configurator, choices, id, filterOf(value), value)
    return fillIn(configurator, choices, value === '700' ? `${id}-mm` : id, value)
  }
const afterAll = (configurator: Configurator, all: readonly Act[]) =>
  all.reduce(act(configurator), NO_CHOICES)

it('Whatever is done, nothing is left chosen that is not visible and offered', () => {
  fc.assert(
    fc.property(configurators, acts, (configurator, all) => {
      const choices = afterAll(configurator, all)
      expect(strayChoices(choices, evaluate(configurator, choices))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it("The server's verdict is the client's, from the options and fields alone", () => {
  fc.assert(
    fc.property(configurators, acts, (configurator, all) => {
      const client = afterAll(configurator, all)
      const clientView = evaluate(configurator, client)
      const sent: unknown = JSON.parse(JSON.stringify({ options: client.options, fields: client.fields }))
      const server = { ...(sent as Pick<Choices, 'options' | 'fields'>), filters: {}, lastChanged: null }
      const serverView = evaluate(configurator, server)
      expect(serverView.isValid).toBe(clientView.isValid)
      expect([...serverView.selected]).toEqual([...clientView.selected])
      if (clientView.isValid) expect(refuseChoices(server, serverView)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

const anyChoices: fc.Arbitrary<Choices> = fc
  .record({
    options: fc.dictionary(
      fc.constantFrom('s0', 's1', 's2', 's3', 's4'),
      fc.record({ id: fc.constantFrom(...IDS, NO_CHOICE, 'x') }),
    ),
    fields: fc.dictionary(fc.constantFrom('s1', 's1-mm', 's2'), fc.constantFrom('a', '700', null)),
    filters: fc.dictionary(
      fc.constantFrom('s0', 's2'),
      fc.record({ fire: fc.constantFrom('b1', 'none'), life: fc.constantFrom('long', 'short') }),
    ),
  })
  .map((made) => ({ ...made, lastChanged: null }))

it('What answered steps leave unchosen decides nothing', () => {
  fc.assert(
    fc.property(configurators, anyChoices, (configurator, choices) => {
      const whole = evaluate(configurator, choices)
      const answers = evaluateAnswers(configurator, choices)
      for (const of of ['isValid', 'size', 'runQuantity', 'deliveryKinds', 'selected'] as const)
        expect(answers[of]).toEqual(whole[of])
      expect(strayChoices(choices, answers)).toEqual(strayChoices(choices, whole))
    }),
    { numRuns: 500 },
  )
})

it('Choices made from top to bottom are all kept', () => {
  fc.assert(
    fc.property(
      configurators,
      fc.array(fc.constantFrom(...IDS), { minLength: 7, maxLength: 7 }),
      (configurator, ids) => {
        const made: string[] = []
        let choices = NO_CHOICES
        for (const step of leafSteps(configurator)) {
          const { leaves } = evaluate(configurator, choices)
          const view = leaves.find(({ optionId }) => optionId === step.optionId)
          const wanted = ids[Number(step.optionId.slice(1, 2))] ?? 'a'
          if (!view?.isVisible || 'fields' in view || !view.options.some(({ id }) => id === wanted)) continue
          choices = selectOption(configurator, choices, step.optionId, wanted)
          made.push(step.optionId)
        }
        expect(Object.keys(choices.options)).toEqual(made)
      },
    ),
    { numRuns: 300 },
  )
})

it('A filter clears the later filters of its step, and of the choices only what cannot be made any more', () => {
  const filterActs = fc.record({ at: fc.nat(6), value: fc.constantFrom('b1', 'none', 'long', 'short') })
  fc.assert(
    fc.property(configurators, acts, filterActs, (configurator, all, { at, value }) => {
      const stepId = `s${at}`
      const attribute = filterOf(value)
      const before = afterAll(configurator, all)
      const view = evaluate(configurator, before).leaves.find(({ optionId }) => optionId === stepId)
      fc.pre(view?.isVisible === true && 'filters' in view && view.filters.length > 0)
      const after = chooseFilter(configurator, before, stepId, attribute, value)
      const earlier = attribute === 'life' ? { fire: before.filters[stepId]?.['fire'] } : {}
      expect(after.filters[stepId]).toEqual({ ...earlier, [attribute]: value })
      for (const [id, given] of Object.entries(before.options)) {
        if (after.options[id]) continue
        const again = { ...after, options: { ...after.options, [id]: given } }
        expect(strayChoices(again, evaluate(configurator, again))).toContain(id)
      }
    }),
    { numRuns: 500 },
  )
})

it('The order in which independent fields are filled in does not matter', () => {
  const fields = ['a', 'b', 'c', 'd'].map((id) => millimetres(id))
  const configurator = configuratorOf([formStep('one', fields.slice(0, 2)), formStep('two', fields.slice(2))])
  const texts = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(6000)), {
    selector: ([id]) => id,
  })
  fc.assert(
    fc.property(
      texts.chain((made) =>
        fc.tuple(fc.constant(made), fc.shuffledSubarray(made, { minLength: made.length })),
      ),
      ([made, shuffled]) => {
        const filled = (order: typeof made) =>
          order.reduce((choices, [id, mm]) => fillIn(configurator, choices, id, String(mm)), NO_CHOICES)
        expect(filled(shuffled)).toEqual(filled(made))
      },
    ),
  )
})

it('A step that is visible and valid has an answer that can be given', () => {
  fc.assert(
    fc.property(configurators, acts, (configurator, all) => {
      for (const view of evaluate(configurator, afterAll(configurator, all)).leaves) {
        if (!view.isVisible || !view.isValid) continue
        if ('fields' in view) expect(view.fields.every(({ fault }) => fault === null)).toBe(true)
        else expect(view.options.filter(({ isSelected }) => isSelected)).toHaveLength(1)
      }
    }),
    { numRuns: 300 },
  )
})
