import { InfiniteQueryObserver, QueryClient, type Query } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAskAgain, isReadOnReturn } from './ask-again.ts'
import { setLive } from './live.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  setLive(false)
  vi.useRealTimers()
})

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
  const [query] = client.getQueryCache().findAll()
  const asking = createAskAgain(client)
  return { read, observer, leave, query: query as Query, ask: () => asking.askAgain(['orders']), asking }
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

  it('is read anew after the page that is on its way', async () => {
    const { ask, read, observer } = await shownList(4)
    await vi.advanceTimersByTimeAsync(60_000)
    void observer.fetchNextPage()
    ask()
    await vi.advanceTimersByTimeAsync(20)
    expect(read.mock.calls).toEqual([[5]])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(read).toHaveBeenCalledTimes(1 + 5)
  })

  it('is read once it is shown again, and not before', async () => {
    const { ask, read, leave, query } = await shownList(4)
    setLive(true)
    leave()
    expect(isReadOnReturn(query)).toBe(false)
    ask()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).not.toHaveBeenCalled()
    expect(isReadOnReturn(query)).toBe(true)
  })

  it('is not read any more by whom has gone', async () => {
    const { ask, read, asking } = await shownList(4)
    ask()
    asking.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).not.toHaveBeenCalled()
  })
})

describe('a list that is shown again', () => {
  it.each([
    { pages: 3, live: true, read: true, what: 'is read anew where it is short' },
    {
      pages: 4,
      live: true,
      read: false,
      what: 'stays as it is where it is long and nothing was heard of it',
    },
    { pages: 4, live: false, read: true, what: 'is read anew where nothing can be heard' },
  ])('$what', async ({ pages, live, read }) => {
    const { query } = await shownList(pages)
    setLive(live)
    expect(isReadOnReturn(query)).toBe(read)
  })
})
