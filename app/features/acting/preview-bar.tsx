import { endPreview } from '#app/lib/session/preview-mark.ts'
import { previewTexts as texts } from '#texts/nl/preview.ts'
import { StaffBar } from './staff-bar.tsx'

function stop() {
  endPreview()
  window.location.reload()
}

/** Says on every page that this is the shop as it becomes, and shows it again as it is. */
export function PreviewBar() {
  return <StaffBar label={texts.label} text={texts.text} stop={texts.stop} onStop={stop} />
}
