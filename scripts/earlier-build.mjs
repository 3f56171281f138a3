// Keeps what open pages load of the builds before, for a day: whoever looks at a page survives an update of the shop.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const KEPT_MS = 24 * 3_600_000

/**
 * Before a build, which empties its folder: puts the files of the last one aside, and lets go of what has lain there for more
 * than a day.
 */
export function keepEarlierBuild(project, now = new Date()) {
  const current = join(project, 'build', 'client', 'assets')
  const earlier = join(project, 'earlier-build', 'assets')
  mkdirSync(earlier, { recursive: true })
  for (const name of readdirSync(earlier)) {
    const path = join(earlier, name)
    if (now.getTime() - statSync(path).mtimeMs > KEPT_MS) rmSync(path)
  }
  if (!existsSync(current)) return
  for (const name of readdirSync(current)) {
    const path = join(earlier, name)
    cpSync(join(current, name), path, { recursive: true })
    utimesSync(path, now, now)
  }
}
