import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationNames } from '#server/db/migrate.ts'

it('a migration keeps the name and the place that shops know it by, as one that they ran and lack does not let them start', () => {
  const known = readFileSync(join(import.meta.dirname, 'migration-names.txt'), 'utf8')
    .trim()
    .split('\n')
  expect(migrationNames).toEqual(known)
  expect(migrationNames).toEqual(migrationNames.toSorted())
})
