import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { fileOfProgram } from '../../built-programs.ts'

/** A program that opens what somebody sent, the one folder that it may write in, if any, and what it is asked for. */
type FencedChild = {
  readonly program: string
  readonly folder: string | null
  readonly order: Serializable
  /** The child counts its own work; this ends one that waits for ever. */
  readonly withinMs: number
}

type Hearing<Answer> = {
  /** What a message of the child comes to, or null while more is to come; it has read a hostile file, and is not believed. */
  readonly message: (message: unknown) => Answer | Error | null
  /** What it comes to that the child ends without an answer. */
  readonly fall: (why: string, endedBy?: NodeJS.Signals | null) => Error
}

/**
 * Has a file opened in a process of its own, that may write into one folder only, has none of our settings, and takes nothing along
 * when it falls. Work for a customer comes in its turn (`in-turn.ts`).
 */
export async function askFencedChild<Answer>(
  asked: FencedChild,
  hear: Hearing<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted()
  const child = startChild(asked)
  const stop = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', stop)
  try {
    return await answerOf(child, asked, hear)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

function startChild({ program, folder }: FencedChild): ChildProcess {
  return fork(fileOfProgram(program), {
    env: {},
    execArgv: [
      '--permission',
      '--allow-addons',
      '--allow-worker',
      '--allow-fs-read=*',
      ...(folder === null ? [] : [`--allow-fs-write=${folder}`]),
      '--disable-warning=SecurityWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

function answerOf<Answer>(
  child: ChildProcess,
  { order, withinMs }: FencedChild,
  hear: Hearing<Answer>,
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => give(hear.fall('it took too long')), withinMs)
    const give = (answer: Answer | Error) => {
      clearTimeout(timer)
      if (answer instanceof Error) reject(answer)
      else resolve(answer)
    }
    child.on('message', (message) => {
      const answer = hear.message(message)
      if (answer !== null) give(answer)
    })
    child.once('error', give)
    child.once('exit', (code, endedBy) => {
      const end = () => give(hear.fall(`it ended with ${endedBy ?? code}`, endedBy))
      // Its end may be heard before what it said last: that is all heard once the line is closed.
      if (child.connected) child.once('disconnect', end)
      else end()
    })
    child.send(order, (error) => {
      if (error) give(hear.fall(error.message))
    })
  })
}
