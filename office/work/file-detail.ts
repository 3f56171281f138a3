import { queryOptions } from '@tanstack/react-query'
import type { DetailPart } from '#domain/designs/detail.ts'
import { fetchPicture } from '../lib/fetch-picture.ts'

const KEPT_FOR_MS = 120_000

/** A part of a page of a print file, as sharp as it was asked for. It is of one very file, so that it never goes out of date. */
export const fileDetail = (pageUrl: string, part: DetailPart) =>
  queryOptions({
    queryKey: ['file-detail', pageUrl, part],
    staleTime: Infinity,
    gcTime: KEPT_FOR_MS,
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]))
      return fetchPicture(`${pageUrl}&${asked}`, signal)
    },
  })
