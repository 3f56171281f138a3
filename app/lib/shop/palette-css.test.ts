import { expect, it } from 'vitest'
import { paletteCss } from './palette-css.ts'

it('puts the colours of the owner in place of those of the shop', () => {
  expect(paletteCss({ action: '#0b6640', actionDark: '#063d26' })).toBe(
    ':root{--actie:#0b6640;--actie-diep:#063d26;--op-actie:#ffffff;--op-actie-zacht:#ffffff;--reflex-600:#0b6640;--reflex-700:#063d26;--reflex-100:#ddeae4;--reflex-50:#f0f6f4}',
  )
})

it.each([
  ['none', null],
  ['one that would end the style', '</style><script>'],
])('leaves them as they are: %s', (_case, action) => {
  expect(paletteCss({ action, actionDark: null })).toBeNull()
})
