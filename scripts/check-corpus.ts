// node scripts/check-corpus.ts <folder>: inspects a collection of print files of which is known what they are, and compares. Each
// difference must stand in docs/preflight.md with its reason; one that stands there and is gone is a fault too. What lies in the clone
// as well is left to `npm test`.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeFile, KEPT_FILES, nameOf, readCollection, readExplained } from './corpus/collection.ts'
import type { Difference } from './corpus/differences.ts'
import { openAsShopDoes } from './corpus/open-as-shop-does.ts'

const EQUAL_PART = 0.99
const MAX_GROWTH_BYTES = 64 * 1024 * 1024
const WARM_AFTER = 40

openAsShopDoes()
const [folder = ''] = process.argv.slice(2)
const kept = await readCollection(KEPT_FILES)
const known = (await readCollection(folder)).filter(
  (one) => !kept.some((other) => other.sha256 === one.sha256 && nameOf(other) === nameOf(one)),
)
const explained = (await readExplained()).filter(({ file }) => !kept.some((other) => other.file === file))

const previewFolder = await mkdtemp(join(tmpdir(), 'corpus-'))
const differences: Difference[] = []
const faults: string[] = []
let compared = 0
let slowestMs = 0
let memoryBytes = 0
const startedAt = performance.now()
const ahead = [...known.entries()]

async function judgeAhead(): Promise<void> {
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    const [index, one] = next
    const from = performance.now()
    try {
      const judged = await judgeFile(folder, one, explained, join(previewFolder, String(index)))
      compared += judged.compared
      differences.push(...judged.differences)
      faults.push(...judged.faults)
    } catch (error) {
      faults.push(`${one.file}: ${error instanceof Error ? error.message : String(error)}`)
    }
    slowestMs = Math.max(slowestMs, performance.now() - from)
    if (index === WARM_AFTER) memoryBytes = process.memoryUsage.rss()
  }
}

try {
  await Promise.all(Array.from({ length: availableParallelism() }, judgeAhead))
} finally {
  await rm(previewFolder, { recursive: true })
}
const grownBytes = process.memoryUsage.rss() - memoryBytes
if (grownBytes > MAX_GROWTH_BYTES) faults.push(`The server grew by ${Math.round(grownBytes / 1e6)} MB`)
for (const { file, what } of explained)
  if (!known.some((one) => one.file === file)) faults.push(`${file}: ${what} is explained, and no file`)
const equalPart = 1 - differences.filter(({ what }) => what !== 'verdict').length / compared
if (equalPart < EQUAL_PART) faults.push(`Only ${(equalPart * 100).toFixed(2)} % is equal`)
console.log(
  `${known.length} files in ${Math.round((performance.now() - startedAt) / 1000)} s, the slowest ${(slowestMs / 1000).toFixed(1)} s; ` +
    `${compared} facts compared, ${(equalPart * 100).toFixed(2)} % equal; ${differences.length} differences; grown by ${(grownBytes / 1e6).toFixed(0)} MB`,
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
