import { useEffect } from 'react'
import { officeTexts } from '#texts/nl/office/shell.ts'

/** Names the page in the tab of the browser. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = officeTexts.title(title)
  }, [title])
}
