import { expect, it } from 'vitest'
import { mutant, seededRandom } from './mutant.ts'

it('damages a file, the same way for the same seed', () => {
  const good = Buffer.from('0123456789 words '.repeat(50))
  const damaged = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 50 }, () => mutant(good, random).toString('latin1'))
  }
  expect(damaged(1)).toEqual(damaged(1))
  expect(damaged(2)).not.toEqual(damaged(1))
  expect(damaged(1).filter((one) => one !== good.toString('latin1')).length).toBeGreaterThan(40)
})
