import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { readUploadQuery } from '#app/lib/designs/upload-address.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toastStore } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'

type Leaving = {
  /** Copies were changed and are not saved yet, as far as is drawn. */
  readonly isDirty: boolean
  /** The same, at this very moment. */
  readonly hasUnsaved: () => boolean
  readonly closedAddress: string
  readonly save: () => Promise<unknown>
}

const wasOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'opensUploads' in state

/** The ways out of the upload manager: each saves first, also the way back of the browser (spec 4; ux 5.8). */
export function useLeaving({ isDirty, hasUnsaved, closedAddress, save }: Leaving) {
  const navigate = useNavigate()
  const location = useLocation()
  const isFree = useRef(false)
  const leftAtMs = useRef<number | null>(null)
  // What the manager told goes with it; what came of leaving belongs to the page beneath.
  useEffect(() => () => toastStore.dismissUntil(leftAtMs.current ?? Date.now()), [])
  const [asks, setAsks] = useState(false)
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })

  useEffect(() => {
    if (!isDirty) return undefined
    // A page that is reloaded or closed cannot save: the browser asks first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  const blocker = useBlocker(
    ({ nextLocation }) =>
      !isFree.current && hasUnsaved() && readUploadQuery(new URLSearchParams(nextLocation.search)) === null,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void latestSave.current().then((saved) => {
      if (saved !== null) return blocker.proceed()
      blocker.reset()
      return setAsks(true)
    })
  }, [blocker])

  /** Leaves as it stands: back to where it was opened, or on to another address. */
  async function go(next: string | null = null) {
    isFree.current = true
    leftAtMs.current ??= Date.now()
    if (next !== null)
      await navigate(next, { replace: true, preventScrollReset: true, state: location.state })
    else if (wasOpenedHere(location.state)) await navigate(-1)
    else await navigate(closedAddress, { replace: true, preventScrollReset: true })
  }

  /** Begins to leave: what is told from now on came of that. */
  const startLeaving = () => void (leftAtMs.current = Date.now())

  async function leave() {
    startLeaving()
    if (!hasUnsaved() || (await save()) !== null) return go()
    leftAtMs.current = null
    return setAsks(true)
  }

  const leaveQuestion = asks && (
    <Dialog
      open
      kind="alertdialog"
      title={uploadTexts.saveFailed}
      onClose={() => setAsks(false)}
      actions={
        <>
          <Button look="tertiary" onClick={() => void go()}>
            {uploadTexts.leaveUnsaved}
          </Button>
          <Button onClick={() => setAsks(false)}>{uploadTexts.stay}</Button>
        </>
      }
    />
  )
  return { startLeaving, leave, go, leaveQuestion } as const
}
