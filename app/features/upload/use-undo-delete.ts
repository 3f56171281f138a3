import { useEffect } from 'react'
import { useCall } from '#app/lib/calls/use-call.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { restoreDesigns } from './load-manager.ts'

/** Decisions, 'Files after ordering'. */
const SHOWN_MS = 15_000

type Deleted = { readonly designId: string }

/** The managers that are open: what comes back may come back to another than the one in which it was deleted. */
const readers = new Set<() => Promise<unknown>>()

/** Tells that designs were deleted, with a way back for 15 seconds, also once the manager is closed. */
export function useUndoDelete(reload: () => Promise<unknown>): (designs: readonly Deleted[]) => void {
  const runCall = useCall()
  useEffect(() => {
    readers.add(reload)
    return () => void readers.delete(reload)
  }, [reload])

  async function restore(designs: readonly Deleted[]) {
    await runCall(() => restoreDesigns(designs))
    await Promise.all([...readers].map((read) => read()))
  }

  return (designs) => {
    const [first] = designs
    if (!first) return
    showToast({
      tone: 'quiet',
      title: uploadTexts.deleted(designs.length),
      // Each deletion has a way back of its own.
      key: `deleted-${first.designId}`,
      shownMs: SHOWN_MS,
      outlives: true,
      action: { label: uploadTexts.undo, icon: rotateCcwIcon, onPress: () => void restore(designs) },
    })
  }
}
