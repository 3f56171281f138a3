import { evaluate } from '#domain/configurator/evaluate.ts'
import type { Choices } from '#domain/configurator/choices.ts'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { bundleStep, configuratorOf } from '#domain/configurator/sample-configurators.ts'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'
import { byTurns } from './support/by-turns.ts'
import type { Load } from './support/generate-load.ts'
import { record } from './support/recorded.ts'

const STEPS = 24
const OPTIONS = 24
const MOST_MS = 1
const ROUNDS = 200
const CONNECTIONS = 10
const SHARE_OF_BARE = 0.5
const CALCULATE = '/api/configurator/calculate'

/** Steps that each depend on the one before, every one of them answered. */
function largeConfigurator(steps: number): {
  readonly configurator: Configurator
  readonly choices: Choices
} {
  const ids = Array.from({ length: OPTIONS }, (_, index) => `o${index}`)
  const configurator = configuratorOf(
    Array.from({ length: steps }, (_, index) =>
      bundleStep(`s${index}`, ids, { visibleIf: index === 0 ? [] : [{ [`s${index - 1}`]: ids.slice(12) }] }),
    ),
  )
  const options = Object.fromEntries(
    Array.from({ length: steps }, (_, index) => [`s${index}`, { id: 'o20' }]),
  )
  return { configurator, choices: { ...NO_CHOICES, options } }
}

function evaluationFigure(times: number): Figure {
  const { configurator, choices } = largeConfigurator(STEPS * times)
  const durationsMs = Array.from({ length: ROUNDS }, () => {
    const startedMs = performance.now()
    evaluate(configurator, choices)
    return performance.now() - startedMs
  })
  return figure(
    {
      what: `evaluate ${STEPS * times} steps of ${OPTIONS} options`,
      value: median(durationsMs.slice(ROUNDS / 2)),
      digits: 3,
      unit: ' ms',
    },
    { atMost: MOST_MS * times },
  )
}

/** As many different banners. */
const bannerBodies = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      key: 'spandoek-op-maat',
      quantity: (index % 40) + 1,
      options: {
        doek: { id: 'doek-510' },
        randkeuze: { id: 'randkeuze-rondom' },
        'rand-rondom': { id: 'rand-rondom-zoom' },
        ringen: { id: 'ringen-500' },
      },
      fields: { breedte: String(1_000 + (index % 4_000)), hoogte: String(1_000 + Math.floor(index / 4_000)) },
    }),
  )

const QUESTIONS = [
  { what: 'asked before', bodies: bannerBodies(100), share: { atLeast: SHARE_OF_BARE } },
  // More than are asked while it is measured.
  { what: 'never asked before', bodies: bannerBodies(100_000), share: null },
] as const

/** Calculations per second, as a share of a bare Fastify route that reads the same bodies and gives the same bytes. */
async function calculateFigures(): Promise<readonly Figure[]> {
  const generator = startChild(new URL('./support/generate-load.ts', import.meta.url))
  const shop = startChild(new URL('./support/serve-shop.ts', import.meta.url))
  const bare = startChild(new URL('./support/serve-bare.ts', import.meta.url))
  try {
    const shopPort = await shop.ask<number>('port')
    const figures: Figure[] = []
    const [body] = bannerBodies(1)
    const answer = await record(shopPort, CALCULATE, {}, body)
    const barePort = await bare.ask<number>([answer])
    for (const { what, bodies, share } of QUESTIONS) {
      const measure = (port: number, forMs: number) =>
        generator.ask<number>({
          port,
          path: CALCULATE,
          headers: {},
          connections: CONNECTIONS,
          forMs,
          bodies,
        } satisfies Load)
      const rounds = await byTurns(measure, shopPort, barePort)
      const rate = (of: 'ours' | 'theirs') => Math.round(median(rounds.map((round) => round[of])))
      figures.push(
        figure(
          {
            what: `POST ${CALCULATE}, ${what}, ${answer.body.length} bytes`,
            value: median(rounds.map(({ ours, theirs }) => ours / theirs)),
          },
          share,
          `${rate('ours')}/s of ${rate('theirs')}/s`,
        ),
      )
    }
    return figures
  } finally {
    await Promise.all([generator.stop(), shop.stop(), bare.stop()])
  }
}

/** What a choice costs: working it out, also for configurators of ten and a hundred times the size, and asking its price. */
export const configurator: Bench = {
  name: 'configurator',
  run: async () => [...[1, 10, 100].map(evaluationFigure), ...(await calculateFigures())],
}
