import { describe, expect, it } from 'vitest'
import { evaluate } from '#domain/configurator/evaluate.ts'
import type { BundleOptionStep, Step } from '#domain/configurator/model.ts'
import {
  bundleStep,
  choiceField,
  configuratorOf,
  formStep,
  groupStep,
  millimetres,
  option,
} from '#domain/configurator/sample-configurators.ts'
import { add, draw, duplicate, edit, remove, removeValue, unfilteredAttributes } from './edits.ts'
import { editedFrom, redone, undone, withEdit } from './edit-history.ts'
import { freshId, takenIds } from './fresh-ids.ts'
import { move, roomsFor, spotOf, type Way } from './moves.ts'
import { newOption, productOption } from './new-parts.ts'
import { allOf, type Definition, find, type Place, titleOf } from './nodes.ts'
import { findingPlace, refusedPlace } from './places.ts'
import { namesBefore } from './visible-rules.ts'

const material = bundleStep('doek', ['doek-mesh', 'doek-pvc'], { title: 'Materiaal' })
const edge = bundleStep(
  'rand',
  [option('rand-zoom', { visibleIf: [{ doek: ['doek-mesh'] }] }), 'rand-recht'],
  {
    visibleIf: [{ doek: ['doek-mesh', 'doek-pvc'] }],
  },
)
const rings = bundleStep('ringen', ['ringen-500'], {
  optionRequired: false,
  noChoiceTitle: 'Geen ringen',
  visibleIf: [{ doek: ['doek-mesh'], rand: ['rand-zoom'] }, { rand: ['rand-zoom'] }],
})
const size = formStep('maat', [
  millimetres('breedte'),
  choiceField('kant', ['links', 'rechts'], { defaultId: 'links' }),
])

const {
  key: _key,
  sku: _sku,
  ...sample
} = configuratorOf([material, size], [groupStep('groep', [edge]), rings])
const definition: Definition = {
  ...sample,
  drawing: {
    kind: 'banner',
    always: [{ part: 'inset', fieldId: 'breedte' }],
    parts: {
      'doek-mesh': [{ part: 'surface', surface: 'mesh' }],
      'rand-zoom': [{ part: 'cornerRings' }],
      rechts: [{ part: 'extra', extra: 'mirrored' }],
    },
  },
}

const outline = (of: Definition) =>
  allOf(of)
    .filter(({ place }) => !place.startsWith('option/'))
    .map(({ place, depth }) => `${' '.repeat(depth)}${place}`)
const node = (of: Definition, place: Place) => find(of, place)?.node

const moved = (place: Place, ...ways: readonly Way[]) =>
  ways.reduce((now, way) => {
    const spot = spotOf(now, place, way)
    return spot ? move(now, place, spot) : now
  }, definition)
const before = (place: Place) => namesBefore(definition, place, 'Geen keuze').map(({ code }) => code)

describe('ids', () => {
  it.each([
    ['follows from the title', 'Om de 50 cm', 'om-de-50-cm'],
    ['loses marks of letters', 'Crème & goud', 'creme-en-goud'],
    ['is counted on where it is taken', 'Rand', 'rand-2'],
    ['is there for a title without letters', '???', 'onderdeel'],
    ['is never the id of a value', 'Links', 'links-2'],
  ])('%s', (_rule, title, id) => {
    expect(freshId(title, takenIds(definition))).toBe(id)
  })

  it('stays what it was when a title changes', () => {
    const renamed = edit(definition, 'step/rand', { title: 'Afwerking' })
    expect(node(renamed, 'step/rand')).toMatchObject({ optionId: 'rand', title: 'Afwerking' })
    expect(node(definition, 'step/rand')).toMatchObject({ title: 'rand' })
  })
})

describe('an edit', () => {
  it('leaves everything it does not touch the same object', () => {
    const edited = edit(definition, 'option/doek/doek-pvc', { title: 'Pvc' })
    expect(edited.cards[1]).toBe(definition.cards[1])
    expect(node(edited, 'step/maat')).toBe(node(definition, 'step/maat'))
    expect(node(edited, 'option/doek/doek-mesh')).toBe(node(definition, 'option/doek/doek-mesh'))
  })

  it('of something that is not there changes nothing', () => {
    expect(edit(definition, 'step/weg', { title: 'X' })).toBe(definition)
  })

  it('lets the values of filters follow the options, with the labels that they had', () => {
    const filtered: Definition = {
      ...definition,
      cards: [
        {
          id: 'a',
          title: 'A',
          steps: [
            bundleStep('plaat', [option('p1', { attributes: { kleur: 'wit' } }), 'p2'], {
              filters: [
                { attributeCode: 'kleur', label: 'Kleur', values: [{ id: 'wit', label: 'Helder wit' }] },
              ],
            }),
          ],
        },
      ],
    }
    const step = () => node(edited, 'step/plaat') as BundleOptionStep
    let edited = edit(filtered, 'option/plaat/p2', { attributes: { kleur: 'rood', dikte: '3' } })
    expect(step().filters[0]?.values).toEqual([
      { id: 'wit', label: 'Helder wit' },
      { id: 'rood', label: 'rood' },
    ])
    expect(unfilteredAttributes(step())).toEqual(['dikte'])
    // The server keeps no spaces around a value; while it is typed it is one with the other.
    const typed = edit(edited, 'option/plaat/p2', { attributes: { kleur: 'rood ', dikte: '3' } })
    expect(find(typed, 'step/plaat')?.node).toMatchObject({ filters: step().filters })
    edited = remove(edited, 'option/plaat/p1').definition
    expect(step().filters[0]?.values).toEqual([{ id: 'rood', label: 'rood' }])
  })
})

describe('what is new', () => {
  it('takes title and filtered attributes over from a product, by the value that is known by that name', () => {
    const step = bundleStep('plaat', [], {
      filters: [{ attributeCode: 'kleur', label: 'Kleur', values: [{ id: 'w', label: 'Wit' }] }],
    })
    const product = { sku: 'PL-1', title: 'Plaat wit', attributes: { kleur: 'Wit', merk: 'X' } }
    expect(productOption(step, product, new Set(), true)).toMatchObject({
      id: 'plaat-plaat-wit',
      sku: 'PL-1',
      title: 'Plaat wit',
      effect: { kind: 'child' },
      attributes: { kleur: 'w' },
    })
    expect(productOption(step, product, new Set(), false).effect).toEqual({ kind: 'included' })
  })

  it('comes last where it is added', () => {
    const added = add(definition, newOption(material, 'Doek', takenIds(definition)), 'step/doek')
    expect((node(added, 'step/doek') as BundleOptionStep).options.map(({ id }) => id)).toEqual([
      'doek-mesh',
      'doek-pvc',
      'doek-doek',
    ])
  })
})

describe('deleting', () => {
  it('tells the rules outside of it that lose something, and takes it out of them', () => {
    const { definition: left, lost } = remove(definition, 'option/doek/doek-mesh')
    expect(lost.map(({ place }) => place)).toEqual(['step/rand', 'option/rand/rand-zoom', 'step/ringen'])
    expect(node(left, 'step/rand')).toMatchObject({ visibleIf: [{ doek: ['doek-pvc'] }] })
    // An empty list would match whatever is chosen, so the code goes; a rule without codes goes as a whole.
    expect(node(left, 'step/ringen')).toMatchObject({
      visibleIf: [{ rand: ['rand-zoom'] }, { rand: ['rand-zoom'] }],
    })
    expect(node(left, 'option/rand/rand-zoom')).toMatchObject({ visibleIf: [] })
    expect(left.drawing?.parts).not.toHaveProperty('doek-mesh')
  })

  it('of a card takes its steps out of the rules of others, and not those within it', () => {
    const { definition: left, lost } = remove(definition, 'card/card-0')
    expect(lost.map(({ place }) => place)).toEqual(['step/rand', 'option/rand/rand-zoom', 'step/ringen'])
    expect(outline(left)).toEqual(['card/card-1', ' step/groep', '  step/rand', ' step/ringen'])
    expect(left.drawing).toMatchObject({ always: [], parts: { 'rand-zoom': [{ part: 'cornerRings' }] } })
    expect(Object.keys(left.drawing?.parts ?? {})).toEqual(['rand-zoom'])
  })

  it('of a value makes it no default any more', () => {
    const { definition: left } = removeValue(definition, 'kant', 'links')
    expect(node(left, 'field/kant')).toMatchObject({ defaultId: null, values: [{ id: 'rechts' }] })
  })

  it('leaves a definition that still evaluates', () => {
    for (const { place } of allOf(definition)) {
      const { definition: left } = remove(definition, place)
      expect(() =>
        evaluate(
          { ...left, key: 'k', sku: 's' },
          { options: {}, fields: {}, filters: {}, lastChanged: null },
        ),
      ).not.toThrow()
    }
  })
})

describe('a copy', () => {
  it('stands after what it is of, has ids of its own, and names itself in its rules and drawing', () => {
    const group = duplicate(definition, 'step/groep', 'Groep (kopie)')
    const within = groupStep('g', [
      bundleStep('keus', ['ja']),
      bundleStep('soort', ['a'], { visibleIf: [{ keus: ['ja'] }] }),
    ])
    const nested = duplicate(
      { ...definition, cards: [{ id: 'c', title: 'C', steps: [within] }] },
      'step/g',
      'G',
    )
    expect(group && outline(group.definition).slice(-4)).toEqual([
      '  step/rand',
      ' step/groep-kopie',
      '  step/rand-2',
      ' step/ringen',
    ])
    expect(group?.definition.drawing?.parts['rand-zoom-2']).toEqual([{ part: 'cornerRings' }])
    expect(nested && node(nested.definition, 'step/soort-2')).toMatchObject({
      visibleIf: [{ 'keus-2': ['ja-2'] }],
    })
    const ids = group ? allOf(group.definition).map(({ place }) => place) : []
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells options of one id apart by their step', () => {
    const within = groupStep('g', [
      bundleStep('keus', [option('a', { title: 'Ja' })]),
      bundleStep('soort', [option('a', { title: 'Mat' })]),
      bundleStep('rest', ['b'], { visibleIf: [{ keus: ['a'] }, { soort: ['a'] }] }),
    ])
    const drawn: Definition = {
      ...definition,
      drawing: { kind: 'panel', always: [], parts: { a: [{ part: 'cornerRings' }] } },
      cards: [{ id: 'c', title: 'C', steps: [within] }],
    }
    const copied = duplicate(drawn, 'step/g', 'G')
    expect(copied && node(copied.definition, 'step/rest-2')).toMatchObject({
      visibleIf: [{ 'keus-2': ['ja'] }, { 'soort-2': ['mat'] }],
    })
    expect(Object.keys(copied?.definition.drawing?.parts ?? {})).toEqual(['a', 'ja', 'mat'])
  })

  it('goes on naming what lies outside of it', () => {
    const copied = duplicate(definition, 'step/ringen', 'Ringen')
    expect(copied && node(copied.definition, copied.place)).toMatchObject({ visibleIf: rings.visibleIf })
  })

  it('of a field has values and a default of its own', () => {
    const copied = duplicate(definition, 'field/kant', 'Andere kant')
    expect(copied && node(copied.definition, 'field/andere-kant')).toMatchObject({
      values: [{ id: 'links-2' }, { id: 'rechts-2' }],
      defaultId: 'links-2',
    })
    expect(copied?.definition.drawing?.parts['rechts-2']).toEqual([{ part: 'extra', extra: 'mirrored' }])
  })
})

describe('moving', () => {
  it.each([
    ['a step goes up within its card', 'step/maat', ['up'], 'card/card-0', 0],
    ['a step at the end goes on into the next card', 'step/maat', ['down'], 'card/card-1', 0],
    ['a step at the start goes back into the card before', 'step/groep', ['up'], 'card/card-0', 2],
    ['a step goes into the group above it', 'step/ringen', ['in'], 'step/groep', 1],
    ['a step goes out of its group, after it', 'step/rand', ['out'], 'card/card-1', 1],
    ['a step goes up out of its group, before it', 'step/rand', ['up'], 'card/card-1', 0],
    ['a card goes down', 'card/card-0', ['down'], null, 1],
    ['a card at the end stays', 'card/card-1', ['down', 'in', 'out'], null, 1],
    ['an option stays in its step', 'option/doek/doek-pvc', ['down', 'in', 'out'], 'step/doek', 1],
    ['a field goes up in its form', 'field/kant', ['up'], 'step/maat', 0],
  ] as const)('%s', (_rule, place, ways, parent, at) => {
    expect(find(moved(place, ...ways), place)).toMatchObject({ parent, at })
  })

  it('never puts a group into itself, nor offers that', () => {
    expect(move(definition, 'step/groep', { parent: 'step/groep', before: null })).toBe(definition)
    const outer = add(definition, groupStep('buiten', [groupStep('binnen', [])]), 'card/card-0')
    expect(move(outer, 'step/buiten', { parent: 'step/binnen', before: null })).toBe(outer)
    expect(roomsFor(outer, 'step/buiten').map(({ place }) => place)).toEqual([
      'card/card-0',
      'card/card-1',
      'step/groep',
    ])
  })
})

describe('what a rule may name', () => {
  it.each([
    ['nothing before the first step', 'step/doek', []],
    ['nothing of its own step for an option', 'option/doek/doek-mesh', []],
    ['the fields before it in its own form', 'field/kant', ['doek']],
    ['every choice before a group, and no millimetres', 'step/groep', ['doek', 'kant']],
    ['what lies in groups before it', 'step/ringen', ['doek', 'kant', 'rand']],
  ] as const)('%s', (_rule, place, codes) => {
    expect(before(place)).toEqual(codes)
  })

  it('has the empty choice of an optional step by its own name', () => {
    const later = add(definition, bundleStep('later', []), 'card/card-1')
    expect(namesBefore(later, 'step/later', 'Geen keuze').at(-1)?.choices).toEqual([
      { id: '-1', title: 'Geen ringen' },
      { id: 'ringen-500', title: 'ringen-500' },
    ])
  })
})

describe('going back', () => {
  const second: Definition = { ...definition, priceMode: 'fixed' }

  it('takes typing in one field back at once, and does it again', () => {
    const typed = withEdit(
      withEdit(withEdit(editedFrom(definition), second, 'a'), sample, 'b'),
      definition,
      'b',
    )
    const back = undone(typed)
    expect(back?.now).toBe(second)
    expect(back && redone(back)?.now).toBe(definition)
    expect(back && undone(back)?.now).toBe(definition)
  })

  it('knows no way forth once something else was typed, and none beyond the first', () => {
    const back = undone(withEdit(editedFrom(definition), second))
    expect(back && redone(withEdit(back, sample))).toBeNull()
    expect(undone(editedFrom(definition))).toBeNull()
  })
})

describe('where something is wrong', () => {
  it.each([
    ['a step', 'rand', 'step/rand'],
    ['an option', 'doek/doek-pvc', 'option/doek/doek-pvc'],
    ['a field', 'breedte', 'field/breedte'],
    ['a value', 'kant/links', 'field/kant'],
    ['the whole', '', null],
  ])('is %s', (_what, at, place) => {
    expect(findingPlace(definition, at)).toBe(place)
  })

  it.each([
    ['definition.cards.0.title', 'card/card-0', 'title'],
    ['definition.cards.0.steps.0.options.1.title', 'option/doek/doek-pvc', 'title'],
    ['definition.cards.1.steps.0.steps.0.visibleIf.0', 'step/rand', 'visibleIf.0'],
    ['definition.cards.0.steps.1.fields.1.values.0.label', 'field/kant', 'values.0.label'],
    ['definition.deliveryKinds', null, 'deliveryKinds'],
    ['version', null, 'version'],
  ])('is told of %s at its place', (field, place, at) => {
    expect(refusedPlace(definition, field)).toEqual({ place, at })
  })
})

it('drawn parts of a choice go when there are none', () => {
  const drawn = draw(definition, 'doek-pvc', [{ part: 'cornerRings' }])
  expect(drawn.drawing?.parts['doek-pvc']).toEqual([{ part: 'cornerRings' }])
  expect(draw(drawn, 'doek-pvc', []).drawing?.parts).not.toHaveProperty('doek-pvc')
})

it('titles are what customers read', () => {
  const steps: readonly Step[] = [material]
  expect(steps.map(titleOf)).toEqual(['Materiaal'])
})
