import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { MOST_AT_ONCE } from '#server/modules/preflight/in-turn.ts'
import { inspectPrintFile } from '#server/modules/preflight/inspect-print-file.ts'
import { samplePdf, sampleStream } from '#test/support/sample-files.ts'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'
import type { BarePage } from './support/render-bare.ts'

const WIDTH_PX = 1200
const ROUNDS = 5
const LONG_MS = 1000
const MOST_TIMES = 1.3
const MOST_MS_ABOVE = 300
const BOMB = { withinMs: 5000, memoryMb: 512 }
const LOOK_EVERY_MS = 10
const PAGE_BYTES = 4096

/** Overlapping curves all over the page, the same ones each time. */
function pageOfCurves(count: number): Buffer {
  let state = 7
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state / 2 ** 32) * limit).toFixed(2)
  }
  const point = () => `${upTo(600)} ${upTo(800)}`
  const curves = Array.from(
    { length: count },
    () =>
      `${upTo(1)} ${upTo(1)} ${upTo(1)} 0 k ${point()} m ${point()} ${point()} ${point()} c ${point()} l f`,
  )
  return samplePdf({ pages: [{ entries: '/MediaBox [0 0 600 800]', content: curves.join('\n') }] })
}

/** Three hundred megabytes of drawing in two layers of packing. */
function bomb(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(300_000_000, 'q Q ')))
  const form = sampleStream('/Subtype /Form /BBox [0 0 9 9] /Filter [/FlateDecode /FlateDecode]', packed)
  return samplePdf({ pages: [{ resources: '/XObject << /X 100 0 R >>', content: '/X Do' }], objects: [form] })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

async function renderBare(path: string): Promise<void> {
  const child = startChild(new URL('support/render-bare.ts', import.meta.url))
  await child.ask<number>({ path, widthPx: WIDTH_PX } satisfies BarePage)
  await child.stop()
}

async function pageFigure(what: string, path: string, folder: string): Promise<Figure> {
  const bareMs: number[] = []
  const ownMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bareMs.push(await timed(() => renderBare(path)))
    ownMs.push(await timed(() => inspectPrintFile({ path, name: 'page.pdf' }, folder)))
  }
  const bare = median(bareMs)
  const own = median(ownMs)
  const remark = `${own.toFixed(0)} ms, bare renderer ${bare.toFixed(0)} ms, both in a fresh process`
  return bare >= LONG_MS
    ? figure({ what, value: own / bare, unit: ' times the bare renderer' }, { atMost: MOST_TIMES }, remark)
    : figure(
        { what, value: own - bare, digits: 0, unit: ' ms above the bare renderer' },
        { atMost: MOST_MS_ABOVE },
        remark,
      )
}

/** The most memory that a child of this process held, looked at while some work is done; null where that cannot be seen. */
async function memoryOfChildren(work: () => Promise<unknown>): Promise<number | null> {
  let mostBytes: number | null = null
  const look = () => {
    for (const id of childrenOf(process.pid)) {
      const bytes = residentBytes(id)
      if (bytes !== null) mostBytes = Math.max(mostBytes ?? 0, bytes)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  await work()
  clearInterval(timer)
  return mostBytes
}

const childrenOf = (id: number): readonly string[] => {
  try {
    return readdirSync(`/proc/${id}/task`).flatMap((thread) =>
      readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

const residentBytes = (id: string): number | null => {
  try {
    return Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return null
  }
}

async function bombFigures(path: string, folder: string): Promise<readonly Figure[]> {
  let tookMs = 0
  const bytes = await memoryOfChildren(async () => {
    tookMs = await timed(() => inspectPrintFile({ path, name: 'bomb.pdf' }, folder))
  })
  const time = figure(
    { what: 'a bomb is refused', value: tookMs / 1000, unit: ' s' },
    { atMost: BOMB.withinMs / 1000 },
  )
  if (bytes === null) return [time]
  const memory = { what: 'in memory', value: bytes / 1024 / 1024, digits: 0, unit: ' MB' }
  return [time, figure(memory, { atMost: BOMB.memoryMb })]
}

export const preflight: Bench = {
  name: 'preflight',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-preflight-'))
    const written = async (name: string, content: Buffer) => {
      await writeFile(join(folder, name), content)
      return join(folder, name)
    }
    try {
      return [
        await pageFigure('a light page', await written('light.pdf', pageOfCurves(50)), folder),
        await pageFigure('a heavy page', await written('heavy.pdf', pageOfCurves(6000)), folder),
        ...(await bombFigures(await written('bomb.pdf', bomb()), folder)),
        {
          what: 'files at once',
          measured: String(MOST_AT_ONCE),
          target: 'one per core, and one',
          isMet: null,
        },
      ]
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}
