import { expect, it } from 'vitest'
import { errorMessage } from './error-message.ts'

const response = (data: unknown) => ({ status: 503, statusText: '', internal: false, data })

it.each([
  [
    'shows the message of a failed call',
    response('De winkel is even niet bereikbaar.'),
    'De winkel is even niet bereikbaar.',
  ],
  ['shows the message of an error', new Error('Kapot'), 'Kapot'],
  ['has a text for a response without a message', response(null), 'Unexpected error occurred'],
  ['has a text for an error without a message', new Error(''), 'Unexpected error occurred'],
  [
    'has a text for an error that the server keeps to itself',
    new Error('Unexpected Server Error'),
    'Unexpected error occurred',
  ],
  ['has a text for what is no error at all', 'x', 'Unexpected error occurred'],
])('%s', (_rule, error, text) => {
  expect(errorMessage(error)).toBe(text)
})
