import { describe, expect, it } from 'vitest'
import { looseQuery, searchWords, strictQuery } from './search-words.ts'

const words = (query: string) => searchWords(query)?.words ?? null

describe('what is searched for', () => {
  it.each([
    ['lower case', 'Spandoek PVC', ['spandoek', 'pvc']],
    ['without accents', 'Café reünie', ['cafe', 'reunie']],
    ['the ligature ij as two letters', '\u0132sselmeer', ['ijsselmeer']],
    ['letters that no accent explains, spelled out', 'Straße Øre', ['strasse', 'ore']],
    ['a sku in its parts', 'SPD-510', ['spd', '510']],
    ['a size by its numbers, whichever sign stands between', '300 x 100 × 2', ['300', '100', '2']],
    ['a size with units', '19 mm x 10 m', ['19', 'mm', '10', 'm']],
    ['an x that multiplies nothing', 'x 100 3x3', ['x', '100', '3x3']],
    ['only letters and digits', "';drop table--", ['drop', 'table']],
    ['operators of a query as nothing', 'a & !b | (c:*)', ['a', 'b', 'c']],
    ['other scripts as they are', '日本 вывеска', ['日本', 'вывеска']],
    ['no NUL and no half characters', 'do\u0000ek \ud800', ['do', 'ek']],
    ['nothing for white space', ' \t\u00a0\u2028', null],
    ['nothing for signs alone', '!!! --- %%% ___', null],
    ['nothing for pictures alone', '👩‍👩‍👧‍👦', null],
    ['at most eight words', 'a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['at most forty characters of a word', 'x'.repeat(200), ['x'.repeat(40)]],
  ])('%s', (_rule, query, expected) => {
    expect(words(query)).toEqual(expected)
  })

  it('wants every word, begun or as the two parts of a compound', () => {
    const query = searchWords('bouwbord 3 mm')
    expect(query && strictQuery(query)).toBe("('bouwbord':* | ('bouw' & 'bord')) & ('3') & ('mm':*)")
  })

  it('is content with some word that says something', () => {
    const query = searchWords('bouwbord 3 mm')
    expect(query && looseQuery(query)).toBe("'bouwbord':* | 'bouw' | 'bord'")
  })
})
