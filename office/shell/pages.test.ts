import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { PAGES, PARTS } from './pages.ts'

/** Nobody who is logged in goes there: the first operator begins at one, who is invited comes to the other. */
const OUTSIDE: ReadonlySet<string> = new Set([paths.begin, paths.invitation])

it('names every page that an address alone leads to', () => {
  const addresses = Object.values(paths).filter(
    (path): path is Extract<typeof path, string> => typeof path === 'string',
  )
  const pages = addresses.filter((path) => !path.includes('?') && !OUTSIDE.has(path))
  expect(PAGES.map(({ to }) => to).toSorted()).toEqual(pages.toSorted())
})

it('leads from g to every desk of the column, each by a letter of its own', () => {
  const desks = PARTS.flatMap(({ entries }) => entries)
  const letters = desks.map(({ go = '' }) => go)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
  expect(new Set(letters).size).toBe(desks.length)
  expect(PAGES.filter(({ go }) => go !== undefined)).toHaveLength(desks.length)
})
