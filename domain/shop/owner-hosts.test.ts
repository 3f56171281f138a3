import { describe, expect, it } from 'vitest'
import { isScriptAddress, ownerHost, ownerHosts } from './owner-hosts.ts'

describe('ownerHost', () => {
  it.each([
    ['a name', 'plausible.io', 'https://plausible.io'],
    ['with https', 'https://cdn.meting.example', 'https://cdn.meting.example'],
    ['in capitals, with a slash and spaces', ' HTTPS://CDN.Meting.example/ ', 'https://cdn.meting.example'],
    ['all below a name', '*.meting.example', 'https://*.meting.example'],
    ['with a port', 'meting.example:8443', 'https://meting.example:8443'],
    ['an international name as it travels', 'xn--mting-fsa.example', 'https://xn--mting-fsa.example'],
    ['http', 'http://meting.example', null],
    ['another scheme', 'wss://meting.example', null],
    ['a path', 'https://meting.example/script.js', null],
    ['everything', '*', null],
    ['every host of https', 'https:', null],
    ['all below a country', '*.nl', null],
    ['a star inside', 'a.*.example', null],
    ['a machine of the own network', 'localhost', null],
    ['an address in numbers', '192.168.1.1', null],
    ['a keyword of a policy', "'unsafe-inline'", null],
    ['two at once', 'a.example b.example', null],
    ['what would end the directive', "a.example; script-src 'unsafe-inline'", null],
    ['someone else before an @', 'https://a.example@b.example', null],
    ['nothing', '', null],
  ])('%s', (_case, text, host) => {
    expect(ownerHost(text)).toBe(host)
  })
})

describe('isScriptAddress', () => {
  it.each([
    ['https://chat.example/widget.js?id=1', true],
    ['https://chat.example:8443/w', true],
    ['HTTPS://Chat.example/w.js', true],
    ['http://chat.example/w.js', false],
    ['//chat.example/w.js', false],
    ['/eigen.js', false],
    ['https://chat.example', false],
    ['https://*.chat.example/w.js', false],
    ['https://192.168.1.1/w.js', false],
    ['https://a@chat.example/w.js', false],
    ['https://chat.example/a b', false],
    ['javascript:alert(1)//https://chat.example/', false],
    ['', false],
  ])('%s: %s', (text, may) => expect(isScriptAddress(text)).toBe(may))
})

describe('ownerHosts', () => {
  it('leaves out what is no host, and what was there before', () => {
    expect(ownerHosts(['a.example', 'http://b.example', 'https://A.example', 'b.example'])).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  it('takes 20 at most', () => {
    expect(ownerHosts(Array.from({ length: 30 }, (_, index) => `h${index}.example`))).toHaveLength(20)
  })
})
