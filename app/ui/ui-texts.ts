import { createContext, use } from 'react'

/** The words that every screen shares; all other texts come in as props of the component that shows them. */
export type UiTexts = {
  /** Read before every field error by screen readers only: 'Fout: '. */
  readonly errorPrefix: string
  /** '(niet verplicht)'. */
  readonly optional: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly close: string
  /** Told when Escape is pressed in a dialog that only its close button leaves. */
  readonly useClose: string
  readonly toastRegion: string
  readonly closeToast: string
  readonly busy: string
}

export const UiTextsContext = createContext<UiTexts | null>(null)

export function useUiTexts(): UiTexts {
  const texts = use(UiTextsContext)
  if (texts === null) throw new Error('UiTextsContext has no provider')
  return texts
}
