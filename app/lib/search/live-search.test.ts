import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveSearch, type SearchState } from './live-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = { readonly totalCount: number; readonly isPart?: boolean }
const answer = (totalCount: number): Answer => ({ totalCount })

function search() {
  const calls: { query: string; signal: AbortSignal; reply: PromiseWithResolvers<Answer> }[] = []
  const told = vi.fn<(state: SearchState<Answer>) => void>()
  const live = liveSearch<Answer>(
    (query, signal) => {
      const reply = Promise.withResolvers<Answer>()
      calls.push({ query, signal, reply })
      return reply.promise
    },
    told,
    ({ isPart }) => !isPart,
  )
  const settle = async (index: number, count: number) => {
    calls[index]?.reply.resolve(answer(count))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { live, calls, settle, state: () => told.mock.lastCall?.[0] }
}

it('asks once, 300 ms after the last key, with the query trimmed', () => {
  const { live, calls } = search()
  live.type(' v')
  vi.advanceTimersByTime(299)
  live.type(' vlag ')
  vi.advanceTimersByTime(299)
  expect(calls).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(calls.map(({ query }) => query)).toEqual(['vlag'])
})

it('does not ask again when only spaces were added', () => {
  const { live, calls } = search()
  live.type('vlag')
  vi.advanceTimersByTime(300)
  live.type('vlag ')
  vi.advanceTimersByTime(300)
  expect(calls).toHaveLength(1)
})

it('clears the results for an empty query, at once', async () => {
  const { live, settle, state } = search()
  live.type('vlag')
  vi.advanceTimersByTime(300)
  await settle(0, 3)
  live.type('  ')
  expect(state()).toEqual({ query: '', answer: null, phase: 'idle' })
})

it('aborts the earlier call and passes over its answer', async () => {
  const { live, calls, settle, state } = search()
  live.type('vla')
  vi.advanceTimersByTime(300)
  live.type('vlag')
  expect(calls[0]?.signal.aborted).toBe(true)
  vi.advanceTimersByTime(300)
  await settle(1, 2)
  await settle(0, 9)
  expect(state()).toEqual({ query: 'vlag', answer: answer(2), phase: 'answered' })
})

it('keeps the last answer while the next one is under way', async () => {
  const { live, settle, state } = search()
  live.type('vlag')
  vi.advanceTimersByTime(300)
  await settle(0, 2)
  live.type('vlagg')
  expect(state()).toEqual({ query: 'vlag', answer: answer(2), phase: 'waiting' })
})

it('answers a query that came back from memory', async () => {
  const { live, calls, settle, state } = search()
  live.type('vlag')
  vi.advanceTimersByTime(300)
  await settle(0, 2)
  live.type('vlagg')
  live.type('vlag')
  expect(state()).toEqual({ query: 'vlag', answer: answer(2), phase: 'answered' })
  expect(calls).toHaveLength(1)
})

it('tells a failure, and asks again when the same is typed', async () => {
  const { live, calls, state } = search()
  live.type('vlag')
  vi.advanceTimersByTime(300)
  calls[0]?.reply.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toEqual({ query: 'vlag', answer: null, phase: 'failed' })
  live.type('vlag')
  vi.advanceTimersByTime(300)
  expect(calls).toHaveLength(2)
})

it('shows a part of an answer, and asks again when the same is typed', async () => {
  const { live, calls, state } = search()
  live.type('vlag')
  vi.advanceTimersByTime(300)
  calls[0]?.reply.resolve({ totalCount: 1, isPart: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toMatchObject({ answer: { totalCount: 1 }, phase: 'answered' })
  live.type('vlag')
  vi.advanceTimersByTime(300)
  expect(calls).toHaveLength(2)
})
