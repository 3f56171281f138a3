import { expect, it } from 'vitest'
import { anewAfterDeadlock } from './deadlock.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

it.each([
  ['is done anew after a deadlock', ['40P01', '40P01'], 3, 'done'],
  ['is given up after the third', ['40P01', '40P01', '40P01'], 3, '40P01'],
  ['is not done anew after another failure', ['23505'], 1, '23505'],
  ['is done once where nothing fails', [], 1, 'done'],
])('a transaction %s', async (_what, failures, attempts, end) => {
  let count = 0
  const work = async () => {
    const code = failures[count]
    count += 1
    if (code !== undefined) throw failure(code)
    return 'done'
  }
  expect(await anewAfterDeadlock(work).catch(({ code }) => code)).toBe(end)
  expect(count).toBe(attempts)
})
