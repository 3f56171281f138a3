import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ViesQuestion = {
  readonly method: string
  readonly path: string
  /** What was posted; null for a GET. */
  readonly body: Readonly<Record<string, string>> | null
}

/** How the server answers one question. */
export type ViesReply = (reply: ServerResponse, question: ViesQuestion) => void

export type ViesServer = {
  readonly url: string
  readonly asked: ViesQuestion[]
  /** From now on it answers so. */
  answer(by: ViesReply): void
  close(): Promise<void>
}

/** An answer of these fields. */
export const says =
  (fields: object, status = 200): ViesReply =>
  (reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(fields))

/** As VIES writes that it could not answer. */
export const fails = (code: string, status = 200): ViesReply =>
  says({ actionSucceed: false, errorWrappers: [{ error: code }] }, status)

/** As VIES writes of a number that was given out, whatever number was asked for. */
export const isGivenOut: ViesReply = (reply, question) => {
  const { body, path } = question
  const vatNumber = body?.['vatNumber'] ?? path.split('/').at(-1)
  const known = {
    name: 'DRUKKERIJ DE PERS NV',
    address: 'MEIR 1\n2000 ANTWERPEN',
    vatNumber,
    userError: 'VALID',
  }
  const fields = body
    ? { ...known, countryCode: body['countryCode'], valid: true, requestIdentifier: 'WAPIAAAAY1234567' }
    : { ...known, isValid: true, requestIdentifier: '' }
  says({ ...fields, requestDate: '2026-11-18T09:00:00.000Z' })(reply, question)
}

/** A VIES on loopback that answers as it is told. */
export async function viesServer(): Promise<ViesServer> {
  const asked: ViesQuestion[] = []
  let answer: ViesReply = isGivenOut
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const question = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: text === '' ? null : JSON.parse(text),
      }
      asked.push(question)
      answer(reply, question)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}/rest-api`,
    asked,
    answer(by) {
      answer = by
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
