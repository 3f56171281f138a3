import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { serveAssets } from './pages.ts'

const root = mkdtempSync(join(tmpdir(), 'paskruis-assets-'))
const app = Fastify()
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

/** A folder with these files, each holding the name of the folder. */
function folder(name: string, ...files: readonly string[]): string {
  mkdirSync(join(root, name, 'assets'), { recursive: true })
  for (const file of files) writeFileSync(join(root, name, 'assets', file), name)
  return join(root, name)
}

it('serves the files of the build before to pages that are still open, for good', async () => {
  await serveAssets(app, [folder('now', 'shop-2.js', 'same.css'), folder('before', 'shop-1.js', 'same.css')])
  const bodies = await Promise.all(
    ['shop-1.js', 'shop-2.js', 'same.css'].map(async (file) => {
      const { statusCode, headers, body } = await app.inject(`/assets/${file}`)
      return [statusCode, headers['cache-control'], body]
    }),
  )
  const year = 'public, max-age=31536000, immutable'
  expect(bodies).toEqual([
    [200, year, 'before'],
    [200, year, 'now'],
    [200, year, 'now'],
  ])
})
