import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

const family = '👨‍👩‍👧'

describe('the beginning of a text', () => {
  it.each<[string, string, number, string]>([
    ['is all of a short one', 'vlag', 4, 'vlag'],
    ['is as long as it may be', 'vlaggen', 4, 'vlag'],
    ['ends before a sign of two units', 'vlag🚩', 5, 'vlag'],
    ['ends before an emoji of several signs', `vlag${family}`, 7, 'vlag'],
    ['ends behind one that fits', `${family}vlag`, family.length, family],
    ['ends before a letter with a mark of its own', 'cafe\u0301', 4, 'caf'],
    ['is so far in a long one', `${'x'.repeat(1000)}${family}y`, 1001, 'x'.repeat(1000)],
  ])('%s', (_rule, text, most, cut) => {
    expect(cutText(text, most)).toBe(cut)
  })
})
