import { expect, it } from 'vitest'
import { ApiError } from '#contract/api-error.ts'
import type { Client } from '#contract/client.ts'
import type { Configurator } from '#contract/configurator.ts'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import { bundleStep, configuratorOf, groupStep, option } from '#domain/configurator/sample-configurators.ts'
import { leafSteps } from '#domain/configurator/steps.ts'
import { withOpenSteps } from './large-steps.ts'

const offered = (id: string) => ({ ...option(id), price: null, product: null })
const film = bundleStep('film', [offered('cut'), offered('printed')])
const colour = bundleStep('colour', [offered('white'), offered('red')], { visibleIf: [{ film: ['cut'] }] })
const shade = bundleStep('shade', [offered('light'), offered('dark')], { visibleIf: [{ colour: ['red'] }] })
const whole = [film, colour, shade]
const emptied = [film, { ...colour, options: [] }, groupStep('finish', [{ ...shade, options: [] }])]
const configurator = { ...configuratorOf(emptied), title: '' } as unknown as Configurator

function shop() {
  const asked: string[] = []
  const getBundleOption = async ({ params }: { readonly params: { readonly option: string } }) => {
    asked.push(params.option)
    return { step: whole.find(({ optionId }) => optionId === params.option) ?? null, option: null }
  }
  return { asked, api: { getBundleOption } as unknown as Client }
}

it.each([
  ['none while it is closed', {}, [], []],
  ['one that a choice opens', { film: { id: 'cut' } }, ['colour'], ['colour']],
  [
    'one within a group that a choice in it opens',
    { film: { id: 'cut' }, colour: { id: 'red' } },
    ['colour', 'shade'],
    ['colour', 'shade'],
  ],
])('The options of large steps are asked for: %s', async (_rule, options, calls, filled) => {
  const { api, asked } = shop()
  const signal = new AbortController().signal
  const opened = await withOpenSteps(api, configurator, { ...NO_CHOICES, options }, signal)
  expect(asked).toEqual(calls)
  const full = leafSteps(opened).filter((step) => 'options' in step && step.options.length > 0)
  expect(full.map(({ optionId }) => optionId)).toEqual(['film', ...filled])
})

it('A step that cannot be had stays without options', async () => {
  const api = { getBundleOption: () => Promise.reject(new ApiError(503, [], '')) } as unknown as Client
  const choices = { ...NO_CHOICES, options: { film: { id: 'cut' } } }
  expect(await withOpenSteps(api, configurator, choices, new AbortController().signal)).toBe(configurator)
})
