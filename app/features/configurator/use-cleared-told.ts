import { useEffect, useRef } from 'react'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import type { Composing } from './use-configurator.ts'

/** Tells which steps a choice or filter emptied, with a way back until the next choice. */
export function useClearedTold({ state: { cleared }, restore }: Pick<Composing, 'state' | 'restore'>): void {
  const goBack = useRef(restore)
  useEffect(() => {
    goBack.current = restore
  })
  useEffect(() => {
    if (!cleared) return
    // Between so many options there is room for one message that covers none of them.
    toastStore.dismissUntil(Date.now())
    const id = showToast({
      tone: 'quiet',
      title: configuratorTexts.cleared(cleared.titles, cleared.reason),
      // Without an icon: the page that composes has none that says so.
      action: { label: configuratorTexts.undoCleared, onPress: () => goBack.current(cleared.before) },
    })
    return () => toastStore.dismiss(id)
  }, [cleared])
}
