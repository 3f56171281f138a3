// A closed loop on plain sockets, so that the generator costs less than the server it measures: every connection asks again as
// soon as it is answered.
import { once } from 'node:events'
import { connect } from 'node:net'
import { answerParent } from '#test/support/child.ts'

export type Load = {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly forMs: number
  /** Asked by turns, as JSON; without them it is a GET. Each comes from an address of its own, so that no limit is met. */
  readonly bodies?: readonly string[]
}

const HEADER_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/** Whether one whole answer has arrived; there is never more than one under way. */
function isComplete(received: Buffer): boolean {
  const headerEnd = received.indexOf(HEADER_END)
  if (headerEnd < 0) return false
  const header = received.toString('latin1', 0, headerEnd)
  if (!header.startsWith('HTTP/1.1 200')) throw new Error(header)
  const length = /\r\ncontent-length: (\d+)/i.exec(header)?.[1]
  if (length === undefined) return received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
  return received.length >= headerEnd + HEADER_END.length + Number(length)
}

let asked = 0

/** The next request as it goes over the wire. */
function nextRequest({ port, path, headers, bodies }: Load): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}`
  if (!bodies) return `GET ${head}\r\n`
  asked += 1
  const body = bodies[asked % bodies.length] ?? ''
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  return `POST ${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-forwarded-for: ${address}\r\n\r\n${body}`
}

async function runConnection(load: Load, untilMs: number): Promise<number> {
  const { port } = load
  const fixed = load.bodies ? null : nextRequest(load)
  const request = () => fixed ?? nextRequest(load)
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  let answered = 0
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part])
    if (!isComplete(received)) return
    received = Buffer.alloc(0)
    answered += 1
    if (performance.now() < untilMs) socket.write(request())
    else socket.end()
  })
  socket.write(request())
  await once(socket, 'close')
  return answered
}

answerParent(
  async (load: Load) => {
    const startedMs = performance.now()
    const runs = Array.from({ length: load.connections }, () => runConnection(load, startedMs + load.forMs))
    const answered = (await Promise.all(runs)).reduce((sum, one) => sum + one, 0)
    return (answered * 1000) / (performance.now() - startedMs)
  },
  async () => undefined,
)
