import { describe, expect, it } from 'vitest'
import { addedHosts, headParts, judgeHeadHtml } from './head-parts.ts'

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

  it('says of no element which tag it was, nor within a noscript, whatever its owner wrote', () => {
    const html =
      '<meta name="a" data-written-as="7"><noscript><link rel="x" href="/y" data-written-as="7"></noscript>'
    expect(headParts(snippet('functional', html))).toEqual([
      { tag: 'meta', attributes: { name: 'a' }, text: '', loads: 'functional' },
      { tag: 'noscript', attributes: {}, text: '<link rel="x" href="/y" />', loads: 'functional' },
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

  it('lets a chat call its own host and twenty others', () => {
    const hosts = Array.from({ length: 20 }, (_, index) => `h${String(index)}.example`)
    expect(addedHosts(widget('consent', 'https://chat.example/w.js', hosts))).toHaveLength(21)
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

const judged = (html: string, loads: 'functional' | 'consent' = 'functional') =>
  judgeHeadHtml({ html, loads, hosts: ['meting.example', '*.cdn.example', 'geen host'] })

const reasons = (html: string, loads?: 'consent') =>
  judged(html, loads).leftOut.map(({ reason, what, host }) =>
    [reason, what, host].filter(Boolean).join(' | '),
  )

describe('what its owner is told of a snippet', () => {
  it.each([
    ['<iframe src="https://x.example"></iframe>', ['Tag | <iframe>']],
    ['<p>tekst</p>', ['Tag | <p>']],
    ['<base href="/">', ['Tag | <base>']],
    [
      '<script async src="https://elders.example/m.js?id=1"></script>',
      ['Host | <script async src="https://elders.example/m.js?id=1"> | https://elders.example'],
    ],
    [
      '<script src="https://cdn.example/m.js"></script>',
      ['Host | <script src="https://cdn.example/m.js"> | https://cdn.example'],
    ],
    [
      '<script src="http://meting.example/m.js"></script>',
      ['NotHttps | <script src="http://meting.example/m.js">'],
    ],
    ['<script src="//meting.example/m.js"></script>', ['NotHttps | <script src="//meting.example/m.js">']],
    ['<script src="javascript:alert(1)"></script>', ['NotHttps | <script src="javascript:alert(1)">']],
    ['<script src="m.js"></script>', ['NotHttps | <script src="m.js">']],
    ['<script></script>', ['Empty | <script>']],
    [
      '<link rel="Stylesheet" href="https://elders.example/s.css">',
      ['Host | <link rel="Stylesheet" href="https://elders.example/s.css"> | https://elders.example'],
    ],
    ['<link rel="icon" href="/i.png" onload="x()">', ['Handler | onload="x()"']],
    ['<meta http-equiv="refresh" content="0">', ['Attribute | http-equiv="refresh"']],
    ['<link rel="canonical" href="http://x.example">', ['Attribute | href="http://x.example"']],
    ['<noscript><img src="https://meting.example/p.gif"></noscript>', ['Tag | <img>']],
    ['hallo', ['Text']],
  ])('%s', (html, leftOut) => expect(reasons(html)).toEqual(leftOut))

  it('names nothing that comes in the pages', () => {
    const html = `<!-- meting --><meta name="a" content="b"><style>.x{color:red}</style>
      <link rel="stylesheet" href="https://a.cdn.example/s.css"><link rel="canonical" href="https://x.example">
      <script src="https://meting.example/m.js" data-id="1" async></script><script>if (1 < 2) start("x")</script>
      <noscript><link rel="stylesheet" href="/plain.css"></noscript>`
    expect(judged(html)).toEqual({
      leftOut: [],
      parts: [
        '<meta name="a" content="b">',
        '<style>.x{color:red}</style>',
        '<link rel="stylesheet" href="https://a.cdn.example/s.css">',
        '<link rel="canonical" href="https://x.example">',
        '<script src="https://meting.example/m.js" data-id="1" async>',
        '<script>if (1 < 2) start("x")</script>',
        '<noscript><link rel="stylesheet" href="/plain.css" /></noscript>',
      ].map((code) => ({ code, loads: 'functional' })),
    })
  })

  it('leaves a noscript away that would have to ask, and tells what is in the pages at once all the same', () => {
    const html = '<meta name="a"><script>x()</script><noscript><link rel="x" href="/y"></noscript>'
    expect(reasons(html, 'consent')).toEqual(['Noscript | <noscript><link rel="x" href="/y" /></noscript>'])
    expect(judged(html, 'consent').parts.map(({ loads }) => loads)).toEqual(['functional', 'consent'])
  })

  it('shortens what is long', () => {
    const [part] = judged(`<script>${'x'.repeat(5000)}</script>`).parts
    expect(part?.code).toHaveLength(161)
  })
})
