import { describe, expect, it } from 'vitest'
import type { ChoiceEffect, VisibleIf } from '#domain/configurator/model.ts'
import { effectText, visibleText } from './configurator-words.ts'

describe('what a choice costs', () => {
  it.each([
    [{ kind: 'included' }, 'Inbegrepen'],
    [{ kind: 'child' }, 'Eigen prijs van het product'],
    [{ kind: 'piece', rateE4: 5000 }, '€ 0,50 per stuk'],
    [{ kind: 'm2', rateE4: 125_050 }, '€ 12,5050 per m²'],
    [
      { kind: 'edgeMetre', rateE4: 8500, edges: ['top', 'bottom'], setupCents: 500 },
      '€ 0,85 per strekkende meter rand (boven en onder), plus € 5,00 opstart',
    ],
    [
      { kind: 'edgeMetre', rateE4: 8500, edges: ['top', 'right', 'bottom', 'left'], setupCents: 0 },
      '€ 0,85 per strekkende meter rand (rondom)',
    ],
    [{ kind: 'percent', percent: 12.5 }, '12,5% erbij'],
    [{ kind: 'percent', percent: -10 }, '10% eraf'],
    [{ kind: 'run', setupCents: 1000, per1000Cents: 250 }, '€ 10,00 opstart en € 2,50 per 1.000'],
    [{ kind: 'order', cents: -240 }, '€ -2,40 per bestelling'],
    [{ kind: 'count', rateE4: 2000, count: 4 }, '4 × € 0,20 per stuk'],
    [
      { kind: 'eyelets', rateE4: 3000, spacingMm: 500, edges: ['top'] },
      '€ 0,30 per ring, om de 500 mm (boven)',
    ],
    [{ kind: 'runQuantity', quantity: 1000 }, 'Oplage van 1.000'],
  ] satisfies readonly (readonly [ChoiceEffect, string])[])('of %j is %s', (effect, text) => {
    expect(effectText(effect).replaceAll('\u00a0', ' ')).toBe(text)
  })
})

describe('when something is visible', () => {
  const names = new Map([
    [
      'doek',
      {
        title: 'Materiaal',
        choices: [
          { id: 'm', title: 'Mesh' },
          { id: 'p', title: 'Pvc' },
        ],
      },
    ],
    ['rand', { title: 'Rand', choices: [{ id: 'z', title: 'Zoom' }] }],
  ])

  it.each([
    ['always', [], ''],
    ['one of two choices', [{ doek: ['m', 'p'] }], 'Zichtbaar als Materiaal is Mesh of Pvc'],
    ['two rules', [{ doek: ['m'] }, { rand: ['z'] }], 'Zichtbaar als Materiaal is Mesh, en als Rand is Zoom'],
    ['one of two steps', [{ doek: ['m'], rand: ['z'] }], 'Zichtbaar als Materiaal is Mesh of Rand is Zoom'],
    ['a rule that names no choice', [{ doek: [] }], 'Zichtbaar als Materiaal is gekozen of niet'],
    ['what is not known', [{ weg: ['x'] }], 'Zichtbaar als weg is x'],
    ['a rule without steps', [{}], ''],
  ] satisfies readonly (readonly [string, VisibleIf, string])[])('%s', (_rule, visibleIf, text) => {
    expect(visibleText(visibleIf, names)).toBe(text)
  })
})
