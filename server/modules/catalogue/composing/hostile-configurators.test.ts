import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Configurator, Option, Step } from '#domain/configurator/model.ts'
import {
  bundleStep,
  choiceField,
  customStep,
  formStep,
  groupStep,
  millimetres,
  option,
} from '#domain/configurator/sample-configurators.ts'
import { lintConfigurator } from '#domain/configurator/lint.ts'
import { ConfiguratorForm, TestChoices } from '#contract/office/configurator-form.ts'
import { hostileWords } from '#test/support/hostile-words.ts'
import {
  type ConfiguratorDesk,
  largeDefinition,
  madeOf,
  openConfiguratorDesk,
} from '#test/support/configurator-desk.ts'

const STRINGS: readonly { readonly value: string }[] = JSON.parse(
  readFileSync(new URL('../../../../test/oracles/hostile-strings.json', import.meta.url), 'utf8'),
).strings
const words = [...hostileWords, ...STRINGS.map(({ value }) => value)]

let desk: ConfiguratorDesk
let id: string
beforeAll(async () => {
  desk = await openConfiguratorDesk('shop_few')
  const made = await desk.newComposed()
  id = made.id
  await desk.start(id, made.key)
})
afterAll(() => desk.shop.close())

const many = (count: number, make: (place: number) => Option = (place) => option(`o${place}`)) =>
  Array.from({ length: count }, (_, place) => make(place))
const nested = (depth: number): Step =>
  depth === 0 ? customStep('diep', ['a']) : groupStep(`groep-${depth}`, [nested(depth - 1)])
const stepOf = (text: string, place = 0) =>
  customStep(
    `stap-${place}`,
    [option('a', { title: text, description: text, attributes: { kleur: text } })],
    {
      title: text,
    },
  )
const mayBeText = (text: string) => ConfiguratorForm.safeParse(madeOf(stepOf(text))).success
/** A word as the name of a step, of what is chosen there, and of a field with what is filled in. */
const namedBy = (word: string) => ({
  options: { [word]: { id: word } },
  fields: { [word]: word.slice(0, 40) },
})
const mayBeNamed = (word: string) => TestChoices.safeParse({ quantity: 1, ...namedBy(word) }).success

/** As it was typed, also what no object of ours would be. */
const send = async (definition: string) =>
  desk.editor.call('PUT', desk.of(id), {
    headers: { 'content-type': 'application/json' },
    body: { ...(await desk.seenNow(id)), definition: JSON.parse(definition) },
  })

it('has the spaces around a value of an option no more than around that of its filter', () => {
  const step = bundleStep('doek', [option('a', { attributes: { kleur: ' rood ' } })], {
    filters: [{ attributeCode: 'kleur', label: 'Kleur', values: [{ id: ' rood ', label: 'Rood' }] }],
  })
  const { cards } = ConfiguratorForm.parse(madeOf(step))
  expect(cards[0]?.steps[0]).toMatchObject({
    options: [{ attributes: { kleur: 'rood' } }],
    filters: [{ values: [{ id: 'rood' }] }],
  })
})

describe('what a configurator cannot hold', () => {
  it.each<[string, () => unknown]>([
    ['10,000 options', () => madeOf(customStep('stap', many(10_000)))],
    [
      'more than 2,000 parts in all',
      () => madeOf(...[1, 2, 3, 4, 5].map((n) => customStep(`s${n}`, many(450)))),
    ],
    [
      'rules that name more than 20,000 ids in all',
      () => {
        const ids = Array.from({ length: 500 }, (_, place) => `o${place}`)
        return madeOf(
          customStep('een', many(500)),
          customStep(
            'twee',
            many(50, (place) => option(`o${place}`, { visibleIf: [{ een: ids }] })),
          ),
        )
      },
    ],
    ['groups in groups in groups', () => madeOf(nested(5))],
    ['an id that objects have by themselves', () => madeOf(customStep('toString', ['a']))],
    ['an option called constructor', () => madeOf(customStep('stap', ['constructor']))],
    ['an id with a NUL', () => madeOf(customStep('st\u0000ap', ['a']))],
    ['half a character', () => madeOf(customStep('stap', [option('a', { title: '\ud800' })]))],
    [
      'a drawing of a field with a NUL',
      () => ({
        ...madeOf(),
        drawing: { kind: 'banner', always: [{ part: 'inset', fieldId: '\u0000' }], parts: {} },
      }),
    ],
    [
      'three decimals of a percentage',
      () => madeOf(customStep('stap', [option('a', { effect: { kind: 'percent', percent: 1.005 } })])),
    ],
    [
      'a step of no kind',
      () => ({ ...madeOf(), cards: [{ id: 'a', title: 'a', steps: [{ stepType: 'zomaar' }] }] }),
    ],
    ['fields that it does not know', () => ({ ...madeOf(), key: 'anders' })],
    ['no definition at all', () => null],
  ])('%s', async (_what, definition) => {
    const { status, json } = await desk.compose(id, definition())
    expect([status, json.errors[0].code, json.errors[0].field.startsWith('definition')]).toEqual([
      422,
      'InvalidInput',
      true,
    ])
  })

  it('is what reaches for a prototype, or nests beyond any call', async () => {
    const proto =
      '{"cards":[{"id":"a","title":"a","steps":[{"stepType":"customOption","visibleIf":[{"__proto__":["a"]}]}]}]}'
    expect([400, 422]).toContain((await send(proto)).status)
    expect([400, 422]).toContain((await send('['.repeat(100) + ']'.repeat(100))).status)
  })
})

describe('words of others', () => {
  it('stand as they are where they may stand, and are refused at their field where not', async () => {
    const good = [...new Set(words.filter(mayBeText))]
    expect(good.length).toBeGreaterThan(100)
    const card = (from: number) => ({
      id: `kaart-${from}`,
      title: 'Kaart',
      steps: good.slice(from, from + 100).map((word, place) => stepOf(word, from + place)),
    })
    const { status, json } = await desk.compose(id, { ...madeOf(), cards: [0, 100, 200].map(card) })
    const steps: readonly { readonly title: string }[] = json.definition.cards.flatMap((one) => one.steps)
    expect([status, steps.map(({ title }) => title)]).toEqual([
      200,
      good.slice(0, 300).map((word) => word.trim()),
    ])
    const { version } = json.draft
    for (const word of words.filter((one) => !mayBeText(one))) {
      const body = { version, definition: madeOf(stepOf(word)) }
      const refused = await desk.editor.call('PUT', desk.of(id), { body })
      expect([word, refused.status]).toEqual([word, 422])
    }
  })

  it('may be what is chosen in a trial, where nothing is called so', async () => {
    const definition = madeOf(customStep('stap', ['a']), formStep('meer', [millimetres('veld')]))
    const attempt = (chosen: object) =>
      desk.editor.call('POST', `${desk.of(id)}/trial`, {
        body: { definition, choices: { quantity: 1, ...chosen } },
      })
    const good = words.filter(mayBeNamed).slice(0, 200).map(namedBy)
    const all = {
      options: Object.assign({}, ...good.map(({ options }) => options)),
      fields: Object.assign({}, ...good.map(({ fields }) => fields)),
    }
    const { status, json } = await attempt(all)
    expect([status, json.fault]).toEqual([200, 'Deze keuze is hier niet mogelijk. Maak een andere keuze.'])
    for (const word of words.filter((one) => !mayBeNamed(one)))
      expect([word, [400, 422].includes((await attempt(namedBy(word))).status)]).toEqual([word, true])
  })
})

const judged = (definition: Omit<Configurator, 'key' | 'sku'>) => {
  const allowed = ConfiguratorForm.parse(definition)
  const begun = performance.now()
  lintConfigurator(
    { key: 'groot', sku: 'GROOT', ...allowed },
    () => ({ isSold: true, rule: null, carrier: null }),
    3_000_000,
  )
  return performance.now() - begun
}

const ids = (from: number) => Array.from({ length: 24 }, (_, place) => `o${from + place}`)

const chained = (steps: number, options: number) =>
  Array.from({ length: steps }, (_, step) =>
    customStep(
      `s${step}`,
      many(options, (place) =>
        option(
          `o${place}`,
          step === 0 ? {} : { visibleIf: [{ [`s${step - 1}`]: ids(place % 3).slice(0, 6) }] },
        ),
      ),
    ),
  )

describe('a configurator that is as large as it may be', () => {
  it.each<[string, () => Omit<Configurator, 'key' | 'sku'>]>([
    ['steps that all depend on each other', () => madeOf(...chained(60, 30))],
    [
      'fields that each double the ways',
      () =>
        madeOf(
          formStep(
            'meer',
            Array.from({ length: 90 }, (_, place) => choiceField(`v${place}`, ['a', 'b'])),
          ),
          customStep('slot', ['a'], {
            visibleIf: Array.from({ length: 20 }, (_, place) => ({ [`v${place * 4}`]: ['a'] })),
          }),
        ),
    ],
    [
      'options with filters',
      () =>
        madeOf(
          ...[1, 2, 3].map((n) =>
            bundleStep(
              `s${n}`,
              many(490, (place) => option(`o${place}`, { attributes: { kleur: 'rood' } })),
              {
                filters: Array.from({ length: 20 }, (_, place) => ({
                  attributeCode: `a${place}`,
                  label: 'a',
                  values: [],
                })),
              },
            ),
          ),
        ),
    ],
    [
      'circulations times materials',
      () => ({
        ...madeOf(
          bundleStep(
            'doek',
            many(490, (place) => option(`o${place}`, { sku: `A-${place}`, effect: { kind: 'child' } })),
            { optionType: 'MATERIAL' },
          ),
          customStep(
            'oplage',
            many(490, (place) =>
              option(`o${place}`, { effect: { kind: 'runQuantity', quantity: place + 1 } }),
            ),
          ),
        ),
        quantity: { from: 'runStep' },
      }),
    ],
  ])('is judged within two seconds: %s', (_what, definition) => {
    expect(judged(definition())).toBeLessThan(2000)
  })

  it('of 24 steps of 24 options is kept, judged and shown', async () => {
    const { status, json } = await desk.compose(id, largeDefinition(24, 24, desk.mesh.sku))
    expect([status, json.findings]).toEqual([200, []])
  })
})
