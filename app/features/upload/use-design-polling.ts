import { useEffect, useRef } from 'react'
import { awaitFiles, nextPoll, NO_POLLING, POLL_EVERY_MS } from '#domain/designs/polling.ts'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'

/** Asks for the designs again while files are processed, and tells when that takes long (spec 4, Polling). */
export function useDesignPolling(processing: ReadonlySet<string>, ask: () => Promise<unknown>): void {
  const polling = useRef(NO_POLLING)
  const latest = useRef(ask)
  const toastId = useRef<number | null>(null)
  const key = [...processing].toSorted().join()
  useEffect(() => {
    latest.current = ask
  })
  // Nobody waits for them once the manager is closed.
  useEffect(() => () => void (toastId.current !== null && toastStore.dismiss(toastId.current)), [])

  useEffect(() => {
    polling.current = awaitFiles(polling.current, new Set(key === '' ? [] : key.split(',')))
    let timer: ReturnType<typeof setTimeout> | null = null
    let isOver = false

    function plan() {
      const next = nextPoll(polling.current)
      if (isOver || next === 'rest') return
      if (next === 'ask') timer = setTimeout(() => void again(), POLL_EVERY_MS)
      else {
        const { slowTitle: title, slow } = uploadTexts
        toastId.current = showToast({
          tone: 'warning',
          title,
          lines: [slow],
          sticky: true,
          key: 'uploads-slow',
        })
      }
    }

    async function again() {
      timer = null
      // What nobody sees is not asked for; coming back asks at once.
      if (document.visibilityState === 'hidden') return
      polling.current = { ...polling.current, tries: polling.current.tries + 1 }
      await latest.current()
      plan()
    }

    function onVisible() {
      if (timer === null && document.visibilityState === 'visible' && nextPoll(polling.current) === 'ask')
        void again()
    }

    document.addEventListener('visibilitychange', onVisible)
    plan()
    return () => {
      isOver = true
      if (timer) clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [key])
}
