import { expect, it } from 'vitest'
import { awaitFiles, MOST_POLLS, nextPoll, NO_POLLING, POLL_EVERY_MS, type Polling } from './polling.ts'

const ids = (...all: string[]): ReadonlySet<string> => new Set(all)
const asked = (polling: Polling, times: number): Polling => ({ ...polling, tries: polling.tries + times })

it('asks once a second, at most 50 times', () => {
  expect([POLL_EVERY_MS, MOST_POLLS]).toEqual([1000, 50])
})

it('rests without files, asks fifty times, and then warns', () => {
  expect(nextPoll(NO_POLLING)).toBe('rest')
  const waiting = awaitFiles(NO_POLLING, ids('a'))
  expect(nextPoll(waiting)).toBe('ask')
  expect(nextPoll(asked(waiting, 49))).toBe('ask')
  expect(nextPoll(asked(waiting, 50))).toBe('warn')
})

it('counts anew for a file that comes later, not when one is done', () => {
  const tired = asked(awaitFiles(NO_POLLING, ids('a', 'b')), 50)
  expect(nextPoll(awaitFiles(tired, ids('a')))).toBe('warn')
  expect(nextPoll(awaitFiles(tired, ids('a', 'c')))).toBe('ask')
  expect(nextPoll(awaitFiles(awaitFiles(tired, ids()), ids('a')))).toBe('ask')
})
