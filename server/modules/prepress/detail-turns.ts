import { Refusal } from '../../refusal.ts'

/** Each takes a processor, and up to two gigabytes; checks and repairs of customers go on beside them. */
const MOST_AT_ONCE = 2
const MOST_OF_OPERATOR = 1
/** Somebody looks at one place at a time; what he has left is not waited for. */
const MOST_WAITING_OF_OPERATOR = 3

type Waiting = { readonly operatorId: string; readonly begin: () => void }

/** Who asks for a part of a file is served in turn, one part of each operator at a time; who leaves loses his place. */
export function detailTurns() {
  const running: string[] = []
  let waiting: readonly Waiting[] = []
  const countOf = (operatorId: string) => running.filter((one) => one === operatorId).length

  function letIn(): void {
    if (running.length >= MOST_AT_ONCE) return
    const next = waiting.find(({ operatorId }) => countOf(operatorId) < MOST_OF_OPERATOR)
    if (!next) return
    waiting = waiting.filter((other) => other !== next)
    running.push(next.operatorId)
    next.begin()
    letIn()
  }

  function turnOf(operatorId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        operatorId,
        begin: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        waiting = waiting.filter((other) => other !== place)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting = [...waiting, place]
      letIn()
    })
  }

  return async <Result>(
    operatorId: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    signal.throwIfAborted()
    if (waiting.filter((one) => one.operatorId === operatorId).length >= MOST_WAITING_OF_OPERATOR)
      throw new Refusal('TooManyRequests')
    await turnOf(operatorId, signal)
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(operatorId), 1)
      letIn()
    }
  }
}
