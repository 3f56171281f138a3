import { describe, expect, it } from 'vitest'
import { readPasted } from './read-pasted.ts'

describe('what is pasted of a spreadsheet', () => {
  it.each([
    ['a cell is one', 'Bord', ['Bord'], 1],
    ['each line is a cell', 'Bord\nVlag\nDoek', ['Bord', 'Vlag', 'Doek'], 1],
    ['Excel ends lines by two characters, the last one too', 'Bord\r\nVlag\r\n', ['Bord', 'Vlag'], 1],
    ['an empty line is an empty cell', 'Bord\n\nDoek\n', ['Bord', '', 'Doek'], 1],
    ['of several columns the first is read', 'Bord\t12\nVlag\t9', ['Bord', 'Vlag'], 2],
    ['the longest row tells how many columns', 'Bord\nVlag\t9\t8', ['Bord', 'Vlag'], 3],
    ['a cell with a line break stands in quotes', '"Bord\nzwart"\nVlag', ['Bord\nzwart', 'Vlag'], 1],
    ['its line breaks are one character', '"Bord\r\nzwart"\r\nVlag\r\n', ['Bord\nzwart', 'Vlag'], 1],
    ['quotes within such a cell are doubled', '"Bord ""A""\nzwart"\t1', ['Bord "A"\nzwart'], 2],
    ['quotes without need are of the text', '"Bord"\nVlag', ['"Bord"', 'Vlag'], 1],
    ['a quote within a text is of it', '5" bord\nVlag', ['5" bord', 'Vlag'], 1],
    ['a quote that nothing ends is of it', '"Bord\nVlag', ['"Bord', 'Vlag'], 1],
    ['nothing is an empty cell', '', [''], 1],
  ])('%s', (_rule, text, cells, columnCount) => {
    expect(readPasted(text)).toEqual({ cells, columnCount })
  })
})
