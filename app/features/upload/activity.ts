import { useSyncExternalStore } from 'react'

/** What the header tells: how many files are on their way, and how far they are; null without any. */
export type UploadActivity = { readonly count: number; readonly percent: number } | null

// Apart from the queue, whose code comes with the first upload: the header is on every page.
let activity: UploadActivity = null
const viewers = new Set<() => void>()

export function setUploadActivity(next: UploadActivity): void {
  const isSame = next?.count === activity?.count && next?.percent === activity?.percent
  activity = next
  if (!isSame) for (const viewer of viewers) viewer()
}

function subscribe(viewer: () => void): () => void {
  viewers.add(viewer)
  return () => void viewers.delete(viewer)
}

export const useUploadActivity = (): UploadActivity =>
  useSyncExternalStore(
    subscribe,
    () => activity,
    () => null,
  )

const UNFINISHED_KEY = 'unfinished-uploads'

/** Whether a page that is reloaded has files to go on with; false where storage is forbidden. */
export function hasUnfinishedUploads(): boolean {
  try {
    return localStorage.getItem(UNFINISHED_KEY) !== null
  } catch {
    return false
  }
}

export function markUnfinishedUploads(has: boolean): void {
  try {
    if (has) localStorage.setItem(UNFINISHED_KEY, '1')
    else localStorage.removeItem(UNFINISHED_KEY)
  } catch {
    return
  }
}
