import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const LAST_OF_DEFAULT_RANGE = 3099

export class PortUnavailable extends Error {
  constructor(problem: string) {
    super(`${problem} Kies een andere met PORT of HOST.`)
    this.name = 'PortUnavailable'
  }
}

type PortWish = { readonly host: string; readonly port: number; readonly isChosen: boolean }

/** A port that the owner chose is used or refused; only the default moves on to the next free one (`decisions.md`). */
export async function findFreePort({ host, port, isChosen }: PortWish): Promise<number> {
  if (isChosen) {
    if (port === 0 || (await isFree(host, port))) return port
    throw new PortUnavailable(`Poort ${port} op ${host} is al in gebruik.`)
  }
  for (let candidate = port; candidate <= LAST_OF_DEFAULT_RANGE; candidate += 1) {
    if (await isFree(host, candidate)) return candidate
  }
  throw new PortUnavailable(
    `De poorten ${port} tot en met ${LAST_OF_DEFAULT_RANGE} op ${host} zijn allemaal in gebruik.`,
  )
}

// Systems give those from 32768 on to connections that go out: such a port can be gone by the time somebody listens at it.
const FIRST_LASTING_PORT = 10_000
const LAST_LASTING_PORT = 32_767
const MOST_LOOKS = 100

/** A port on loopback that nobody listens at, and that stays free until somebody does. */
export async function anyLoopbackPort(): Promise<number> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const port = randomInt(FIRST_LASTING_PORT, LAST_LASTING_PORT + 1)
    if (await isFree('127.0.0.1', port)) return port
  }
  throw new Error('No free port on loopback.')
}

const isFree = async (host: string, port: number) => (await listenOnce(host, port)) !== null

/** Listens for a moment; the port, or null when it is taken. Another failure (no such address, a port below 1024) is thrown. */
function listenOnce(host: string, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(new PortUnavailable(`Luisteren op ${host}, poort ${port}, gaat niet (${error.code}).`))
    })
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port))
    })
  })
}
