import { systemTexts as texts } from '#texts/nl/office/system.ts'
import { SystemPage } from './system-page.tsx'

export function PrivacyPage() {
  return <SystemPage title={texts.privacy}>{null}</SystemPage>
}
