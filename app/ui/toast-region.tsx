import { useEffect, useId, useRef, useSyncExternalStore } from 'react'

import { keepClear } from './keep-clear.ts'
import { activeToastOutlet, openToastOutlet, subscribeToToastOutlets } from './toast-outlets.ts'
import { toastStore, type Toast as ToastState } from './toast-store.ts'
import { Toast } from './toast.tsx'
import styles from './toast.module.css'
import { useUiTexts } from './ui-texts.ts'
import { watchToastRegion } from './watch-toast-region.ts'

const NONE: readonly ToastState[] = []

/** The place of the toasts: once in the shell for the page, and by itself in every Dialog. */
export function ToastRegion({ inDialog = false }: { readonly inDialog?: boolean }) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const isActive = useSyncExternalStore(
    subscribeToToastOutlets,
    () => activeToastOutlet() === id,
    () => false,
  )
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  const toasts = isActive ? shown : NONE

  useEffect(() => openToastOutlet(id, inDialog), [id, inDialog])
  useEffect(() => {
    if (isActive && region.current) return watchToastRegion(region.current, cameFrom)
    return undefined
  }, [isActive])

  const isShown = toasts.length > 0
  useEffect(() => (isShown && region.current ? keepClear(region.current) : undefined), [isShown])

  function close(toast: ToastState) {
    const hadFocus = region.current?.contains(document.activeElement)
    toastStore.dismiss(toast.id)
    if (hadFocus && toastStore.read().length > 0) region.current?.focus()
    else if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  const show = (toast: ToastState) => <Toast key={toast.id} toast={toast} onClose={() => close(toast)} />
  return (
    <section ref={region} aria-label={useUiTexts().toastRegion} tabIndex={-1} className={styles.region}>
      <output aria-atomic="false" className={styles.live}>
        {toasts.filter(({ tone }) => tone !== 'error').map(show)}
      </output>
      <div role="alert" aria-atomic="false" className={styles.live}>
        {toasts.filter(({ tone }) => tone === 'error').map(show)}
      </div>
    </section>
  )
}
