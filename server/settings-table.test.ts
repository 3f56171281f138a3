import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { settingsTable } from './settings.ts'

const README = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8')

/** The rows of the first table below a heading, without its head. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = README.split(`\n## ${heading}\n`)
  const [table = ''] = /(?:^\|.*\n?)+/m.exec(section) ?? []
  const [, , ...rows] = table.trim().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

it('the README lists every setting as the server describes it, in the same order', () => {
  const wanted = settingsTable.map(({ name, fallback, meaning }) => [`\`${name}\``, fallback, meaning])
  expect(tableBelow('Settings')).toEqual(wanted)
})
