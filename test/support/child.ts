import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Child = {
  /** Sends a message and waits for the answer to it; one at a time. */
  ask<Answer>(message: unknown): Promise<Answer>
  stop(): Promise<void>
}

// Said before anything is loaded: React chooses its build while it is imported.
const AS_LIVE = { ...process.env, NODE_ENV: 'production' }

/** A program of its own, that answers every message with one. It ends when the channel closes. */
export function startChild(program: URL, nodeOptions: readonly string[] = []): Child {
  const child = fork(fileURLToPath(program), {
    env: AS_LIVE,
    execArgv: [...process.execArgv, ...nodeOptions],
    serialization: 'advanced',
  })
  const exit = once(child, 'exit')
  return {
    async ask<Answer>(message: unknown) {
      const answer = once(child, 'message')
      child.send(message as object)
      const first = await Promise.race([answer, exit.then(() => null)])
      if (first === null) throw new Error(`${program.pathname} ended early`)
      return first[0] as Answer
    },
    async stop() {
      if (child.connected) child.disconnect()
      await exit
    },
  }
}

/** The other side: answers messages until the channel closes, and then ends the process. */
export function answerParent(answer: (message: never) => Promise<unknown>, close: () => Promise<void>): void {
  process.on('message', (message) => {
    void answer(message as never).then((reply) => process.send?.(reply))
  })
  process.once('disconnect', () => {
    void close().then(() => process.exit(0))
  })
}
