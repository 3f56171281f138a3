import { describe, expect, it } from 'vitest'
import { lineText, listOf, milliOf, plainText, rateOf } from './values.ts'

describe('an amount of an export', () => {
  it.each([
    ['12.5000', 125_000],
    ['12,50', 125_000],
    ['7', 70_000],
    ['0.0850', 850],
    ['0.00005', 1],
    ['0', 0],
    ['1.234,50', undefined],
    ['-3', undefined],
    ['€ 3', undefined],
    ['=1+1', undefined],
    ['1e5', undefined],
    ['', undefined],
  ])('%j', (text, rate) => {
    expect(rateOf(text)).toBe(rate)
  })

  it('is a weight in grams', () => {
    expect([milliOf('0.5100'), milliOf('2,8'), milliOf('zwaar')]).toEqual([510, 2800, undefined])
  })
})

describe('text of an export', () => {
  it.each([
    ['<p>Stevig doek, <em>één</em> zijde.</p><p>Snel &amp; goed</p>', 'Stevig doek, één zijde.\nSnel & goed'],
    ['<script>alert(1)</script>Gewoon', 'Gewoon'],
    ['a &lt;b&gt; &amp;amp; c', 'a <b> &amp; c'],
    ['<ul><li>een</li><li>twee</li></ul>', 'een\ntwee'],
    ['<img src=x onerror=alert(1)>', ''],
  ])('%j', (html, text) => {
    expect(plainText(html)).toBe(text)
    expect(lineText(html)).toBe(text.replaceAll('\n', ' '))
  })
})

it('parts a list at commas that are not escaped', () => {
  expect(listOf('Katoen\\, wit, Glans,, ')).toEqual(['Katoen, wit', 'Glans'])
})
