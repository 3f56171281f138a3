// node scripts/check-corpus.ts <folder>: inspects a collection of print files of which is known what they are, and compares. Each
// difference must stand in docs/preflight.md with its reason; one that stands there and is gone is a fault too.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Difference, differencesOf, type KnownFile } from './corpus/differences.ts'
import { inspectPrintFile } from '#server/modules/preflight/inspect-print-file.ts'
import { openAsShopDoes } from './corpus/open-as-shop-does.ts'

const EQUAL_PART = 0.99
const MAX_GROWTH_BYTES = 64 * 1024 * 1024
const WARM_AFTER = 40
const EXPLAINED = new URL('../docs/preflight.md', import.meta.url)

openAsShopDoes()
const [folder = ''] = process.argv.slice(2)
const known = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as readonly KnownFile[]
const explained = new Set(
  [...(await readFile(EXPLAINED, 'utf8')).matchAll(/^\| `([^`]+)` \| ([\w ]+) \|/gm)].map(
    ([, file, what]) => `${file}: ${what?.trim()}`,
  ),
)

const previewFolder = await mkdtemp(join(tmpdir(), 'corpus-'))
const differences: Difference[] = []
const faults: string[] = []
let compared = 0
let slowestMs = 0
let memoryBytes = 0
const startedAt = performance.now()
const ahead = [...known.entries()]

async function inspectAhead(): Promise<void> {
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    const [index, one] = next
    const from = performance.now()
    try {
      const file = { path: join(folder, one.file), name: one.file.split('/').at(-1) ?? '' }
      const { facts, previews } = await inspectPrintFile(file, join(previewFolder, String(index)))
      const found = differencesOf(one, facts)
      compared += found.compared
      differences.push(...found.differences)
      if (facts.kind === 'document' && previews.length === 0) faults.push(`${one.file}: no preview`)
    } catch (error) {
      faults.push(`${one.file}: ${error instanceof Error ? error.message : String(error)}`)
    }
    slowestMs = Math.max(slowestMs, performance.now() - from)
    if (index === WARM_AFTER) memoryBytes = process.memoryUsage.rss()
  }
}

try {
  await Promise.all(Array.from({ length: availableParallelism() }, inspectAhead))
} finally {
  await rm(previewFolder, { recursive: true })
}
const grownBytes = process.memoryUsage.rss() - memoryBytes
if (grownBytes > MAX_GROWTH_BYTES) faults.push(`The server grew by ${Math.round(grownBytes / 1e6)} MB`)
const met = new Set(differences.map(({ file, what }) => `${file}: ${what}`))
for (const { file, what, stated, measured } of differences)
  if (!explained.has(`${file}: ${what}`))
    faults.push(`${file}: ${what} is stated ${stated}, measured ${measured}`)
for (const one of explained) if (!met.has(one)) faults.push(`${one}: is explained, and no difference`)
const equalPart = 1 - differences.filter(({ what }) => what !== 'verdict').length / compared
if (equalPart < EQUAL_PART) faults.push(`Only ${(equalPart * 100).toFixed(2)} % is equal`)
console.log(
  `${known.length} files in ${Math.round((performance.now() - startedAt) / 1000)} s, the slowest ${(slowestMs / 1000).toFixed(1)} s; ` +
    `${compared} facts compared, ${(equalPart * 100).toFixed(2)} % equal; ${differences.length} differences; grown by ${(grownBytes / 1e6).toFixed(0)} MB`,
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
