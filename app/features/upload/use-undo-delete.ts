import { useEffect, useRef } from 'react'
import { useCall } from '#app/lib/calls/use-call.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { restoreDesigns } from './load-manager.ts'

/** Decisions, 'Files after ordering'. */
const SHOWN_MS = 15_000

type Deleted = { readonly designId: string }

/** Tells that designs were deleted, with a way back for 15 seconds while the manager is open. */
export function useUndoDelete(reload: () => Promise<unknown>): (designs: readonly Deleted[]) => void {
  const runCall = useCall()
  const toastIds = useRef<readonly number[]>([])
  useEffect(
    () => () => {
      for (const id of toastIds.current) toastStore.dismiss(id)
    },
    [],
  )

  async function restore(designs: readonly Deleted[]) {
    await runCall(() => restoreDesigns(designs))
    await reload()
  }

  return (designs) => {
    const [first] = designs
    if (!first) return
    const id = showToast({
      tone: 'quiet',
      title: uploadTexts.deleted(designs.length),
      // Each deletion has a way back of its own.
      key: `deleted-${first.designId}`,
      shownMs: SHOWN_MS,
      action: { label: uploadTexts.undo, icon: rotateCcwIcon, onPress: () => void restore(designs) },
    })
    toastIds.current = [...toastIds.current, id]
  }
}
