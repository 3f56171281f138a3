import { useEffect, useRef, useState } from 'react'
import { carriesFiles, droppedFiles } from './dropped-files.ts'

type FileDrop = {
  readonly onFiles: (files: readonly File[]) => void
  /** Takes pasted files too; elsewhere what is pasted may be meant for a field. */
  readonly pastes: boolean
}

/** Takes files that are dropped anywhere on the page; answers whether some are being dragged over it. */
export function useFileDrop({ onFiles, pastes }: FileDrop): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    // An element is entered before the one that lay there is left, so that who leaves the last one entered has left the page.
    // They cannot be counted: no leave is told of an element that goes, nor of a drag that ends in another window.
    let entered: EventTarget | null = null
    function onOver({ dataTransfer, target }: DragEvent) {
      if (!carriesFiles(dataTransfer)) return
      entered = target
      setIsOver(true)
    }
    function onLeave({ target }: DragEvent) {
      if (target === entered) end()
    }
    function end() {
      entered = null
      setIsOver(false)
    }
    function take(event: Event, transfer: DataTransfer | null) {
      if (transfer === null || !carriesFiles(transfer)) return
      event.preventDefault()
      end()
      void droppedFiles(transfer).then((files) => latest.current(files))
    }
    // Before what keeps a file that nobody takes, and before React, which stops what is told of a part that has no code yet.
    const ahead = { signal, capture: true }
    addEventListener('dragenter', onOver, ahead)
    // It may have been entered before this was here.
    addEventListener('dragover', onOver, ahead)
    addEventListener('dragleave', onLeave, ahead)
    // No pointer moves during a drag.
    addEventListener('pointermove', () => entered && end(), { ...ahead, passive: true })
    addEventListener('drop', (event) => take(event, event.dataTransfer), ahead)
    if (pastes) addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    return () => events.abort()
  }, [pastes])
  return isOver
}
