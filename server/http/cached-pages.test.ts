import { beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueNews, createCatalogueNews, EVERYTHING_CHANGED } from '../db/catalogue-news.ts'
import { createCachedPages, type CachedPages } from './cached-pages.ts'

const made = { script: 'a1a1', style: 'b2b2' }
const page = (words: string) => ({
  headers: [['content-type', 'text/html']] as const,
  hosts: ['chat.example'],
  html: `<style nonce="b2b2"></style><script nonce="a1a1"></script>${words}`,
  nonces: made,
  shown: new Set(['tree'] as const),
})

let news: CatalogueNews
let pages: CachedPages
beforeEach(() => {
  news = createCatalogueNews()
  pages = createCachedPages(news)
})
const htmlOf = async (key: string) => (await pages.find(key))?.html({ script: 's', style: 't' }).toString()

describe('a cached page', () => {
  it('is given with the nonces of who asks', async () => {
    pages.start('/')(page('een'))
    expect((await pages.find('/'))?.html({ script: 'c3', style: 'd4' }).toString()).toBe(
      '<style nonce="d4"></style><script nonce="c3"></script>een',
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
    const large = 'een'.repeat(4_000_000)
    for (const key of ['/0', '/1', '/1', '/2']) pages.start(key)(page(large))
    expect(await htmlOf('/0')).toBeUndefined()
    expect(await htmlOf('/1')).toContain('een')
    expect(await htmlOf('/2')).toContain('een')
  })

  it('that is larger than all room is not kept, and leaves room for others', async () => {
    pages.start('/groot')(page('een'.repeat(12_000_000)))
    pages.start('/klein')(page('een'))
    expect(await htmlOf('/groot')).toBeUndefined()
    expect(await htmlOf('/klein')).toContain('een')
  })
})
