import { describe, expect, it } from 'vitest'
import { addedHosts, headParts } from './head-parts.ts'

const card = { name: 'Hulp', hours: '', email: '', phone: '' }
const snippet = (loads: 'functional' | 'consent', html: string, hosts: string[] = []) => ({
  chat: null,
  headHtml: { loads, html, hosts },
})
const widget = (loads: 'functional' | 'consent', url: string, hosts: string[] = []) => ({
  headHtml: null,
  chat: { ...card, loads, script: { url, hosts } },
})
const told = (parts: ReturnType<typeof headParts>) => parts.map(({ tag, loads }) => `${tag} ${loads}`)

describe('what the owner adds to the head', () => {
  it('keeps metas, links, styles, noscript and scripts as he wrote them', () => {
    const html = `<meta name="verified" content="a &amp; &quot;b&quot;"><link rel="preconnect" href="https://meting.example">
      <style>.x > .y { color: red }</style><script>if (1 < 2 && 'a') start("x")</script>
      <noscript><link rel="stylesheet" href="/plain.css"></noscript>`
    const parts = headParts(snippet('functional', html))
    expect(parts).toEqual([
      { tag: 'meta', attributes: { name: 'verified', content: 'a & "b"' }, text: '', loads: 'functional' },
      {
        tag: 'link',
        attributes: { rel: 'preconnect', href: 'https://meting.example' },
        text: '',
        loads: 'functional',
      },
      { tag: 'style', attributes: {}, text: '.x > .y { color: red }', loads: 'functional' },
      { tag: 'script', attributes: {}, text: `if (1 < 2 && 'a') start("x")`, loads: 'functional' },
      expect.objectContaining({ tag: 'noscript', text: '<link rel="stylesheet" href="/plain.css" />' }),
    ])
  })

  it.each([
    ['of the shop itself', '/eigen.js', ['script functional']],
    ['of a host that he named', 'https://meting.example/m.js', ['script functional']],
    ['below a host that he named so', 'https://a.cdn.example/m.js', ['script functional']],
    ['of another host', 'https://elders.example/m.js', []],
    ['of a host that only begins like one of his', 'https://meting.example.elders.example/m.js', []],
    ['of no host', 'javascript:alert(1)', []],
    ['without https', 'http://meting.example/m.js', []],
    ['of whatever the page speaks', '//meting.example/m.js', []],
  ])('lets a script run %s or not', (_whose, src, kept) => {
    const html = `<script src="${src}" async></script>`
    expect(told(headParts(snippet('functional', html, ['meting.example', '*.cdn.example'])))).toEqual(kept)
  })

  it('leaves out what belongs in no head, and what an attribute does', () => {
    const html = `<iframe src="https://x.example"></iframe><p>tekst</p><meta http-equiv="refresh" content="0"><base href="/">
      <link rel="icon" href="/i.png" onload="x()">`
    expect(headParts(snippet('functional', html))).toEqual([
      { tag: 'meta', attributes: { content: '0' }, text: '', loads: 'functional' },
      { tag: 'link', attributes: { rel: 'icon', href: '/i.png' }, text: '', loads: 'functional' },
    ])
  })

  it('waits for consent where the owner says so, but for metas; a noscript cannot ask', () => {
    const html = '<meta name="a"><script>x()</script><noscript><link rel="x" href="/y"></noscript>'
    expect(told(headParts(snippet('consent', html)))).toEqual(['meta functional', 'script consent'])
  })

  it('brings the widget of the chat, from its own host, as it is marked', () => {
    const [part] = headParts(widget('consent', 'https://chat.example/w.js?id=1'))
    expect(part).toEqual({
      tag: 'script',
      attributes: { src: 'https://chat.example/w.js?id=1', async: '' },
      text: '',
      loads: 'consent',
    })
    expect(headParts(widget('functional', 'http://chat.example/w.js'))).toEqual([])
  })

  it('may call the hosts of both', () => {
    const { chat } = widget('functional', 'https://chat.example/w.js', [
      'api.chat.example',
      'http://x.example',
    ])
    const { headHtml } = snippet('consent', '', ['meting.example'])
    expect(addedHosts({ chat, headHtml })).toEqual([
      'https://meting.example',
      'https://chat.example',
      'https://api.chat.example',
    ])
  })
})
