import { describe, expect, it } from 'vitest'
import { choiceText, keepsOff, mayLoad, needsConsent, parseChoice } from './consent.ts'

const NOW_MS = Date.UTC(2026, 10, 18, 12)
const DAY_MS = 86_400_000
const accepted = { answer: 'accepted', atMs: NOW_MS } as const
const refused = { answer: 'refused', atMs: NOW_MS } as const
const chat = (loads: 'functional' | 'consent') => ({
  loads,
  name: '',
  hours: '',
  email: '',
  phone: '',
  script: null,
})
const snippet = (loads: 'functional' | 'consent') => ({ loads, html: '<meta name="x">', hosts: [] })

const part = (loads: 'functional' | 'consent') => ({ tag: 'style' as const, attributes: {}, text: '', loads })

describe('needsConsent', () => {
  it.each([
    ['nothing added', null, [], false],
    ['only what is functional', chat('functional'), [part('functional')], false],
    ['a chat that wants consent', chat('consent'), [], true],
    [
      'a part of the head that wants consent',
      chat('functional'),
      [part('functional'), part('consent')],
      true,
    ],
    ['a chat whose script stays away', { ...chat('consent'), script: { url: '', hosts: [] } }, [], false],
  ])('%s', (_case, theChat, headParts, needs) => {
    expect(needsConsent({ chat: theChat, headParts })).toBe(needs)
  })
})

describe('mayLoad', () => {
  it.each([
    ['nothing', null, accepted, false],
    ['functional without a choice', chat('functional'), null, true],
    ['functional after a refusal', chat('functional'), refused, true],
    ['consent without a choice', snippet('consent'), null, false],
    ['consent after a refusal', snippet('consent'), refused, false],
    ['consent after agreeing', snippet('consent'), accepted, true],
  ])('%s', (_case, added, choice, loads) => {
    expect(mayLoad(added, choice)).toBe(loads)
  })
})

describe('keepsOff', () => {
  it.each([
    ['the password reset', '/wachtwoord-reset', true],
    ['the logged-out page', '/uitgelogd', true],
    ['order details', '/bestelling-details', true],
    ['the confirmation of an order', '/bestelling-bevestigen', true],
    ['an order that was placed', '/bestelling-geplaatst', true],
    ['the same with a slash at its end', '/wachtwoord-reset/', true],
    ['the same in capitals', '/Wachtwoord-Reset', true],
    ['the same encoded', '/wachtwoord%2Dreset', true],
    ['the home page', '/', false],
    ['the cart', '/winkelwagen', false],
    ['a page below one of them', '/uitgelogd/meer', false],
    ['a path that cannot be decoded', '/%E0%A4%A', false],
  ])('%s', (_page, pathname, isOff) => {
    expect(keepsOff(pathname)).toBe(isOff)
  })
})

describe('the choice that a browser keeps', () => {
  it('is read as it was written', () => {
    expect(parseChoice(choiceText(accepted), NOW_MS)).toEqual(accepted)
    expect(choiceText(refused)).toBe('refused 2026-11-18T12:00:00.000Z')
  })

  it.each([
    ['none', null, NOW_MS],
    ['something else', 'true', NOW_MS],
    ['an answer without its time', 'accepted', NOW_MS],
    ['one of a year ago', choiceText(accepted), NOW_MS + 365 * DAY_MS],
    ['one from a clock that was ahead', choiceText(accepted), NOW_MS - 1],
  ])('is asked for again: %s', (_case, kept, nowMs) => {
    expect(parseChoice(kept, nowMs)).toBeNull()
  })

  it('holds for a year', () => {
    expect(parseChoice(choiceText(refused), NOW_MS + 365 * DAY_MS - 1)).toEqual(refused)
  })
})
