// A bare Fastify that gives recorded answers: the first message brings them, and is answered with the port.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { answerParent } from '#test/support/child.ts'
import type { Recorded } from './recorded.ts'

const app = Fastify()

answerParent(
  async (answers: readonly Recorded[]) => {
    for (const { path, headers, body } of answers) {
      // Text goes out in one write with the headers: the quickest that Node has.
      const payload = headers['content-encoding'] ? body : body.toString('utf8')
      app.route({
        method: ['GET', 'POST'],
        url: path.replace(/\?.*$/, ''),
        handler: (_request, reply) => reply.headers(headers).send(payload),
      })
    }
    await app.listen({ host: '127.0.0.1', port: 0 })
    return (app.server.address() as AddressInfo).port
  },
  () => app.close(),
)
