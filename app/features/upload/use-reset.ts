import { useEffect, useRef } from 'react'
import { type ManagerEvent, type ManagerState, selectionOf } from '#domain/designs/manager-state.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'

/** 'Reset selectie' (spec 2), with a way back for as long as its toast stands and the manager is open. */
export function useReset(state: ManagerState, dispatch: (event: ManagerEvent) => void): () => void {
  const toastId = useRef<number | null>(null)
  useEffect(
    () => () => {
      if (toastId.current !== null) toastStore.dismiss(toastId.current)
    },
    [],
  )
  return () => {
    const selection = selectionOf(state)
    dispatch({ type: 'selectionReset' })
    toastId.current = showToast({
      tone: 'quiet',
      title: uploadTexts.selectionReset,
      key: 'selection-reset',
      action: {
        label: uploadTexts.undo,
        icon: rotateCcwIcon,
        onPress: () => dispatch({ type: 'selectionRestored', selection }),
      },
    })
  }
}
