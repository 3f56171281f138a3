import { expect, it } from 'vitest'
import { ApiError } from '#contract/api-error.ts'
import { errorLines, errorText } from './call-errors.ts'

const failed = (status: number, ...messages: readonly string[]) =>
  new ApiError(
    status,
    messages.map((message) => ({ code: 'InvalidInput', message })),
    `HTTP ${status}`,
  )

it.each([
  ['the messages of the server, one to a line', failed(422, 'Eén.', 'Twee.'), ['Eén.', 'Twee.']],
  ['the plain error without messages', failed(500), ['HTTP 500']],
  [
    'what to do when no answer came',
    failed(0),
    ['De winkel gaf geen antwoord. Controleer je internetverbinding en probeer het opnieuw.'],
  ],
  ['the plain error of anything else', new Error('kapot'), ['kapot']],
])('tells %s', (_rule, error, lines) => {
  expect(errorLines(error)).toEqual(lines)
})

it('joins the messages with line breaks', () => {
  expect(errorText(failed(409, 'Eén.', 'Twee.'))).toBe('Eén.\nTwee.')
})
