import { describe, expect, it } from 'vitest'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { configurators } from '#demo/configurators.ts'
import { pictured } from './pictured.ts'

function show(
  key: string,
  options: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>> = {},
) {
  const configurator = configurators.find((one) => one.key === key)
  if (!configurator) throw new Error(key)
  const chosen = Object.fromEntries(Object.entries(options).map(([step, id]) => [step, { id }]))
  return pictured(configurator.drawing, evaluate(configurator, { ...NO_CHOICES, options: chosen, fields }))
}

describe('the size shown', () => {
  it.each([
    [
      'is the one entered',
      show('spandoek-op-maat', {}, { breedte: '2500', hoogte: '1250' }),
      2500,
      1250,
      true,
    ],
    ['is that of the chosen print file', show('flyers', { formaat: 'form-a6' }), 105, 148, true],
    ['is that of the chosen product', show('beachvlag', { doek: 'doek-drop-s' }), 667, 2300, true],
    ['is the only one it comes in', show('visitekaartjes', {}), 85, 55, true],
    ['is told of nothing while it is open', show('flyers', {}), 148, 210, false],
    [
      'starts anew where what is entered cannot be',
      show('spandoek-op-maat', {}, { breedte: 'x' }),
      3000,
      1000,
      false,
    ],
  ])('%s', (_rule, shown, widthMm, heightMm, isMeasured) => {
    expect(shown).toMatchObject({ widthMm, heightMm, isMeasured })
  })
})

describe('the parts shown', () => {
  it('are those of the choices', () => {
    const shown = show('spandoek-op-maat', {
      doek: 'doek-450',
      randkeuze: 'randkeuze-rondom',
      'rand-rondom': 'rand-rondom-zoom',
      ringen: 'ringen-250',
    })
    expect(shown).toMatchObject({ kind: 'banner', surface: 'weave', printSides: 1 })
    expect(shown.edges.map(({ finish }) => finish)).toEqual(['hem'])
    expect(shown.rings).toEqual([{ spacingMm: 250, edges: ['top', 'right', 'bottom', 'left'] }])
  })

  it('are not those of a step that went out of sight', () => {
    const shown = show('spandoek-op-maat', {
      randkeuze: 'randkeuze-zijde',
      'rand-rondom': 'rand-rondom-zoom',
    })
    expect(shown.edges).toEqual([])
  })

  it('stand over what is always shown', () => {
    expect(show('aluminium-paneel', { plaat: 'plaat-borstel' }).surface).toBe('brushed')
    expect(show('aluminium-paneel', {}).surface).toBe('plain')
  })

  it('count as often as was chosen', () => {
    expect(
      show('beachvlag', {
        doek: 'doek-veer-m',
        'stok-m': 'stok-m-std',
        voet: 'voet-kruis',
        ring: 'ring-1',
      }).extras.get('waterRing'),
    ).toBe(1)
  })

  it('follow a value of a field, and its millimetres', () => {
    const shown = show(
      'acrylaat',
      { plaat: 'plaat-5', houders: 'houders-13' },
      { gataantal: 'gaten-6', randafstand: '40' },
    )
    expect(shown.insetMm).toBe(40)
    expect(shown.fixings.map(({ fixing, count }) => [fixing, count])).toContainEqual(['hole', 6])
  })

  it('have two sides when a choice prints both', () => {
    expect(show('visitekaartjes', { zijden: 'zijden-2' }).printSides).toBe(2)
  })
})

it('A product without a drawing is a plain sheet', () => {
  const [configurator] = configurators
  if (!configurator) throw new Error('no configurator')
  expect(pictured(undefined, evaluate(configurator, NO_CHOICES)).kind).toBe('sheet')
})
