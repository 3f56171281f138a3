import { describe, expect, it } from 'vitest'
import { LONGEST_PATH, pagePathOf, pastedPath } from './redirect-path.ts'

const path = (text: string) => pastedPath(text)?.path ?? null

describe('the path of what somebody pasted', () => {
  it.each([
    ['a path', '/over-ons', '/over-ons'],
    ['spaces around it', '  /over-ons ', '/over-ons'],
    ['capitals and a slash at the end, which count', '/Over-Ons/', '/Over-Ons/'],
    ['what is percent-encoded', '/caf%C3%A9%20menu.html', '/café menu.html'],
    ['what could have been', '/café menu.html', '/café menu.html'],
    ['a slash that is percent-encoded', '/a%2Fb', '/a/b'],
    ['an address of another site', 'https://www.oud.example/Shop/Vlag.php', '/Shop/Vlag.php'],
    ['a site in capitals', 'HTTP://OUD.EXAMPLE/A', '/A'],
    ['a site alone', 'https://oud.example', '/'],
    ['dots', '/a/../b/./c', '/b/c'],
    ['dots at the end, and above the top', '/../a/b/%2E%2e', '/a/'],
    ['slashes backward', String.raw`/a\b`, '/a/b'],
    ['a site with a query alone', 'https://oud.example?a', '/'],
    ['somebody at a site', 'https://iemand@oud.example/a', null],
    ['a query and a fragment', '/index.php?id=5#top', '/index.php'],
    ['a path of nothing else', '/', '/'],
    ['no slash', 'over-ons', null],
    ['a site without https', 'www.oud.example/a', null],
    ['two slashes', '//kwaad.example/a', null],
    ['a slash backward', String.raw`/\kwaad.example`, null],
    ['two slashes in disguise', '/%2Fkwaad.example', null],
    ['dots before two slashes', '/.//kwaad.example', null],
    ['another scheme', 'javascript:alert(1)', null],
    ['a NUL', '/a%00', null],
    ['a percent sign that encodes nothing', '/50%-korting', null],
    ['bytes that are no text', '/%FF', null],
    ['a site that is none', 'https://:80/a', null],
    ['nothing', '', null],
    ['the longest', `/${'a'.repeat(LONGEST_PATH - 1)}`, `/${'a'.repeat(LONGEST_PATH - 1)}`],
    ['one longer', `/${'a'.repeat(LONGEST_PATH)}`, null],
  ])('%s', (_what, text, expected) => {
    expect(path(text)).toBe(expected)
  })

  it.each([
    ['/a', null, false],
    ['/a?b', null, true],
    ['/a#b', null, true],
    ['https://Oud.example:8080/a', 'oud.example:8080', false],
    ['https://oud.example:443/a', 'oud.example', false],
    ['http://oud.example:443/a?b=/c', 'oud.example:443', true],
  ])('tells of %s its site and what was cut off', (text, host, isCut) => {
    expect(pastedPath(text)).toEqual({ path: '/a', host, isCut })
  })
})

it.each([
  ['/Vlaggen/', '/vlaggen'],
  ['/a//', '/a'],
  ['/', '/'],
])('%s as a page has it', (text, expected) => {
  expect(pagePathOf(text)).toBe(expected)
})
