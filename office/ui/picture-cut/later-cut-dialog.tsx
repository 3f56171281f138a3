import { lazy, Suspense } from 'react'
import type { CutDialogProps } from './cut-dialog.tsx'

// It comes where a picture is cut: the page that offers it is large without it.
const CutDialog = lazy(async () => ({ default: (await import('./cut-dialog.tsx')).CutDialog }))

/** The dialog in which a picture is cut. */
export const LaterCutDialog = (props: CutDialogProps) => (
  <Suspense>
    <CutDialog {...props} />
  </Suspense>
)
