import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { Page } from '../ui/page.tsx'

/** Stands where a page broke by a fault of ours. */
export function BrokenPage() {
  return (
    <Page title={texts.broken} hideTitle>
      <EmptyState
        headingLevel={2}
        title={texts.broken}
        text={texts.brokenText}
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      />
    </Page>
  )
}
