import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type ModalOptions = {
  readonly dismissable: boolean
  readonly onClose: () => void
  /** Asked before anything closes the dialog: true keeps it open, as when something would be lost. */
  readonly holdsBack?: (() => boolean) | undefined
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/** Opens a native dialog as modal while its component lives. One that is not dismissable is left by its close button
 * only; `escapes` counts how often Escape was refused (ux 5.8). */
export function useModal({ dismissable, onClose, holdsBack, returnFocusTo }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const [escapes, setEscapes] = useState(0)
  const latest = useRef({ onClose, holdsBack, returnFocusTo })
  useLayoutEffect(() => {
    latest.current = { onClose, holdsBack, returnFocusTo }
  })

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    heading.current?.focus()
    return () => {
      // Closing before React takes the element away lets the browser return the focus to the opener.
      element?.close()
      const openerIsGone = opener === null || opener === document.body || !opener.isConnected
      if (openerIsGone) latest.current.returnFocusTo?.()?.focus()
    }
  }, [])

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    return guardModal(element, {
      dismissable,
      holdsBack: () => latest.current.holdsBack?.() ?? false,
      onClosed: () => latest.current.onClose(),
      onRefused() {
        closeButton.current?.focus()
        setEscapes((count) => count + 1)
      },
    })
  }, [dismissable])

  return { dialog, heading, closeButton, escapes }
}

type ModalGuard = {
  readonly dismissable: boolean
  readonly holdsBack: () => boolean
  readonly onClosed: () => void
  readonly onRefused: () => void
}

function guardModal(dialog: HTMLDialogElement, guarded: ModalGuard) {
  const { dismissable, holdsBack, onClosed, onRefused } = guarded
  const guard = new AbortController()
  const { signal } = guard
  let pressedBackdrop = false
  let isTold = false

  dialog.addEventListener(
    'close',
    ({ target }) => {
      // It closes as it is taken away, too, and is told of that once it has gone.
      if (target !== dialog || dialog.open || !dialog.isConnected) return
      // A way back of the system closes it without asking: it opens again with all that it held.
      if (!dismissable || holdsBack()) dialog.showModal()
      else if (!isTold) onClosed()
      isTold = false
    },
    { signal },
  )
  dialog.addEventListener(
    'cancel',
    (event) => {
      // The cancel of a file field bubbles up to here and is none of ours.
      if (event.target !== dialog) return
      if (!dismissable || holdsBack()) {
        event.preventDefault()
        return
      }
      // The news that it closed comes later than a next key.
      isTold = true
      onClosed()
    },
    { signal },
  )
  dialog.addEventListener(
    'keydown',
    (event) => {
      const inside = event.target instanceof Element && event.target.closest('dialog') === dialog
      if (event.key !== 'Escape' || event.isComposing || !inside) return
      if (dismissable && !holdsBack()) return
      // A repeated Escape closes unless the key itself is prevented.
      event.preventDefault()
      if (!dismissable) onRefused()
    },
    { signal },
  )
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressedBackdrop = target === dialog
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    ({ target }) => {
      // For engines without closedby; in the others the dialog has closed by now.
      const isPress = pressedBackdrop && target === dialog && dialog.open
      if (dismissable && isPress && !holdsBack()) dialog.close()
    },
    { signal },
  )
  return () => guard.abort()
}
