import { expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`, 'Chrome op Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0 Safari/537.36 Edg/143.0`,
    'Edge op Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    'Safari op Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 CriOS/143.0 Safari/604.1',
    'Chrome op iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox op Linux'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S921B) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
    'Samsung Internet op Android',
  ],
  ['curl/8.9 (Linux)', 'Onbekende browser op Linux'],
  ['<script>', 'Onbekende browser'],
  ['', 'Onbekende browser'],
])('%s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
