import type { FastifyInstance } from 'fastify'
import { Histogram, Registry } from 'prom-client'

/** From a page out of memory to a call that somebody notices, in seconds. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** How long each call and page takes, from now on: by the pattern of its address, so that there are no more of them than routes. */
export function measureRequests(app: FastifyInstance): Registry {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'paskruis_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe(
      { method, route: routeOptions.url ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    )
  })
  return registry
}
