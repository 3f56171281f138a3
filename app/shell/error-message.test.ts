import { describe, expect, it } from 'vitest'
import { errorMessage, requestNumber } from './error-message.ts'

const response = (data: unknown) => ({ status: 503, statusText: '', internal: false, data })
const fault = (message: string, requestId: string | null = null) =>
  response({ message, requestId, isUnanswered: false })
const sanitised = new Error('Unexpected Server Error')
const ID = '3f2a9c1e-0000-4000-8000-000000000000'

describe('errorMessage', () => {
  it.each([
    [
      'shows the message of a failed call',
      fault('De winkel is even niet bereikbaar.'),
      'De winkel is even niet bereikbaar.',
    ],
    ['shows the message of a response', response('Dit kan niet.'), 'Dit kan niet.'],
    ['shows the message of an error', new Error('Kapot'), 'Kapot'],
    ['has a text for a response without a message', response(null), 'Unexpected error occurred'],
    ['has a text for an error without a message', new Error(''), 'Unexpected error occurred'],
    ['has a text for an error that the server keeps to itself', sanitised, 'Unexpected error occurred'],
    ['has a text for what is no error at all', {}, 'Unexpected error occurred'],
    [
      'keeps the address of a missing part to itself',
      new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js'),
      'Een deel van de winkel kon niet worden geladen.',
    ],
  ])('%s', (_rule, error, text) => {
    expect(errorMessage(error)).toBe(text)
  })
})

describe('requestNumber', () => {
  it.each([
    ['of the call that failed', fault('x', ID), 'another', '3f2a9c1e'],
    ['of the page, where its own code failed', sanitised, ID, '3f2a9c1e'],
    ['none where the server has none', fault('x'), ID, null],
    ['none for a page that is not there', response(null), ID, null],
    ['none for a fault in the browser', new Error('Kapot'), ID, null],
  ])('%s', (_case, error, pageId, number) => {
    expect(requestNumber(error, pageId)).toBe(number)
  })
})
