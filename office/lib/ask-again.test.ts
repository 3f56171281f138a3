import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAskAgain } from './ask-again.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A list that is shown, of so many pages; how often a page was asked for since, each of which takes a moment. */
async function shownList(pages: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read = vi.fn<(page: number) => Promise<number>>(
    (page) => new Promise((resolve) => setTimeout(resolve, 20, page)),
  )
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['orders', 'list'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: (page: number) => page + 1,
  })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(20)
  for (let page = 1; page < pages; page++) {
    void observer.fetchNextPage()
    await vi.advanceTimersByTimeAsync(20)
  }
  read.mockClear()
  const asking = createAskAgain(client)
  return { read, observer, leave, ask: () => asking.askAgain(['orders']), asking }
}

describe('a list that may have changed', () => {
  it.each([1, 3])('is read anew at once while it has %i pages', async (pages) => {
    const { ask, read } = await shownList(pages)
    ask()
    await vi.advanceTimersByTimeAsync(pages * 20)
    expect(read).toHaveBeenCalledTimes(pages)
  })

  it('is read anew once in ten seconds while it has ten pages, whatever is heard', async () => {
    const { ask, read } = await shownList(10)
    for (let heard = 0; heard < 140; heard++) {
      ask()
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(read).toHaveBeenCalledTimes(20)
    // What was heard last is not forgotten.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(30)
  })

  it('is read anew at once where it has rested long enough', async () => {
    const { ask, read } = await shownList(4)
    await vi.advanceTimersByTimeAsync(60_000)
    ask()
    await vi.advanceTimersByTimeAsync(200)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it.each([1, 4])('of %i pages is read anew after the page that is on its way', async (pages) => {
    const { ask, read, observer } = await shownList(pages)
    await vi.advanceTimersByTimeAsync(60_000)
    void observer.fetchNextPage()
    ask()
    await vi.advanceTimersByTimeAsync(20)
    expect(read.mock.calls).toEqual([[pages + 1]])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(read).toHaveBeenCalledTimes(1 + pages + 1)
  })

  it('is read once it is shown again, and not before', async () => {
    const { ask, read, observer, leave } = await shownList(4)
    leave()
    ask()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).not.toHaveBeenCalled()
    observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(4 * 20)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('is not read any more by whom has gone', async () => {
    const { ask, read, asking } = await shownList(4)
    ask()
    asking.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).not.toHaveBeenCalled()
  })
})
