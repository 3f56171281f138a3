import { startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'
import type { Load } from './support/generate-load.ts'
import { byTurns } from './support/by-turns.ts'
import { record } from './support/recorded.ts'

const CONNECTIONS = 10
const SHARE_OF_BARE = 0.6
const CATEGORY_PATH = '/vlaggen-en-masten/mastvlaggen'
/** With and without compression, which small answers do not get anyway. */
const WAYS = [
  { name: 'plain', headers: {} },
  { name: 'br', headers: { 'accept-encoding': 'gzip, deflate, br' } },
] as const

async function visitorCalls(port: number): Promise<readonly string[]> {
  const route = await record(port, `/api/navigation/route?path=${CATEGORY_PATH}`, {})
  const { key } = JSON.parse(route.body.toString('utf8')) as { key: string }
  return [
    '/api/config',
    '/api/content/menus?ids=footer-column-1,footer-column-2,footer-column-3',
    `/api/categories/${key}`,
    '/api/products/VLG-100X150',
  ]
}

const shortened = (path: string) => path.replace(/\?.*$/, '').replace(/[0-9a-f-]{36}$/, '{key}')

/** Requests per second of a visitor's calls, as a share of what a bare Fastify route gives: same headers, same bytes. */
export const catalogue: Bench = {
  name: 'catalogue',
  async run() {
    const generator = startChild(new URL('./support/generate-load.ts', import.meta.url))
    const shop = startChild(new URL('./support/serve-shop.ts', import.meta.url))
    const figures: Figure[] = []
    try {
      const shopPort = await shop.ask<number>('port')
      const paths = await visitorCalls(shopPort)
      for (const { name, headers } of WAYS) {
        const answers = await Promise.all(paths.map((path) => record(shopPort, path, headers)))
        const bare = startChild(new URL('./support/serve-bare.ts', import.meta.url))
        const barePort = await bare.ask<number>(answers)
        const measure = (port: number, path: string, forMs: number) =>
          generator.ask<number>({ port, path, headers, connections: CONNECTIONS, forMs } satisfies Load)
        for (const { path, body } of answers) {
          const rounds = await byTurns((port, forMs) => measure(port, path, forMs), shopPort, barePort)
          const ours = Math.round(median(rounds.map((round) => round.ours)))
          const theirs = Math.round(median(rounds.map((round) => round.theirs)))
          figures.push(
            figure(
              {
                what: `${shortened(path)}, ${name}, ${body.length} bytes`,
                value: median(rounds.map((round) => round.ours / round.theirs)),
              },
              { atLeast: SHARE_OF_BARE },
              `${ours}/s of ${theirs}/s`,
            ),
          )
        }
        await bare.stop()
      }
    } finally {
      await Promise.all([generator.stop(), shop.stop()])
    }
    return figures
  },
}
