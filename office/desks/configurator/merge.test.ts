import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bundleStep,
  configuratorOf,
  formStep,
  groupStep,
  millimetres,
  option,
} from '#domain/configurator/sample-configurators.ts'
import { differencesOf } from './differences.ts'
import { disputedTitle, disputedWords } from './disputed.ts'
import { add, edit, remove } from './edits.ts'
import { type Chosen, merge } from './merge.ts'
import { move, spotOf, type Way, WAYS } from './moves.ts'
import { allOf, type Definition, find, type Place } from './nodes.ts'

const {
  key: _key,
  sku: _sku,
  ...base
} = configuratorOf(
  [
    bundleStep('doek', [option('mesh', { title: 'Mesh' }), option('pvc', { title: 'Pvc' })], {
      title: 'Doek',
    }),
    formStep('maat', [millimetres('breedte'), millimetres('hoogte')]),
  ],
  [
    groupStep('groep', [bundleStep('rand', ['zoom', 'recht'], { visibleIf: [{ doek: ['mesh'] }] })]),
    bundleStep('ringen', ['r500']),
  ],
)
const none: Chosen = new Map()
const titles = (definition: Definition) => allOf(definition).map(({ place }) => place)

const go = (definition: Definition, place: Place, way: Way) => {
  const spot = spotOf(definition, place, way)
  return spot ? move(definition, place, spot) : definition
}
const withPart = (definition: Definition, id: string, spacingMm: number): Definition => ({
  ...definition,
  drawing: {
    kind: 'banner',
    always: [],
    parts: { ...definition.drawing?.parts, [id]: [{ part: 'rings', spacingMm, edges: ['top'] }] },
  },
})

describe('two who work at once', () => {
  it('both have what only one of them changed', () => {
    const mine = edit(base, 'option/doek/mesh', { title: 'Mesh 270 g' })
    const theirs = edit({ ...base, priceMode: 'fixed' }, 'step/rand', { title: 'Afwerking' })
    const { definition, clashes } = merge(base, mine, theirs, none)
    expect(clashes).toEqual([])
    expect(definition.priceMode).toBe('fixed')
    expect(find(definition, 'option/doek/mesh')?.node).toMatchObject({ title: 'Mesh 270 g' })
    expect(find(definition, 'step/rand')?.node).toMatchObject({ title: 'Afwerking' })
  })

  it('are asked where both changed the same, and get what is chosen', () => {
    const mine = edit(base, 'option/doek/mesh', { title: 'Van mij' })
    const theirs = edit(base, 'option/doek/mesh', { title: 'Van hen' })
    expect(merge(base, mine, theirs, none).clashes).toEqual(['option/doek/mesh'])
    for (const [side, title] of [
      ['mine', 'Van mij'],
      ['theirs', 'Van hen'],
    ] as const) {
      const { definition } = merge(base, mine, theirs, new Map([['option/doek/mesh', side]]))
      expect(find(definition, 'option/doek/mesh')?.node).toMatchObject({ title })
    }
    expect(disputedTitle('option/doek/mesh', [mine, theirs])).toBe('Doek › Van mij')
    expect(disputedWords('option/doek/mesh', theirs, mine)).toBe('Titel: Van hen')
  })

  it('both have what each of them added, and neither what one deleted', () => {
    const mine = add(remove(base, 'step/ringen').definition, bundleStep('mijn', []), 'card/card-1')
    const theirs = add(base, bundleStep('hun', []), 'card/card-1')
    const { definition, clashes } = merge(base, mine, theirs, none)
    expect(clashes).toEqual([])
    expect(titles(definition).filter((place) => find(definition, place)?.parent === 'card/card-1')).toEqual([
      'step/groep',
      'step/mijn',
      'step/hun',
    ])
  })

  it('are asked about what one deleted and the other changed', () => {
    const mine = remove(base, 'step/ringen').definition
    const theirs = edit(base, 'option/ringen/r500', { title: 'Om de halve meter' })
    const { clashes, definition } = merge(base, mine, theirs, none)
    expect(clashes).toEqual(['step/ringen'])
    expect(find(definition, 'step/ringen')).toBeNull()
    const kept = merge(base, mine, theirs, new Map([['step/ringen', 'theirs']]))
    expect(find(kept.definition, 'option/ringen/r500')?.node).toMatchObject({ title: 'Om de halve meter' })
    expect(disputedWords('step/ringen', mine, theirs)).toBe('Verwijderd')
  })

  it('keep the order of who changed it, and are asked where both did', () => {
    const three = add(base, option('textiel'), 'step/doek')
    const mine = go(three, 'option/doek/pvc', 'up')
    expect(merge(three, mine, three, none).definition).toEqual(mine)
    expect(merge(three, three, mine, none).definition).toEqual(mine)
    const theirs = go(three, 'option/doek/pvc', 'down')
    const { clashes } = merge(three, mine, theirs, none)
    expect(clashes).toEqual(['order/step/doek'])
    expect(merge(three, mine, theirs, new Map([['order/step/doek', 'theirs']])).definition).toEqual(theirs)
    expect(disputedTitle('order/step/doek', [three])).toBe('Volgorde in Doek')
    expect(disputedWords('order/step/doek', mine, theirs)).toBe('Pvc, Mesh, textiel')
  })

  it('never have a step twice that each moved elsewhere', () => {
    const mine = move(base, 'step/ringen', { parent: 'card/card-0', before: null })
    const theirs = move(base, 'step/ringen', { parent: 'step/groep', before: null })
    const { definition } = merge(base, mine, theirs, none)
    expect(titles(definition).filter((place) => place === 'step/ringen')).toHaveLength(1)
    expect(find(definition, 'step/ringen')?.parent).toBe('card/card-0')
  })

  it('are asked about the drawing of one choice, and not of others', () => {
    const drawn: Definition = { ...base, drawing: { kind: 'banner', always: [], parts: {} } }
    const mine = withPart(withPart(drawn, 'zoom', 250), 'r500', 500)
    const theirs = withPart(drawn, 'zoom', 100)
    const { clashes, definition } = merge(drawn, mine, theirs, none)
    expect(clashes).toEqual(['drawn/zoom'])
    expect(Object.keys(definition.drawing?.parts ?? {})).toEqual(['zoom', 'r500'])
    expect(disputedTitle('drawn/zoom', [mine])).toBe('Tekening van zoom')
    expect(disputedWords('drawn/zoom', theirs, mine)).toBe('Ringen om de 100 mm boven')
  })
})

/** Some edit that staff make. */
const anEdit = fc
  .tuple(fc.nat(), fc.constantFrom(...WAYS, 'rename', 'delete', 'add'), fc.nat(9))
  .map(([at, what, number]) => (definition: Definition): Definition => {
    const all = allOf(definition)
    const found = all[at % Math.max(1, all.length)]
    if (!found) return definition
    if (what === 'delete') return remove(definition, found.place).definition
    if (what === 'add') return add(definition, bundleStep(`nieuw-${number}`, []), 'card/card-0')
    if (what === 'rename')
      return edit(
        definition,
        found.place,
        'label' in found.node ? { label: `Naam ${number}` } : { title: `Naam ${number}` },
      )
    const spot = spotOf(definition, found.place, what)
    return spot ? move(definition, found.place, spot) : definition
  })
const someEdits = fc
  .array(anEdit, { maxLength: 4 })
  .map((edits) => edits.reduce((definition, one) => one(definition), base as Definition))

const withoutSame = (definition: Definition) => new Set(titles(definition)).size === titles(definition).length

describe('laws', () => {
  it('who changed nothing gets what the other made, and the same twice is that', () => {
    fc.assert(
      fc.property(someEdits, (made) => {
        fc.pre(withoutSame(made))
        expect(merge(base, made, base, none)).toEqual({ definition: made, clashes: [] })
        expect(merge(base, base, made, none)).toEqual({ definition: made, clashes: [] })
        expect(merge(base, made, made, none)).toEqual({ definition: made, clashes: [] })
      }),
    )
  })

  it('nothing stands twice, and once all is chosen nothing is asked that was not', () => {
    fc.assert(
      fc.property(
        someEdits,
        someEdits,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (mine, theirs, side) => {
          fc.pre(withoutSame(mine) && withoutSame(theirs))
          const { clashes } = merge(base, mine, theirs, none)
          const chosen: Chosen = new Map(clashes.map((at) => [at, side]))
          const again = merge(base, mine, theirs, chosen)
          expect(withoutSame(again.definition)).toBe(true)
          expect(again.clashes.filter((at) => !chosen.has(at))).toEqual([])
        },
      ),
    )
  })

  it('no difference is told of what is the same, and one of whatever is not', () => {
    fc.assert(
      fc.property(someEdits, (made) => {
        fc.pre(withoutSame(made))
        expect(differencesOf(made, structuredClone(made))).toEqual([])
        expect(differencesOf(base, made).length > 0).toBe(JSON.stringify(made) !== JSON.stringify(base))
      }),
    )
  })
})

describe('differences', () => {
  it('are told thing by thing, in words', () => {
    const became = remove(
      edit(edit(base, 'option/doek/pvc', { effect: { kind: 'm2', rateE4: 125_000 } }), 'step/rand', {
        visibleIf: [{ doek: ['pvc', 'mesh'] }],
      }),
      'step/ringen',
    ).definition
    expect(differencesOf(base, became)).toEqual([
      {
        key: 'option/doek/pvc',
        title: 'Doek › Pvc',
        kind: 'changed',
        facts: [{ label: 'Prijs', was: 'Inbegrepen', becomes: '€\u00a012,50 per m²' }],
      },
      {
        key: 'step/rand',
        title: 'groep › rand',
        kind: 'changed',
        facts: [
          {
            label: 'Zichtbaarheid',
            was: 'Zichtbaar als Doek is Mesh',
            becomes: 'Zichtbaar als Doek is Pvc of Mesh',
          },
        ],
      },
      { key: 'step/ringen', title: 'card-1 › ringen', kind: 'removed', facts: [] },
    ])
  })

  it('say nothing of a rule whose step was only given another title', () => {
    const renamed = edit(base, 'step/doek', { title: 'Materiaal' })
    expect(differencesOf(base, renamed).map(({ key }) => key)).toEqual(['step/doek'])
  })

  it('tell a move by where it stands, and another order by all of it', () => {
    const moved = move(base, 'step/ringen', { parent: 'card/card-0', before: null })
    expect(differencesOf(base, moved)).toMatchObject([
      { key: 'step/ringen', facts: [{ label: 'Staat in', was: 'card-1', becomes: 'card-0' }] },
    ])
    const turned = move(base, 'option/doek/pvc', { parent: 'step/doek', before: 'option/doek/mesh' })
    expect(differencesOf(base, turned)).toMatchObject([
      { key: 'step/doek', facts: [{ label: 'Volgorde', was: 'Mesh, Pvc', becomes: 'Pvc, Mesh' }] },
    ])
  })
})
