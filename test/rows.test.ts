import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const PROJECT = resolve(import.meta.dirname, '..')
// The specification in rows can be laid beside the project; without it the numbers below stand alone.
const ROWS_FILE = process.env['SPEC_ROWS_FILE'] ?? ''
const isPresent = ROWS_FILE !== '' && existsSync(ROWS_FILE)

/** Every row there is; 'a-c' after a number stands for three rows. */
const NUMBERS = [
  ['1', 1, 24],
  ['2', 1, 48],
  ['2', 50, 73],
  ['3', 1, 35],
  ['4', 1, 6],
  ['4', 10, 13],
  ['4', 20, 35],
  ['4', 40, 40],
  ['4', 50, 58],
  ['5', 1, 12],
  ['6', 1, 3],
  ['7', 1, 22],
  ['7', 30, 36],
  ['7', 40, 56],
  ['7', 60, 67],
  ['7', 70, 76],
  ['8', 1, 9],
  ['9', 1, 9],
] as const
const PARTS: Readonly<Record<string, string>> = {
  '2.59': 'ab',
  '3.16': 'abcde',
  '4.03': 'abc',
  '4.23': 'ab',
  '4.33': 'abcd',
  '4.52': 'abc',
  '5.05': 'abc',
  '5.10': 'abc',
  '7.75': 'abc',
  '8.08': 'ab',
  '9.01': 'abc',
  '9.02': 'abcd',
  '9.03': 'ab',
  '9.04': 'ab',
  '9.06': 'ab',
  '9.08': 'abcd',
  '9.09': 'abc',
}

function allRows(): readonly string[] {
  const numbers = NUMBERS.flatMap(([chapter, first, last]) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `${chapter}.${String(first + index).padStart(2, '0')}`,
    ),
  )
  return numbers.flatMap((number) =>
    (PARTS[number] ?? ' ').split('').map((part) => `${number}${part.trim()}`),
  )
}

const page = readFileSync(join(PROJECT, 'docs/rows.md'), 'utf8')
const [builtText = '', openText = ''] = page.split('\n## Open\n')

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const built = builtText
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [row = '', what = '', code = '', test = '', title = ''] = cellsOf(line)
    return { row, what, code, test, title }
  })
const open = openText.match(/\d\.\d\d[a-e]?/g) ?? []

/** Whether a title stands in a test file as the first argument of a test, or as the name of a row of its table. */
function hasTitle(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote},`))
}

describe('docs/rows.md', () => {
  it('names every row of the specification once, as built or as open', () => {
    expect([...built.map(({ row }) => row), ...open].toSorted()).toEqual(allRows().toSorted())
  })

  it('names code and tests that are there', () => {
    const files = built.flatMap(({ code, test }) => [code, test])
    expect(files.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([])
  })

  it('names tests by their titles', () => {
    const missing = built.filter(({ test, title }) => title === '' || !hasTitle(join(PROJECT, test), title))
    expect(missing.map(({ row, test, title }) => `${row} ${test}: ${title}`)).toEqual([])
  })

  it.skipIf(!isPresent)('has the numbers of the specification that lies beside the project', () => {
    const numbers = isPresent
      ? readFileSync(ROWS_FILE, 'utf8').match(/(?<=^\| )\d\.\d\d[a-z]?(?= \|)/gm)
      : null
    expect(allRows().toSorted()).toEqual(numbers?.toSorted())
  })
})
