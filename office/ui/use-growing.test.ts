import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOn } from './use-growing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const READ_MS = 20

/** A list of a page that is shown, and which pages were read of it since. */
async function shownList() {
  const read = vi.fn<(page: number, signal: AbortSignal) => Promise<number>>(
    (page) => new Promise((resolve) => setTimeout(resolve, READ_MS, page)),
  )
  const observer = new InfiniteQueryObserver(new QueryClient(), {
    queryKey: ['orders'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (page: number) => page + 1,
  })
  observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(READ_MS)
  read.mockClear()
  return {
    list: () => observer.getCurrentResult(),
    pages: () => read.mock.calls.map(([page]) => page),
    wasEnded: () => read.mock.calls.some(([, { aborted }]) => aborted),
  }
}

describe('reading on', () => {
  it('waits for what is read anew, and ends nothing of it', async () => {
    const { list, pages, wasEnded } = await shownList()
    void list().refetch()
    void readOn(list())
    void readOn(list())
    await vi.advanceTimersByTimeAsync(2 * READ_MS)
    expect(pages()).toEqual([1, 2])
    expect(list().data?.pages).toEqual([1, 2])
    expect(wasEnded()).toBe(false)
  })

  it('reads a page once however often it is asked for', async () => {
    const { list, pages } = await shownList()
    void readOn(list())
    void readOn(list())
    await vi.advanceTimersByTimeAsync(2 * READ_MS)
    expect(pages()).toEqual([2])
  })
})
