import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { useMay } from '../lib/operator.ts'
import { NoRight } from '../ui/no-right.tsx'
import { Page } from '../ui/page.tsx'
import { rightAt } from './pages.ts'

/** Shows a screen to whose role it belongs; who opens one of others, by a bookmark or a link that he was sent, reads why not. */
export function RightGuard({ children }: { readonly children: ReactNode }) {
  const may = useMay()
  const right = rightAt(useLocation().pathname)
  if (right === undefined || may(right)) return children
  return (
    <Page title={texts.noRight} hideTitle>
      <NoRight />
    </Page>
  )
}
