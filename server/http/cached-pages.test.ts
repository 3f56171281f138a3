import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueNews, createCatalogueNews, EVERYTHING_CHANGED } from '../db/catalogue-news.ts'
import { createCachedPages, type CachedPages } from './cached-pages.ts'

const made = { script: 'a1a1', style: 'b2b2' }
const own = { script: 'c3c3', style: 'd4d4' }
/** Does not become smaller than this by packing. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')
const page = (words: string) => ({
  headers: [['content-type', 'text/html']] as const,
  hosts: ['chat.example'],
  html: Buffer.from(
    `<style nonce="b2b2"></style><script nonce="a1a1"></script><i>€</i><b nonce="a1a1">${words}</b>`,
  ),
  nonces: made,
  shown: new Set(['tree'] as const),
})

let news: CatalogueNews
let pages: CachedPages
beforeEach(() => {
  news = createCatalogueNews()
  pages = createCachedPages(news)
})
const htmlOf = async (key: string) => (await pages.find(key))?.html(own).toString()

describe('a cached page', () => {
  it('is given with the nonces of who asks', async () => {
    pages.start('/')(page('een'))
    expect((await pages.find('/'))?.html(own).toString()).toBe(
      '<style nonce="d4d4"></style><script nonce="c3c3"></script><i>€</i><b nonce="c3c3">een</b>',
    )
    expect(await pages.find('/')).toMatchObject({
      hosts: ['chat.example'],
      headers: [['content-type', 'text/html']],
    })
    expect(await htmlOf('/contact')).toBeUndefined()
  })

  it('is gone after a change of what it shows, and of nothing else', async () => {
    pages.start('/')(page('een'))
    news.hear({ ...EVERYTHING_CHANGED, isEverything: false, hasTree: false })
    expect(await htmlOf('/')).toContain('een')
    news.hear(EVERYTHING_CHANGED)
    expect(await htmlOf('/')).toBeUndefined()
  })

  it('is not kept when what it shows changed while it was rendered', async () => {
    const keep = pages.start('/')
    news.hear(EVERYTHING_CHANGED)
    keep(page('oud'))
    expect(await htmlOf('/')).toBeUndefined()
  })

  it('is rendered once for all who ask meanwhile, but for who asks after a change', async () => {
    const keep = pages.start('/')
    const others = [htmlOf('/'), htmlOf('/')]
    news.hear(EVERYTHING_CHANGED)
    expect(await htmlOf('/')).toBeUndefined()
    keep(page('een'))
    expect(await Promise.all(others)).toEqual([
      expect.stringContaining('een'),
      expect.stringContaining('een'),
    ])
  })

  it('that turns out to be for one visitor is rendered by each who waited', async () => {
    const keep = pages.start('/')
    const other = pages.find('/')
    keep(null)
    expect(await other).toBeNull()
  })

  it('makes room, oldest first', async () => {
    for (const key of ['/0', '/1', '/1', '/2']) pages.start(key)(page(`een${noise(6_000_000)}`))
    expect(await htmlOf('/0')).toBeUndefined()
    expect(await htmlOf('/1')).toContain('een')
    expect(await htmlOf('/2')).toContain('een')
  })

  it('that is larger than all room is not kept, and leaves room for others', async () => {
    pages.start('/groot')(page(noise(17_000_000)))
    pages.start('/klein')(page('een'))
    expect(await htmlOf('/groot')).toBeUndefined()
    expect(await htmlOf('/klein')).toContain('een')
  })
})
