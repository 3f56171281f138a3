import { EmptyState } from '#app/ui/empty-state.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { Page } from '../ui/page.tsx'

export function NoPage() {
  return (
    <Page title={texts.noPage} hideTitle>
      <EmptyState headingLevel={2} title={texts.noPage} text={texts.noPageText} />
    </Page>
  )
}
