import { beforeEach, describe, expect, it } from 'vitest'
import { createKeptPages, type KeptPages } from './kept-pages.ts'

const made = { script: 'a1a1', style: 'b2b2' }
const page = (words: string) => ({
  headers: [['content-type', 'text/html']] as const,
  hosts: ['chat.example'],
  html: `<style nonce="b2b2"></style><script nonce="a1a1"></script>${words}`,
  nonces: made,
})

let now: Date
let pages: KeptPages
beforeEach(() => {
  now = new Date('2026-11-18T09:59:30Z')
  pages = createKeptPages(() => now)
})
const htmlOf = (key: string) => pages.find(key)?.html({ script: 's', style: 't' })

describe('a kept page', () => {
  it('is given with the nonces of who asks', () => {
    pages.start('/')(page('een'))
    expect(pages.find('/')?.html({ script: 'c3', style: 'd4' })).toBe(
      '<style nonce="d4"></style><script nonce="c3"></script>een',
    )
    expect(pages.find('/')).toMatchObject({
      hosts: ['chat.example'],
      headers: [['content-type', 'text/html']],
    })
    expect(htmlOf('/contact')).toBeUndefined()
  })

  it('is gone when the minute ends, since what it promises may end with that', () => {
    pages.start('/')(page('een'))
    now = new Date('2026-11-18T09:59:59.999Z')
    expect(htmlOf('/')).toContain('een')
    now = new Date('2026-11-18T10:00:00Z')
    expect(htmlOf('/')).toBeUndefined()
  })

  it('is gone after a change', () => {
    pages.start('/')(page('een'))
    pages.clear()
    expect(htmlOf('/')).toBeUndefined()
  })

  it('is not kept when the catalogue changed, or the minute ended, while it was rendered', () => {
    const keep = pages.start('/')
    pages.clear()
    keep(page('oud'))
    expect(htmlOf('/')).toBeUndefined()
    const keepLater = pages.start('/')
    now = new Date('2026-11-18T10:00:01Z')
    keepLater(page('oud'))
    expect(htmlOf('/')).toBeUndefined()
  })

  it('makes room, oldest first', () => {
    const large = 'een'.repeat(2_000_000)
    for (const key of ['/0', '/1', '/1', '/2']) pages.start(key)(page(large))
    expect(htmlOf('/0')).toBeUndefined()
    expect(htmlOf('/1')).toContain('een')
    expect(htmlOf('/2')).toContain('een')
  })

  it('that is larger than all room is not kept, and leaves room for others', () => {
    pages.start('/groot')(page('een'.repeat(6_000_000)))
    pages.start('/klein')(page('een'))
    expect(htmlOf('/groot')).toBeUndefined()
    expect(htmlOf('/klein')).toContain('een')
  })
})
