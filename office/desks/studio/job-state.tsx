import type { StudioState } from '#domain/designs/studio.ts'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { StateLabel } from '../../ui/state-label.tsx'

/** How far the studio is, as staff say it. */
export function JobState({ state }: { readonly state: StudioState }) {
  const { label, tone } = texts.state[state]
  return <StateLabel of={{ stateLabel: label, stateTone: tone }} />
}
