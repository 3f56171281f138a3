import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 250

type Backend = { readonly port: number; isReady: boolean }

export type Balancer = {
  readonly url: string
  /** How many requests each process was given. */
  readonly given: ReadonlyMap<number, number>
  /** Waits until it gives requests to the process at this port. */
  untilGiven(port: number): Promise<void>
  close(): Promise<void>
}

/**
 * Gives each request to the next process that says at `/readyz` that it is there, without regard to who asks. What was not taken by
 * a process goes to another one; of what was, nobody knows how far it came, and the one who asks hears that it broke off.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends: Backend[] = ports.map((port) => ({ port, isReady: false }))
  const given = new Map(ports.map((port) => [port, 0]))
  let turn = 0

  async function look(backend: Backend): Promise<void> {
    const signal = AbortSignal.timeout(2_000)
    backend.isReady = await fetch(`http://127.0.0.1:${backend.port}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  let isOver = false
  // One look at a time: an answer that comes late says nothing of now.
  const goOn = async (backend: Backend): Promise<void> => {
    await look(backend)
    await delay(LOOK_EVERY_MS)
    if (!isOver) await goOn(backend)
  }
  for (const backend of backends) void goOn(backend)

  function pass(request: IncomingMessage, response: ServerResponse, others: readonly Backend[]): void {
    const [backend, ...rest] = others
    if (!backend) {
      response.writeHead(503).end()
      return
    }
    given.set(backend.port, (given.get(backend.port) ?? 0) + 1)
    const onward = ask({
      port: backend.port,
      host: '127.0.0.1',
      method: request.method,
      path: request.url,
      headers: request.headers,
      agent: false,
    })
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    onward.once('error', (error: NodeJS.ErrnoException) => {
      // Nobody listened: of the body nothing was read.
      if (error.code === 'ECONNREFUSED') {
        backend.isReady = false
        pass(request, response, rest)
      } else if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    onward.once('socket', (socket) => socket.once('connect', () => request.pipe(onward)))
    response.once('close', () => onward.destroy())
  }

  const server = createServer((request, response) => {
    turn += 1
    const ready = backends.filter(({ isReady }) => isReady)
    pass(
      request,
      response,
      ready.map((_, at) => ready[(at + turn) % ready.length]!),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    async untilGiven(port) {
      const isGiven = () => backends.every((one) => one.port !== port || one.isReady)
      while (!isGiven()) await delay(LOOK_EVERY_MS)
    },
    close: () =>
      new Promise((resolve) => {
        isOver = true
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
