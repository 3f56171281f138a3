import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { createServer } from '../app.ts'
import { limitRequestTime, OTHER_TIMEOUT_MS } from './request-time.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Sends half of a body and then nothing; whether the line is cut within the time that the test has. */
async function cutOff(path: string): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n[`,
  )
  return new Promise((resolve) => {
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
  })
}

it('cuts off a body that does not come, but not one of an upload', async () => {
  app = Fastify()
  limitRequestTime(app, 50)
  app.post('/slow', async () => 'never')
  app.post('/upload', { config: { takesUploads: true } }, async () => 'never')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const uploading = cutOff('/upload').then(() => 'upload')
  expect(await Promise.race([cutOff('/slow').then(() => 'slow'), uploading])).toBe('slow')
  app.server.closeAllConnections()
  await uploading
})

it('gives uploads twenty minutes, and other bodies half of one', () => {
  app = createServer(
    readSettings({ SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent', DATA_DIR: '/tmp/paskruis-none' }),
  )
  expect(app.server.requestTimeout).toBe(1_200_000)
  expect(OTHER_TIMEOUT_MS).toBe(30_000)
})
