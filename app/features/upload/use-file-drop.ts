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
    // Every element that is crossed tells an enter and a leave.
    let depth = 0
    function onEnter({ dataTransfer }: DragEvent) {
      if (!carriesFiles(dataTransfer)) return
      depth += 1
      setIsOver(true)
    }
    function onLeave({ dataTransfer }: DragEvent) {
      if (!carriesFiles(dataTransfer)) return
      depth -= 1
      if (depth <= 0) end()
    }
    function end() {
      depth = 0
      setIsOver(false)
    }
    function take(event: Event, transfer: DataTransfer | null) {
      if (transfer === null || !carriesFiles(transfer)) return
      event.preventDefault()
      end()
      void droppedFiles(transfer).then((files) => latest.current(files))
    }
    addEventListener('dragenter', onEnter, { signal })
    addEventListener('dragleave', onLeave, { signal })
    // Before what keeps a file that nobody takes.
    addEventListener('drop', (event) => take(event, event.dataTransfer), { signal, capture: true })
    if (pastes) addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    return () => events.abort()
  }, [pastes])
  return isOver
}
