import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A print file may take this long in one request (spec 9). */
export const UPLOAD_TIMEOUT_MS = 1_200_000
/** Any other body. */
export const OTHER_TIMEOUT_MS = 30_000

const hasBody = ({ headers }: IncomingMessage) =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

const clocks = new WeakMap<IncomingMessage, () => void>()

/**
 * Node has one limit for the bodies of all requests, which is that of uploads; others are cut off sooner here. By the
 * server itself: some requests are answered before any hook, as what is kept and an address that cannot be read.
 */
export function limitRequestTime({ server }: FastifyInstance, timeoutMs = OTHER_TIMEOUT_MS): void {
  server.prependListener('request', (raw: IncomingMessage) => {
    if (!hasBody(raw)) return
    const { socket } = raw
    const timer = setTimeout(() => {
      if (!raw.complete) socket.destroy()
    }, timeoutMs)
    const stop = () => {
      clearTimeout(timer)
      socket.off('close', stop)
    }
    // Not by the end of the answer: one that goes before its body came leaves the line open for the rest of it.
    socket.once('close', stop)
    raw.once('end', stop)
    clocks.set(raw, stop)
  })
}

/** For the body of who may send a print file; anybody else's is cut off like any other. */
export const giveTimeForUpload = ({ raw }: FastifyRequest): void => clocks.get(raw)?.()
