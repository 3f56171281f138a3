import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import type { BoxMm } from '#domain/designs/box.ts'
import { detailFor, type DetailPart, holdsPart } from '#domain/designs/detail.ts'
import type { Zoom } from '#domain/designs/zoom.ts'
import { fileDetail } from '../../work/file-detail.ts'
import type { SheetWindow, SheetZoom } from './use-zoom.ts'

/** Nothing is drawn while somebody still moves or zooms. */
const PAUSE_MS = 250
/** So many of what was looked at before stay sharp, with what is looked at now. */
const MOST_SHOWN = 4

type Page = DeskFile['pages'][number]
type Detail = NonNullable<Page['detail']>
type Wanted = { readonly of: string; readonly part: DetailPart }

export type SheetDetail = {
  /** What lies over the preview, the newest last. */
  readonly shown: readonly { readonly part: DetailPart; readonly picture: string }[]
  readonly isComing: boolean
  readonly error: Error | null
}

/** The parts of a page that its window shows larger than the preview is sharp; they come once it is at rest. */
export function useDetail(
  { frame, drawing }: SheetWindow,
  { detail, sheet }: Page,
  { zoom }: SheetZoom,
): SheetDetail {
  const queries = useQueryClient()
  const [looked, setLooked] = useState<readonly Wanted[]>([])
  const picture = sheet?.picture

  const pageUrl = detail?.url
  const look = useEffectEvent((at: Zoom, url: string | undefined) => {
    const part = detail && picture ? partInSight(detail, picture, frame.current, drawing.current) : null
    setLooked((before) => {
      if (!url || !part || at === 'fit') return []
      const now = { of: url, part }
      const held = before.findLast((one) => one.of === now.of && holdsPart(one.part, part)) ?? now
      // What is not here yet is given up.
      const here = before.filter(
        (one) => one !== held && queries.getQueryData(fileDetail(one.of, one.part).queryKey) !== undefined,
      )
      return [...here, held].slice(-MOST_SHOWN)
    })
  })
  useEffect(() => {
    const shown = frame.current
    const over = new AbortController()
    const { signal } = over
    let timer = setTimeout(() => look(zoom, pageUrl), PAUSE_MS)
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => look(zoom, pageUrl), PAUSE_MS)
    }
    shown?.addEventListener('scroll', later, { signal, passive: true })
    window.addEventListener('resize', later, { signal })
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [frame, zoom, pageUrl])

  const wanted = zoom === 'fit' ? [] : looked.filter(({ of }) => of === pageUrl)
  const answers = useQueries({ queries: wanted.map(({ of, part }) => fileDetail(of, part)) })
  const last = answers.at(-1)
  return {
    shown: wanted.flatMap(({ part }, at) => {
      const data = answers[at]?.data
      return data ? { part, picture: data } : []
    }),
    isComing: last?.isFetching ?? false,
    error: last?.error ?? null,
  }
}

/** What the window shows of a picture, as sharp as the screen is; null while the preview is as sharp. */
function partInSight(
  { widthPx, heightPx, havePx }: Detail,
  picture: BoxMm,
  frame: HTMLElement | null,
  drawing: SVGSVGElement | null,
): DetailPart | null {
  const matrix = drawing?.getScreenCTM()
  if (!frame || !matrix) return null
  const { left, top } = frame.getBoundingClientRect()
  const inMm = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix.inverse())
  const from = inMm(left, top)
  const to = inMm(left + frame.clientWidth, top + frame.clientHeight)
  const [x, y] = [(from.x - picture.xMm) / picture.widthMm, (from.y - picture.yMm) / picture.heightMm]
  const seen = {
    left: Math.max(0, x),
    top: Math.max(0, y),
    width: Math.min(1, (to.x - picture.xMm) / picture.widthMm) - Math.max(0, x),
    height: Math.min(1, (to.y - picture.yMm) / picture.heightMm) - Math.max(0, y),
  }
  const wantedPx = matrix.a * picture.widthMm * window.devicePixelRatio
  return detailFor({ full: { widthPx, heightPx }, seen, wantedPx, havePx })
}
