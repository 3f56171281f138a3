import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const { keepEarlierBuild }: { keepEarlierBuild: (project: string, now: Date) => void } = await import(
  new URL('earlier-build.mjs', import.meta.url).href
)

let project: string
beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'paskruis-bouw-'))))
afterEach(() => rmSync(project, { recursive: true }))

/** A build empties its folder first. */
function built(...names: readonly string[]) {
  rmSync(join(project, 'build'), { recursive: true, force: true })
  mkdirSync(join(project, 'build', 'client', 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(project, 'build', 'client', 'assets', name), name)
}
const kept = () => readdirSync(join(project, 'earlier-build', 'assets')).toSorted()
const at = (hours: number) => new Date(Date.UTC(2026, 10, 18, hours))

it('keeps nothing of the first build', () => {
  keepEarlierBuild(project, at(0))
  expect(kept()).toEqual([])
})

it('keeps the files of each build for a day after the next one', () => {
  built('shop-1.js', 'shop-1.js.br', 'same.css')
  keepEarlierBuild(project, at(0))
  built('shop-2.js', 'same.css')
  keepEarlierBuild(project, at(20))
  built('shop-3.js')
  expect(kept()).toEqual(['same.css', 'shop-1.js', 'shop-1.js.br', 'shop-2.js'])
  keepEarlierBuild(project, at(25))
  expect(kept()).toEqual(['same.css', 'shop-2.js', 'shop-3.js'])
})
