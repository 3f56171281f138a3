import { truncateSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileFacts } from '#domain/designs/facts.ts'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { peakMemoryOf, tellsPeakMemory } from '#test/support/peak-memory.ts'
import { samplePhotoshop } from '#test/support/sample-files.ts'
import { LONG } from '#test/support/time-limits.ts'
import { inspectPrintFile } from '../preflight/inspect-print-file.ts'
import { repairPrintFile } from './repair-print-file.ts'

const GIB = 1024 ** 3

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Its bleed is mirrored: on the way to its preview the picture is drawn nine times. */
const PLACED: RepairPlan[number] = {
  kind: 'place',
  target: { widthMm: 2000, heightMm: 1000, bleedMm: 10 },
  placing: 'fill',
  around: 'edge',
  edge: 'mirror',
  pages: [{ turn: 0, marginMm: 0, percent: null, isCropped: false }],
}

async function peaks(path: string, type: 'jpeg' | 'psb', plan: RepairPlan) {
  const resultPath = `${path}.pdf`
  const facts: FileFacts[] = []
  const check = (name: string, at: string) => async () => {
    facts.push((await inspectPrintFile({ path: at, name }, `${at}-previews`)).facts)
  }
  const bytes = [
    await peakMemoryOf(check(`doek.${type}`, path)),
    await peakMemoryOf(() => repairPrintFile({ path, type, plan, resultPath })),
    await peakMemoryOf(check('doek.pdf', resultPath)),
  ]
  await rm(resultPath)
  return { bytes, facts }
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' }, limitInputPixels: false })

describe.skipIf(!tellsPeakMemory)('within a gigabyte, a picture is checked, mended and checked again', () => {
  it('of hundreds of millions of pixels', LONG, async () => {
    const path = join(folder, 'pixels.jpg')
    await flat(20_000, 10_000).jpeg({ quality: 50, optimiseCoding: false }).toFile(path)
    const { bytes, facts } = await peaks(path, 'jpeg', [{ kind: 'toCmyk' }, PLACED])
    expect(facts).toMatchObject([{ kind: 'raster' }, { kind: 'document', colours: ['cmyk'] }])
    expect(Math.min(...bytes)).toBeGreaterThan(GIB / 100)
    expect(Math.max(...bytes)).toBeLessThan(GIB)
  })

  it('of hundreds of millions of bytes', LONG, async () => {
    const path = join(folder, 'bytes.jpg')
    await flat(6000, 5000).toColourspace('b-w').jpeg().toFile(path)
    // Readers of a JPEG stop where it says that it ends.
    truncateSync(path, 450_000_000)
    const { bytes, facts } = await peaks(path, 'jpeg', [PLACED])
    expect(facts).toMatchObject([{ kind: 'raster' }, { kind: 'document', colours: ['gray'] }])
    expect(Math.min(...bytes)).toBeGreaterThan(GIB / 100)
    expect(Math.max(...bytes)).toBeLessThan(GIB)
  })

  it('of a Photoshop file', LONG, async () => {
    const path = join(folder, 'merged.psb')
    const size = { widthPx: 12_000, heightPx: 6000 }
    const planes = Array.from({ length: 5 }, () => Buffer.alloc(0))
    const head = samplePhotoshop({ mode: 'cmyk', ...size, planes, hasMergedAlpha: true })
    await writeFile(path, head)
    // What is not written of a file is zero: all inks, and all of it clear.
    truncateSync(path, head.length + size.widthPx * size.heightPx * planes.length)
    const { bytes, facts } = await peaks(path, 'psb', [{ kind: 'merge' }, { kind: 'flatten' }, PLACED])
    expect(facts).toMatchObject([
      { kind: 'raster', hasAlpha: true },
      { kind: 'document', totalInkPercent: 0 },
    ])
    expect(Math.min(...bytes)).toBeGreaterThan(GIB / 100)
    expect(Math.max(...bytes)).toBeLessThan(GIB)
  })
})
