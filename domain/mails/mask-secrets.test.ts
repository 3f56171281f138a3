import { describe, expect, it } from 'vitest'
import { holdsSecrets, maskSecrets } from './mask-secrets.ts'

const TOKEN = 'mG3c-_9AbZx0Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h'
const SHOP = 'https://winkel.example'

describe('maskSecrets', () => {
  it.each([
    [
      'a link for a password, and not whose it is',
      `Kies: ${SHOP}/wachtwoord-reset?token=${TOKEN}&email=jan%40bedrijf.example`,
      `Kies: ${SHOP}/wachtwoord-reset?token=…&email=jan%40bedrijf.example`,
    ],
    [
      'each of two secrets, as HTML writes them',
      `<a href="${SHOP}/herstel/1?akkoord=${TOKEN}&amp;afwijzen=${TOKEN}">Bekijk</a>`,
      `<a href="${SHOP}/herstel/1?akkoord=…&amp;afwijzen=…">Bekijk</a>`,
    ],
    ['a secret in a path', `${SHOP}/beheer/uitnodiging/${TOKEN}`, `${SHOP}/beheer/uitnodiging/…`],
    ['a secret in hex', `${SHOP}/proef/${'0123456789abcdef'.repeat(4)}?a=1`, `${SHOP}/proef/…?a=1`],
    ['a secret behind a #', `${SHOP}/beheer/uitnodiging#code=${TOKEN}`, `${SHOP}/beheer/uitnodiging#code=…`],
    ['what was signed', `${SHOP}/x?s=eyJhbGciOiJIUzI1NiJ9.e30.abcDEF`, `${SHOP}/x?s=…`],
  ])('hides %s', (_what, text, masked) => {
    expect([maskSecrets(text), holdsSecrets(text)]).toEqual([masked, true])
  })

  it.each([
    [`${SHOP}/account/bestellingen/3f2504e0-4f89-41d3-9a0c-0305e82c3301`],
    [`${SHOP}/bestelling-geplaatst?bestelling=3f2504e0-4f89-41d3-9a0c-0305e82c3301`],
    [`${SHOP}/een-heel-lang-adres-van-een-pagina-in-de-winkel`],
    [`Er staat geen link in: ${TOKEN}`],
    [''],
  ])('leaves %s', (text) => {
    expect([maskSecrets(text), holdsSecrets(text)]).toEqual([text, false])
  })
})
