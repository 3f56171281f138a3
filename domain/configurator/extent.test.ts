import { expect, it } from 'vitest'
import { extentOf } from './extent.ts'
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

const named = (...ids: readonly string[]) => ({ visibleIf: [{ doek: ids }] })

it.each([
  ['nothing', configuratorOf(), { parts: 0, named: 0 }],
  ['a step with two options', configuratorOf([bundleStep('doek', ['a', 'b'])]), { parts: 3, named: 0 }],
  [
    'a group with a step, whose rules name a code and its ids',
    configuratorOf([groupStep('groep', [customStep('rand', [option('a', named('x', 'y'))], named('x'))])]),
    { parts: 3, named: 5 },
  ],
  [
    'a form with a size and a field of two values, on two cards',
    configuratorOf(
      [formStep('maat', [millimetres('breedte'), choiceField('vorm', ['a', 'b'])])],
      [customStep('rand', [])],
    ),
    { parts: 6, named: 0 },
  ],
])('%s', (_what, configurator, extent) => {
  expect(extentOf(configurator)).toEqual(extent)
})
