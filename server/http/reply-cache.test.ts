import { describe, expect, it } from 'vitest'
import type { Encoding } from './compression.ts'
import { createReplyCache, type ReplyCache } from './reply-cache.ts'

/** Cannot be compressed to less than three quarters of its length. */
const noise = (length: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(length)))
    .toString('base64')
    .slice(0, length)

/** Asks for an answer, and says whether it had to be made. */
async function ask(cache: ReplyCache, key: string, text: string) {
  let wasMade = false
  const reply = await cache.get(key, async () => {
    wasMade = true
    return text
  })
  return { reply, wasMade }
}

async function bodyOf(cache: ReplyCache, key: string, text: string, encoding: Encoding) {
  const { reply } = await ask(cache, key, text)
  return reply.kind === 'short' ? reply.text : reply.body(encoding)
}

describe('kept answers', () => {
  it('are made once, also for who asks meanwhile', async () => {
    const cache = createReplyCache()
    const asked = await Promise.all([ask(cache, 'a', '1'), ask(cache, 'a', '2')])
    expect(asked.map(({ wasMade }) => wasMade)).toEqual([true, false])
    expect((await ask(cache, 'a', '3')).reply).toEqual(asked[0].reply)
  })

  it('are made again after a change, and not kept when it came while they were made', async () => {
    const cache = createReplyCache()
    const early = cache.get('a', async () => {
      cache.clear()
      return 'early'
    })
    expect(await early).toMatchObject({ text: 'early' })
    expect(await ask(cache, 'a', 'late')).toMatchObject({ reply: { text: 'late' }, wasMade: true })
    cache.clear()
    expect((await ask(cache, 'a', 'later')).wasMade).toBe(true)
  })

  it('are given at once to who asks for nothing to be made', async () => {
    const cache = createReplyCache()
    const making = ask(cache, 'a', noise(2000))
    expect(cache.peek('a')).toBeUndefined()
    const { reply } = await making
    expect(cache.peek('a')).toBe(reply)
    if (reply.kind !== 'long') throw new Error('2000 bytes are long')
    expect(reply.madeBody('br')).toBeUndefined()
    const packed = await reply.body('br')
    expect(reply.madeBody('br')).toBe(packed)
    cache.clear()
    expect(cache.peek('a')).toBeUndefined()
  })

  it('are not kept when making them failed', async () => {
    const cache = createReplyCache()
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect((await ask(cache, 'a', '1')).wasMade).toBe(true)
  })

  it.each([
    ['1023 bytes stay a text', 'x'.repeat(1023), 'short'],
    ['1024 bytes are compressed', 'x'.repeat(1024), 'long'],
    ['bytes count and not letters', '€'.repeat(342), 'long'],
  ])('of %s', async (_case, text, kind) => {
    expect((await ask(createReplyCache(), 'a', text)).reply.kind).toBe(kind)
  })

  it('are compressed once per encoding', async () => {
    const cache = createReplyCache()
    const text = noise(2000)
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect(await bodyOf(cache, 'a', text, encoding)).toBe(await bodyOf(cache, 'a', text, encoding))
  })
})

const long = (name: string) => `${name}${'x'.repeat(20_000)}`

describe('the limit', () => {
  it('drops the oldest when the texts are too much, counted in bytes', async () => {
    const cache = createReplyCache({ maxBytes: 3000 })
    await ask(cache, 'a', '€'.repeat(150))
    await ask(cache, 'b', '€'.repeat(150))
    expect((await ask(cache, 'a', '')).wasMade).toBe(false)
    await ask(cache, 'c', 'x')
    expect((await ask(cache, 'b', '')).wasMade).toBe(false)
    expect((await ask(cache, 'a', '')).wasMade).toBe(true)
  })

  it('counts the key, which may be longer than the answer', async () => {
    const cache = createReplyCache({ maxBytes: 100_000 })
    for (const name of ['a', 'b', 'c']) await ask(cache, long(name), '1')
    expect((await ask(cache, long('a'), '')).wasMade).toBe(true)
    expect((await ask(cache, long('c'), '')).wasMade).toBe(false)
  })

  it('counts what every entry takes, so that short answers under short keys have an end too', async () => {
    const cache = createReplyCache({ maxBytes: 100_000 })
    for (let number = 0; number < 200; number += 1) await ask(cache, String(number), '1')
    expect((await ask(cache, '0', '')).wasMade).toBe(true)
  })

  it('counts what was compressed afterwards, and gives it back with the rest', async () => {
    const cache = createReplyCache({ maxBytes: 7400 })
    const text = noise(2000)
    await ask(cache, 'a', text)
    await ask(cache, 'b', text)
    await bodyOf(cache, 'b', text, 'br')
    expect((await ask(cache, 'b', '')).wasMade).toBe(false)
    expect((await ask(cache, 'a', 'x')).wasMade).toBe(true)
    // Only b counts now, with about 4500 bytes: something of 500 fits beside it.
    await ask(cache, 'c', noise(500))
    expect((await ask(cache, 'b', '')).wasMade).toBe(false)
  })

  it('does not count what is compressed after it was dropped', async () => {
    const cache = createReplyCache({ maxBytes: 4000 })
    const text = noise(2000)
    const { reply } = await ask(cache, 'a', text)
    cache.clear()
    await ask(cache, 'b', text)
    if (reply.kind === 'long') await reply.body('br')
    expect((await ask(cache, 'b', '')).wasMade).toBe(false)
  })
})
