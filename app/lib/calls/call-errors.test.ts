import { afterEach, expect, it, vi } from 'vitest'
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
  ['a fault of the shop', failed(500), ['Er ging bij ons iets mis. Probeer het opnieuw.']],
  ['a shop that is away', failed(502), ['De winkel is even niet bereikbaar. Probeer het zo nog eens.']],
  ['too many calls', failed(429), ['Het is nu erg druk in de winkel. Probeer het zo nog eens.']],
  ['too much in a call', failed(413), ['Dit is te groot om te versturen.']],
  ['what is not there', failed(404), ['Dit bestaat niet meer.']],
  ['what is refused without a word', failed(400), ['De winkel kon dit niet verwerken.']],
  [
    'what to do when no answer came',
    failed(0),
    ['De winkel gaf geen antwoord. Controleer je internetverbinding en probeer het opnieuw.'],
  ],
  ['the plain error of anything else', new Error('kapot'), ['kapot']],
])('tells %s', (_rule, error, lines) => {
  expect(errorLines(error)).toEqual(lines)
})

afterEach(() => vi.unstubAllGlobals())

it('calls offline what is offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(errorLines(failed(0))).toEqual([
    'Je bent offline. Controleer je internetverbinding en probeer het opnieuw.',
  ])
  expect(errorLines(failed(502))).toEqual(['De winkel is even niet bereikbaar. Probeer het zo nog eens.'])
})

it('joins the messages with line breaks', () => {
  expect(errorText(failed(409, 'Eén.', 'Twee.'))).toBe('Eén.\nTwee.')
})
