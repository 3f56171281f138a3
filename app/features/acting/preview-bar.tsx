import { useSyncExternalStore } from 'react'
import type { ShownPreviewAs } from '#contract/render-context.ts'
import { isFramed } from '#app/lib/page-start/is-framed.ts'
import { endPreview } from '#app/lib/session/preview-mark.ts'
import { previewTexts as texts } from '#texts/nl/preview.ts'
import { StaffBar } from './staff-bar.tsx'

function stop() {
  endPreview()
  window.location.reload()
}

const never = () => () => undefined

/** Says on every page that this is the shop as it becomes, and shows it again as it is; around a frame the back office says it. */
export function PreviewBar({ as }: { readonly as: ShownPreviewAs }) {
  if (useSyncExternalStore(never, isFramed, () => false)) return null
  const text =
    as.kind === 'customer' ? texts.asCustomer(as.companyName) : as.kind === 'ended' ? texts.ended : texts.text
  return <StaffBar label={texts.label} text={text} stop={texts.stop} onStop={stop} />
}
