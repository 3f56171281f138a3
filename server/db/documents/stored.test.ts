import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stored } from './stored.ts'

const size = stored('things.size', z.object({ widthMm: z.int(), heightMm: z.int() }), [
  ({ widthCm, heightCm }: Readonly<Record<'widthCm' | 'heightCm', number>>) => ({
    widthMm: widthCm * 10,
    heightMm: heightCm * 10,
  }),
])
const names = stored('things.names', z.array(z.object({ name: z.string() })), [
  (list: string[]) => list.map((name) => ({ name })),
])

describe('a stored document', () => {
  it('without a version is of the first', () => {
    expect(size.read({ widthCm: 12, heightCm: 3 })).toEqual({ widthMm: 120, heightMm: 30 })
    expect(names.read(['a', 'b'])).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  it('says its version once it is written, and reads back as it was', () => {
    expect(JSON.parse(size.write({ widthMm: 1, heightMm: 2 }))).toEqual({
      v: 2,
      widthMm: 1,
      heightMm: 2,
    })
    expect(size.read(JSON.parse(size.write({ widthMm: 1, heightMm: 2 })))).toEqual({
      widthMm: 1,
      heightMm: 2,
    })
  })

  it('that is a list says its version beside its items, from the second on', () => {
    expect(JSON.parse(names.write([{ name: 'a' }]))).toEqual({ v: 2, items: [{ name: 'a' }] })
    expect(names.read(JSON.parse(names.write([{ name: 'a' }])))).toEqual([{ name: 'a' }])
    expect(stored('things.tags', z.array(z.string())).write(['a'])).toBe('["a"]')
  })

  it.each([
    ['of a later version', { v: 3, widthMm: 1, heightMm: 2 }],
    ['in another shape', { v: 2, widthMm: 'wide' }],
    ['that is nothing', null],
  ])('%s is refused by the name of its column', (_what, document) => {
    expect(() => size.read(document)).toThrow('things.size of version')
  })

  it('that could not be read again is not written', () => {
    expect(() => size.write({ widthMm: 0.5, heightMm: 2 })).toThrow()
  })
})
