import { connect, createServer, type Socket } from 'node:net'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { untilFree } from './until-free.ts'

export type CutLine = {
  /** The same database, by way of this line. */
  readonly url: string
  /** Breaks every connection and takes no new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** A line to a database server that can be cut and mended, as a server that goes away and comes back. */
export async function cutLine(databaseUrl: string): Promise<CutLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const port = await anyLoopbackPort()
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen()
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut,
    mend: async () => {
      await untilFree(port)
      await listen()
    },
    close: async () => (server.listening ? cut() : undefined),
  }
}
