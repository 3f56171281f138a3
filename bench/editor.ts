import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/db/database.ts'
import { builtPages } from './support/built-pages.ts'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'

/** How much longer a visitor may wait at worst while an editor is at work. */
const MOST_WITH_EDITOR = 1.5
const EDITOR_ROUNDS = 3
/** Of each turn with the editor and each without: `EDITOR_SECONDS=60` measures the minute. */
const EDITOR_SECONDS = Number(process.env.EDITOR_SECONDS ?? 10)
const VISITS_PER_SECOND = 40

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

const PAGES = [
  '/',
  '/spandoeken-en-doeken/spandoeken',
  '/vlaggen-en-masten/mastvlaggen',
  '/spandoeken-en-doeken/spandoeken/spandoek-510-g',
  '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm',
  '/spandoeken-en-doeken/spandoeken/spandoek-op-maat',
  '/algemene-voorwaarden',
]

/** Visitors who come at their own pace, whatever the shop does: how long each waited. */
async function visits(port: number, forMs: number): Promise<readonly number[]> {
  const count = Math.round((forMs / 1000) * VISITS_PER_SECOND)
  const startedMs = performance.now()
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = startedMs + (index * 1000) / VISITS_PER_SECOND
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())))
      return timeMs(async () => {
        // Each from an address of its own, so that no limit is met.
        const headers = { 'x-forwarded-for': `10.9.${(index >> 8) & 255}.${index & 255}` }
        const answer = await fetch(`http://127.0.0.1:${port}${PAGES[index % PAGES.length]}`, { headers })
        if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
        await answer.arrayBuffer()
      })
    }),
  )
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN

/** Publishes a change a second, each of another product, until it is stopped. */
function startEditor(db: Database): { stop(): Promise<void> } {
  let changes = 0
  let last: Promise<unknown> = Promise.resolve()
  const clock = setInterval(() => {
    changes += 1
    last = sql`update products set title = title, updated_at = now()
      where id = (select id from products where status = 'active' order by sku offset ${changes % 100} limit 1)`.execute(
      db,
    )
  }, 1_000)
  return {
    async stop() {
      clearInterval(clock)
      await last
    },
  }
}

/** What an editor who publishes every second costs a visitor: the 99th of a hundred waits, by turns with and without. */
async function editorFigures(): Promise<readonly Figure[]> {
  builtPages()
  const child = startChild(new URL('./support/serve-pages.ts', import.meta.url))
  const port = await child.ask<number>('port')
  const db = openDatabase({ url: await child.ask<string>('database'), onLost: () => undefined })
  try {
    await visits(port, 2_000)
    const turns: { without: number; with: number }[] = []
    while (turns.length < EDITOR_ROUNDS) {
      const without = percentile(await visits(port, EDITOR_SECONDS * 1000), 0.99)
      const editor = startEditor(db)
      try {
        const busy = percentile(await visits(port, EDITOR_SECONDS * 1000), 0.99)
        turns.push({ without, with: busy })
      } finally {
        await editor.stop()
      }
    }
    const ours = median(turns.map((turn) => turn.with))
    const theirs = median(turns.map((turn) => turn.without))
    return [
      figure(
        {
          what: "a visitor's 99th percentile while an editor publishes",
          value: ours / theirs,
          unit: ' times',
        },
        { atMost: MOST_WITH_EDITOR },
        `${ours.toFixed(1)} ms and ${theirs.toFixed(1)} ms without, ${EDITOR_SECONDS} s a turn`,
      ),
    ]
  } finally {
    await db.destroy()
    await child.stop()
  }
}

export const editor: Bench = { name: 'editor', run: editorFigures }
