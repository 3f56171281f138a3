import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listTexts as texts } from '#texts/nl/office/lists.ts'

/** What `useInfiniteQuery` tells of a list that is read page by page. */
export type ReadInPages = {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly error: unknown
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isRefetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly refetch: (options: { readonly cancelRefetch: boolean }) => Promise<unknown>
  readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => Promise<unknown>
}

/** Reads the next page; what is being read anew is waited for, as it would take the place of that. */
export async function readOn(list: Pick<ReadInPages, 'isRefetching' | 'refetch' | 'fetchNextPage'>) {
  if (list.isRefetching) await list.refetch({ cancelRefetch: false })
  await list.fetchNextPage({ cancelRefetch: false })
}

/** The next page is asked for when what is shown ends less than a screen below what is seen. */
const AHEAD = '0px 0px 100% 0px'

/**
 * Reads the next page when the end of a list comes near: what holds the ref. One at a time, and not again after it failed
 * until somebody asks for it. In a window that cannot be seen no observer says anything. Answers why it failed, and what a
 * page that came says.
 */
export function useGrowing(list: ReadInPages, { grows, count }: { grows: boolean; count: number }) {
  const end = useRef<HTMLDivElement>(null)
  const pages = list.data?.pages ?? NONE
  const failure = useFailure(list, pages.at(-1))
  const mayGrow = grows && list.hasNextPage && !list.isFetching && list.error === null && failure === null
  const onEnd = useEffectEvent(() => void readOn(list))
  useEffect(() => {
    if (!mayGrow || !end.current) return undefined
    // One for each page: it says anew whether the end is still near once that page has its place.
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onEnd()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [mayGrow])
  return {
    end,
    failure: list.isFetchingNextPage ? null : failure,
    told: useTold(pages.length, count, list.hasNextPage),
  }
}

const NONE: readonly unknown[] = []

/** Why what follows a page could not be read; null once that page is another, or was gone on from. */
function useFailure({ isFetchNextPageError, error }: ReadInPages, last: unknown): unknown {
  const [failed, setFailed] = useState<{ readonly after: unknown; readonly error: unknown } | null>(null)
  if (isFetchNextPageError && (failed?.after !== last || failed?.error !== error))
    setFailed({ after: last, error })
  return failed !== null && failed.after === last ? failed.error : null
}

/** How many rows there are now, said once they have grown by a page. */
function useTold(pages: number, count: number, hasNextPage: boolean): string {
  const [told, setTold] = useState({ pages, text: '' })
  if (told.pages !== pages) {
    const say = hasNextPage ? texts.shown : texts.shownAll
    setTold({ pages, text: pages > told.pages ? say(count) : '' })
  }
  return told.text
}
