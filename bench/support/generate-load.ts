// A closed loop on plain sockets, so that the generator costs less than the server it measures: every connection asks again as
// soon as it is answered.
import { once } from 'node:events'
import { connect } from 'node:net'
import { answerParent } from './child.ts'

export type Load = {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly forMs: number
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

async function runConnection({ port, path, headers }: Load, untilMs: number): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  let answered = 0
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part])
    if (!isComplete(received)) return
    received = Buffer.alloc(0)
    answered += 1
    if (performance.now() < untilMs) socket.write(request)
    else socket.end()
  })
  socket.write(request)
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
