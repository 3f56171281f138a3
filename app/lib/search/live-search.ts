// Spec 9, Search debounce.
const WAIT_MS = 300

type Ask<Answer> = (query: string, signal: AbortSignal) => Promise<Answer>

/** What the list under the field shows. The last answer stays while the next one is under way. */
export type SearchState<Answer> = {
  /** The trimmed query that the answer belongs to; empty when there is none. */
  readonly query: string
  readonly answer: Answer | null
  readonly phase: 'idle' | 'waiting' | 'answered' | 'failed'
}

export const NOT_SEARCHED: SearchState<never> = { query: '', answer: null, phase: 'idle' }

/**
 * Search as you type: the query trimmed, an empty one clearing the results, 300 ms of quiet before each call (spec 5).
 * A later query aborts the earlier call, whose answer is passed over even when it still comes; a query that was
 * answered before is answered from memory, unless that answer was not the whole of it.
 */
export function liveSearch<Answer>(
  ask: Ask<Answer>,
  tell: (state: SearchState<Answer>) => void,
  isWhole: (answer: Answer) => boolean = () => true,
) {
  const remembered = new Map<string, Answer>()
  let state: SearchState<Answer> = NOT_SEARCHED
  let wanted = ''
  let sequence = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let call: AbortController | undefined

  function become(next: SearchState<Answer>) {
    state = next
    tell(next)
  }

  function stop() {
    clearTimeout(timer)
    call?.abort()
    sequence += 1
  }

  async function run(query: string) {
    const turn = sequence
    call = new AbortController()
    const answer = await ask(query, call.signal).catch(() => null)
    if (turn !== sequence) return
    if (answer && isWhole(answer)) remembered.set(query, answer)
    // What failed is not remembered, so that typing it again asks again.
    else wanted = ''
    become({ query, answer, phase: answer ? 'answered' : 'failed' })
  }

  return {
    type(text: string) {
      const query = text.trim()
      if (query === wanted) return
      wanted = query
      stop()
      if (query === '') return become(NOT_SEARCHED)
      const known = remembered.get(query)
      if (known) return become({ query, answer: known, phase: 'answered' })
      become({ ...state, phase: 'waiting' })
      timer = setTimeout(() => void run(query), WAIT_MS)
    },
    stop,
  }
}
