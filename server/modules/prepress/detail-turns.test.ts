import { expect, it } from 'vitest'
import { detailTurns } from './detail-turns.ts'

const forEver = () => new AbortController().signal

/** Work that goes on until it is let end. */
function works() {
  const turns = detailTurns()
  const begun: string[] = []
  return {
    begun,
    ask: (operatorId: string, name: string, signal = forEver()) => {
      const end = Promise.withResolvers<void>()
      const done = turns(operatorId, signal, async () => {
        begun.push(name)
        await end.promise
        return name
      })
      return { end: end.resolve, done }
    },
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('draws one part of each operator at a time, and two in all', async () => {
  const { ask, begun } = works()
  const first = ask('anna', 'anna 1')
  ask('anna', 'anna 2')
  ask('bas', 'bas 1')
  ask('carla', 'carla 1')
  await settled()
  expect(begun).toEqual(['anna 1', 'bas 1'])
  first.end()
  expect(await first.done).toBe('anna 1')
  await settled()
  expect(begun).toEqual(['anna 1', 'bas 1', 'anna 2'])
})

it('does not begin what nobody waits for any more', async () => {
  const { ask, begun } = works()
  const first = ask('anna', 'anna 1')
  const left = new AbortController()
  const second = ask('anna', 'anna 2', left.signal)
  const third = ask('anna', 'anna 3')
  left.abort(new Error('gone'))
  await expect(second.done).rejects.toThrow('gone')
  first.end()
  await first.done
  third.end()
  expect(await third.done).toBe('anna 3')
  expect(begun).toEqual(['anna 1', 'anna 3'])
})

it('lets nobody pile up work, and others come in all the same', async () => {
  const { ask } = works()
  const piled = Array.from({ length: 4 }, (_, at) => ask('anna', `anna ${at}`))
  await expect(ask('anna', 'te veel').done).rejects.toMatchObject({ code: 'TooManyRequests' })
  const other = ask('bas', 'bas 1')
  other.end()
  expect(await other.done).toBe('bas 1')
  for (const { end } of piled) end()
  expect(await Promise.all(piled.map(({ done }) => done))).toHaveLength(4)
})
