import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A print file may take this long in one request (spec 9). */
export const UPLOAD_TIMEOUT_MS = 1_200_000
/** Any other body. */
export const OTHER_TIMEOUT_MS = 30_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its body is a print file, which may take long. */
    takesUploads?: boolean
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

/** Node has one limit for the bodies of all requests, which is that of uploads; others are cut off sooner here. */
export function limitRequestTime(app: FastifyInstance, timeoutMs = OTHER_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.takesUploads) {
      const { raw } = request
      const { socket } = raw
      const timer = setTimeout(() => {
        if (!raw.complete) socket.destroy()
      }, timeoutMs)
      const stop = () => clearTimeout(timer)
      // Not by the end of the answer: one that goes before its body came leaves the line open for the rest of it.
      socket.once('close', stop)
      raw.once('end', () => {
        stop()
        socket.off('close', stop)
      })
    }
    done()
  })
}
