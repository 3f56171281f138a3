import { expect, it } from 'vitest'
import { answerBy } from './answer-by.ts'

it.each([
  ['2026-11-18', '2026-12-18'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-31', '2027-01-31'],
  ['2026-03-31', '2026-04-30'],
])('what came on %s is answered by %s', (receivedOn, dueOn) => expect(answerBy(receivedOn)).toBe(dueOn))
