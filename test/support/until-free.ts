import { createServer } from 'node:net'
import { promisify } from 'node:util'

const LOOK_EVERY_MS = 50

/**
 * Waits until a port of a server that went away can be listened at again: a process that is being started has a copy of
 * all that is open, for a moment.
 */
export async function untilFree(port: number): Promise<void> {
  for (;;) {
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (isFree) return await promisify(probe.close.bind(probe))()
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
