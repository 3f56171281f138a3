import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that changes state: it is guarded like a POST, and neither HEAD nor prefetch reaches it. */
    changesState?: boolean
  }
}

/** Whether the browser says that another site made this request; without any of these headers it did not say so. */
export function isForeign(
  headers: FastifyRequest['headers'],
  host: string,
  publicUrl: string | null,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = headers.origin ?? originOf(headers.referer)
  if (origin === undefined) return false
  if (publicUrl !== null && new URL(publicUrl).origin === origin) return false
  const asked = URL.parse(origin)
  // Both by way of URL, so that a default port is left out on both sides.
  return asked === null || asked.host === '' || asked.host !== URL.parse(`${asked.protocol}//${host}`)?.host
}

/** A browser that keeps its Origin to itself may still name the page that the request comes from. */
const originOf = (referer: string | undefined) =>
  referer === undefined ? undefined : (URL.parse(referer)?.origin ?? 'null')

/** Refuses unsafe methods, and the GETs that change state, when another site asks (reliability 4.9). */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { changesState = false } = request.routeOptions.config
    if (SAFE_METHODS.has(request.method) && !changesState) return done()
    if (isForeign(request.headers, request.host, publicUrl)) throw new Refusal('ForeignOrigin')
    if (!changesState) return done()
    const purpose = String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '')
    if (request.method === 'HEAD' || purpose.includes('prefetch')) throw new Refusal('ForeignOrigin')
    void reply.header('cache-control', 'no-store')
    done()
  })
}
