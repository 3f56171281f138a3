import { describe, expect, it } from 'vitest'
import type { Encoding } from './compression.ts'
import { createCatalogueNews, EVERYTHING_CHANGED, type ShownName } from '../db/catalogue-news.ts'
import { createReplyCache, type ReplyCache } from './reply-cache.ts'

const NOTHING_CHANGED = {
  isEverything: false,
  products: [],
  hasAssortment: false,
  listings: [],
  lists: [],
  hasTree: false,
  hasTerms: false,
  hasContent: false,
}

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

describe('cached answers', () => {
  it('are made once, also for who asks meanwhile', async () => {
    const cache = createReplyCache({ news: createCatalogueNews() })
    const asked = await Promise.all([ask(cache, 'a', '1'), ask(cache, 'a', '2')])
    expect(asked.map(({ wasMade }) => wasMade)).toEqual([true, false])
    expect((await ask(cache, 'a', '3')).reply).toEqual(asked[0].reply)
  })

  it('are made again after a change, and not kept when it came while they were made', async () => {
    const news = createCatalogueNews()
    const cache = createReplyCache({ news })
    const early = cache.get('a', async () => {
      news.hear(EVERYTHING_CHANGED)
      return 'early'
    })
    expect(await early).toMatchObject({ text: 'early' })
    expect(await ask(cache, 'a', 'late')).toMatchObject({ reply: { text: 'late' }, wasMade: true })
    news.hear(EVERYTHING_CHANGED)
    expect((await ask(cache, 'a', 'later')).wasMade).toBe(true)
  })

  it('outlive a change of what they do not show', async () => {
    const news = createCatalogueNews()
    const cache = createReplyCache({ news })
    const showing = (key: string, ...names: readonly ShownName[]) =>
      cache.get(key, async (shows) => {
        shows(...names)
        return key
      })
    await showing('one', 'product 1', 'tree')
    await showing('two', 'product 2', 'tree')
    await showing('terms', 'terms')
    await cache.get('unsaid', async () => 'unsaid')
    const kept = () => ['one', 'two', 'terms', 'unsaid'].filter((key) => cache.peek(key))
    news.hear({ ...NOTHING_CHANGED, products: ['1'] })
    expect(kept()).toEqual(['two', 'terms'])
    news.hear({ ...NOTHING_CHANGED, hasTerms: true })
    expect(kept()).toEqual(['two'])
    news.hear({ ...NOTHING_CHANGED, hasTree: true })
    expect(kept()).toEqual([])
  })

  it('are kept when only something else changed while they were made', async () => {
    const news = createCatalogueNews()
    const cache = createReplyCache({ news })
    await cache.get('a', async (shows) => {
      shows('product 1')
      news.hear({ ...NOTHING_CHANGED, products: ['2'] })
      return 'a'
    })
    expect(cache.peek('a')).toMatchObject({ text: 'a' })
  })

  it('are made anew for who asks after a change, while the one from before is still being made', async () => {
    const news = createCatalogueNews()
    const cache = createReplyCache({ news })
    const { promise, resolve } = Promise.withResolvers<string>()
    const before = cache.get('a', () => promise)
    news.hear(EVERYTHING_CHANGED)
    expect(await ask(cache, 'a', 'new')).toMatchObject({ reply: { text: 'new' }, wasMade: true })
    resolve('old')
    expect(await before).toMatchObject({ text: 'old' })
    expect(cache.peek('a')).toMatchObject({ text: 'new' })
  })

  it('are given at once to who asks for nothing to be made', async () => {
    const news = createCatalogueNews()
    const cache = createReplyCache({ news })
    const making = ask(cache, 'a', noise(2000))
    expect(cache.peek('a')).toBeUndefined()
    const { reply } = await making
    expect(cache.peek('a')).toBe(reply)
    if (reply.kind !== 'long') throw new Error('2000 bytes are long')
    expect(reply.madeBody('br')).toBeUndefined()
    const packed = await reply.body('br')
    expect(reply.madeBody('br')).toBe(packed)
    news.hear(EVERYTHING_CHANGED)
    expect(cache.peek('a')).toBeUndefined()
  })

  it('are not kept when making them failed', async () => {
    const cache = createReplyCache({ news: createCatalogueNews() })
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect((await ask(cache, 'a', '1')).wasMade).toBe(true)
  })

  it.each([
    ['1023 bytes stay a text', 'x'.repeat(1023), 'short'],
    ['1024 bytes are compressed', 'x'.repeat(1024), 'long'],
    ['bytes count and not letters', '€'.repeat(342), 'long'],
  ])('of %s', async (_case, text, kind) => {
    expect((await ask(createReplyCache({ news: createCatalogueNews() }), 'a', text)).reply.kind).toBe(kind)
  })

  it('are compressed once per encoding', async () => {
    const cache = createReplyCache({ news: createCatalogueNews() })
    const text = noise(2000)
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect(await bodyOf(cache, 'a', text, encoding)).toBe(await bodyOf(cache, 'a', text, encoding))
  })
})

const long = (name: string) => `${name}${'x'.repeat(20_000)}`

describe('the limit', () => {
  it('drops the oldest when the texts are too much, counted in bytes', async () => {
    const cache = createReplyCache({ news: createCatalogueNews(), maxBytes: 3000 })
    await ask(cache, 'a', '€'.repeat(150))
    await ask(cache, 'b', '€'.repeat(150))
    expect((await ask(cache, 'a', '')).wasMade).toBe(false)
    await ask(cache, 'c', 'x')
    expect((await ask(cache, 'b', '')).wasMade).toBe(false)
    expect((await ask(cache, 'a', '')).wasMade).toBe(true)
  })

  it('counts the key, which may be longer than the answer', async () => {
    const cache = createReplyCache({ news: createCatalogueNews(), maxBytes: 100_000 })
    for (const name of ['a', 'b', 'c']) await ask(cache, long(name), '1')
    expect((await ask(cache, long('a'), '')).wasMade).toBe(true)
    expect((await ask(cache, long('c'), '')).wasMade).toBe(false)
  })

  it('counts what every entry takes, so that short answers under short keys have an end too', async () => {
    const cache = createReplyCache({ news: createCatalogueNews(), maxBytes: 100_000 })
    for (let number = 0; number < 200; number += 1) await ask(cache, String(number), '1')
    expect((await ask(cache, '0', '')).wasMade).toBe(true)
  })

  it.each(['identity', 'gzip', 'br'] as const)('hold on to no memory but their own: %s', async (encoding) => {
    const cache = createReplyCache({ news: createCatalogueNews() })
    const body = await bodyOf(cache, 'a', noise(2000), encoding)
    if (typeof body === 'string') throw new Error('too short to be packed')
    expect(body.buffer.byteLength).toBe(body.length)
  })

  it('counts what an answer shows, which may be longer than the answer', async () => {
    const cache = createReplyCache({ news: createCatalogueNews(), maxBytes: 100_000 })
    const names = Array.from({ length: 400 }, (_, at) => `product ${at}` as const)
    for (const key of ['a', 'b'])
      await cache.get(key, async (shows) => {
        shows(...names)
        return '1'
      })
    expect(cache.peek('a')).toBeUndefined()
    expect(cache.peek('b')).toBeDefined()
  })

  it('counts what was compressed afterwards, and gives it back with the rest', async () => {
    const cache = createReplyCache({ news: createCatalogueNews(), maxBytes: 7400 })
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
    const news = createCatalogueNews()
    const cache = createReplyCache({ news, maxBytes: 4000 })
    const text = noise(2000)
    const { reply } = await ask(cache, 'a', text)
    news.hear(EVERYTHING_CHANGED)
    await ask(cache, 'b', text)
    if (reply.kind === 'long') await reply.body('br')
    expect((await ask(cache, 'b', '')).wasMade).toBe(false)
  })
})
