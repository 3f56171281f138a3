import { systemTexts as texts } from '#texts/nl/office/system.ts'
import { SystemPage } from './system-page.tsx'

export function BackupsPage() {
  return <SystemPage title={texts.backups}>{null}</SystemPage>
}
