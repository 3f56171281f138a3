import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const PROJECT = resolve(import.meta.dirname, '..')
/** Every row of the specification, by its number. */
const allRows: readonly string[] =
  readFileSync(join(PROJECT, 'test/oracles/spec-rows.md'), 'utf8').match(
    /(?<=^\| )\d\.\d\d[a-z]?(?= \|)/gm,
  ) ?? []

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
    expect([...built.map(({ row }) => row), ...open].toSorted()).toEqual(allRows.toSorted())
  })

  it('names code and tests that are there', () => {
    const files = built.flatMap(({ code, test }) => [code, test])
    expect(files.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([])
  })

  it('names tests by their titles', () => {
    const missing = built.filter(({ test, title }) => title === '' || !hasTitle(join(PROJECT, test), title))
    expect(missing.map(({ row, test, title }) => `${row} ${test}: ${title}`)).toEqual([])
  })
})
