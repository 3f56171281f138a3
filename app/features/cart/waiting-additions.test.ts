import { describe, expect, it } from 'vitest'
import { ApiError } from '#contract/api-error.ts'
import {
  answerOf,
  changeWaiting,
  isForgotten,
  isTooOld,
  nextToSend,
  readWaiting,
  retryAfterMs,
  type SendAnswer,
  type WaitingAddition,
  type WaitingChange,
  writeWaiting,
} from './waiting-additions.ts'

const NOW = Date.parse('2026-11-20T09:00:00.000Z')
const daysAgo = (days: number) => NOW - days * 86_400_000

const waits = (key: string, facts: Partial<WaitingAddition> = {}): WaitingAddition => ({
  key,
  title: `Doek ${key}`,
  quantity: 2,
  cartItem: { sku: key, quantity: 2, customOptions: [] },
  addedAt: NOW,
  refusal: null,
  ...facts,
})
const answered = (key: string, answer: SendAnswer): WaitingChange => ({ type: 'answered', key, answer })

const refusing = (status: number) =>
  new ApiError(status, [{ code: 'x', message: 'Dit product is er niet meer.' }], `HTTP ${status}`)

describe('what waits', () => {
  it.each<[string, readonly WaitingAddition[], WaitingChange, readonly WaitingAddition[]]>([
    ['comes last', [waits('a')], { type: 'kept', addition: waits('b') }, [waits('a'), waits('b')]],
    ['is kept once under one key', [waits('a')], { type: 'kept', addition: waits('a') }, [waits('a')]],
    ['goes when it is removed', [waits('a'), waits('b')], { type: 'removed', key: 'a' }, [waits('b')]],
    ['goes when it was added', [waits('a'), waits('b')], answered('a', { type: 'added' }), [waits('b')]],
    ['stays until later', [waits('a')], answered('a', { type: 'later' }), [waits('a')]],
    [
      'stays with the reason when it is refused',
      [waits('a'), waits('b')],
      answered('a', { type: 'refused', reason: 'Is er niet meer.' }),
      [waits('a', { refusal: 'Is er niet meer.' }), waits('b')],
    ],
    ['does not come back by an answer that was late', [], answered('a', { type: 'added' }), []],
  ])('%s', (_rule, before, change, after) => {
    expect(changeWaiting(before, change)).toEqual(after)
  })
})

describe('the next to be sent', () => {
  it.each<[string, readonly WaitingAddition[], string | null]>([
    ['is the first', [waits('a'), waits('b')], 'a'],
    ['is none that was refused', [waits('a', { refusal: 'Nee.' }), waits('b')], 'b'],
    ['is none when nothing waits', [], null],
  ])('%s', (_rule, waiting, key) => {
    expect(nextToSend(waiting)?.key ?? null).toBe(key)
  })
})

it.each([
  ['may be sent for four weeks', daysAgo(28), false],
  ['is too old when the shop may have forgotten its key', daysAgo(28) - 1, true],
])('an addition %s', (_rule, addedAt, isOld) => {
  expect(isTooOld(waits('a', { addedAt }), NOW)).toBe(isOld)
})

it.each([
  ['is told of for eight weeks', daysAgo(56), false],
  ['is forgotten after that', daysAgo(56) - 1, true],
])('an addition that nobody came back for %s', (_rule, addedAt, isGone) => {
  expect(isForgotten(waits('a', { addedAt }), NOW)).toBe(isGone)
})

describe('a call that failed', () => {
  const refused = { type: 'refused', reason: 'Dit product is er niet meer.' }
  it.each([
    ['without an answer is made again', refusing(0), { type: 'later' }],
    ['without a login waits for one', refusing(401), { type: 'later' }],
    ['that came too soon is made again', refusing(429), { type: 'later' }],
    ['by a fault of the shop is made again', refusing(500), { type: 'later' }],
    ['while the shop is away is made again', refusing(503), { type: 'later' }],
    [
      'that something else than the shop refused is made again',
      new ApiError(403, [], 'HTTP 403'),
      { type: 'later' },
    ],
    ['for a product that has gone is refused', refusing(404), refused],
    ['into a full cart is refused', refusing(409), refused],
    ['with a size that is no longer made is refused', refusing(422), refused],
  ])('%s', (_rule, error, answer) => {
    expect(answerOf(error)).toEqual(answer)
  })
})

it.each([
  [1, 5_000],
  [2, 10_000],
  [4, 40_000],
  [7, 300_000],
  [400, 300_000],
])('after %i failures in a row the next try comes after %i ms', (failures, waitMs) => {
  expect(retryAfterMs(failures)).toBe(waitMs)
})

describe('what was kept', () => {
  it('is read as it was written', () => {
    const waiting = [
      waits('a'),
      waits('b', { cartItem: { configuration: { key: 'k', quantity: 1, options: {}, fields: {} } } }),
      waits('c', { refusal: 'Nee.' }),
    ]
    expect(readWaiting(writeWaiting(waiting))).toEqual(waiting)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '[{"key"'],
    ['no list', '{"key":"a"}'],
    ['what is no addition', '[null,7,"a",{"key":"a"}]'],
    ['a quantity that is no number', writeWaiting([waits('a')]).replace('"quantity":2', '"quantity":"2"')],
  ])('is nothing of %s', (_case, text) => {
    expect(readWaiting(text)).toEqual([])
  })

  it('is all that can be read', () => {
    expect(readWaiting(JSON.stringify([null, waits('a')]))).toEqual([waits('a')])
  })
})
