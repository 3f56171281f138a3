import { describe, expect, it } from 'vitest'
import { withRenamedSku } from './rename-sku.ts'
import {
  bundleStep,
  configuratorOf,
  customStep,
  formStep,
  millimetres,
  option,
} from './sample-configurators.ts'
import { optionSkus } from './steps.ts'

const cloth = (...skus: readonly (string | null)[]) =>
  bundleStep(
    'doek',
    skus.map((sku, place) => option(`o${place}`, { sku })),
  )

describe('a product that gets another SKU', () => {
  it('is named by it wherever a configurator consists of it, however deep', () => {
    const configurator = configuratorOf([
      cloth('OUD', 'ANDER'),
      {
        stepType: 'group',
        optionId: 'groep',
        title: 'Groep',
        visibleIf: [],
        steps: [customStep('rand', [option('zoom', { sku: 'OUD' }), option('los', { sku: null })])],
      },
      formStep('maat', [millimetres('breedte', {})]),
    ])
    const renamed = { ...configurator, ...withRenamedSku(configurator, 'OUD', 'NIEUW') }
    expect(optionSkus(renamed)).toEqual(['NIEUW', 'ANDER'])
    expect({ ...configurator, ...withRenamedSku(renamed, 'NIEUW', 'OUD') }).toEqual(configurator)
    expect({ ...configurator, ...withRenamedSku(configurator, 'OU', 'NIEUW') }).toEqual(configurator)
  })
})
