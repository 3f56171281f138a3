import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import configuration from '#server/vite.config.ts'

const SERVER = resolve(import.meta.dirname, '../server')
const NAMED = /\b(?:join\(import\.meta\.dirname, |new URL\()'([\w-]+)\.ts'/g

it('builds every program that is started by its source, and the thread that watches it', () => {
  const sources = globSync('modules/**/*.ts', { cwd: SERVER }).filter((path) => !path.endsWith('.test.ts'))
  const started = sources.flatMap((path) =>
    [...readFileSync(join(SERVER, path), 'utf8').matchAll(NAMED)].map(([, name]) => name),
  )
  const built = Object.values(configuration.build?.rolldownOptions?.input ?? {}) as readonly string[]
  expect(built.map((path) => basename(path, '.ts')).toSorted()).toEqual(
    [...new Set(started)].toSorted((a = '', b = '') => a.localeCompare(b)),
  )
})
