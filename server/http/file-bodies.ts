import type { FastifyInstance } from 'fastify'

/** Requests of which the body is one file, whatever its type says: it is read as it comes, by who takes it. */
export async function fileBodies(
  app: FastifyInstance,
  add: (uploads: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null))
    uploads.addHook('onError', (request, _reply, _error, done) => {
      // A browser hears a refusal only when it has sent its body.
      if (!request.raw.complete && !request.raw.destroyed) request.raw.resume()
      done()
    })
    add(uploads)
  })
}
