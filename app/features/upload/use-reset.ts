import { useEffect, useRef } from 'react'
import type { BackChoice } from '#domain/designs/links.ts'
import { type ManagerEvent, type ManagerState, selectionOf } from '#domain/designs/manager-state.ts'
import { chosenBack } from '#domain/designs/manager-view.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'

/** 'Reset selectie' (spec 2), with a way back for as long as its toast stands and the manager is open. */
export function useReset(
  state: ManagerState,
  dispatch: (event: ManagerEvent) => void,
  chooseBack: (choice: BackChoice) => Promise<boolean>,
): () => Promise<void> {
  const toastId = useRef<number | null>(null)
  useEffect(
    () => () => {
      if (toastId.current !== null) toastStore.dismiss(toastId.current)
    },
    [],
  )
  /** Answers how the selection comes back; null when it could not be reset. */
  async function reset() {
    if (state.product?.isBackDesign) {
      const chosen = chosenBack(state)
      return (await chooseBack({ kind: 'nothing' })) ? () => void chooseBack(chosen) : null
    }
    const selection = selectionOf(state)
    dispatch({ type: 'selectionReset' })
    return () => dispatch({ type: 'selectionRestored', selection })
  }

  return async () => {
    const onPress = await reset()
    if (onPress === null) return
    toastId.current = showToast({
      tone: 'quiet',
      title: uploadTexts.selectionReset,
      key: 'selection-reset',
      action: { label: uploadTexts.undo, icon: rotateCcwIcon, onPress },
    })
  }
}
