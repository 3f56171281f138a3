import type { ReactNode } from 'react'
import { atRest } from '#app/lib/page-start/later.tsx'
import { Region } from '#app/lib/pages/region.tsx'
import { Header } from './header.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { Page } from './page.tsx'

const Footer = atRest(async () => {
  const { Footer: footer } = await import('./footer.tsx')
  return footer
})

const FileDrop = atRest(async () => {
  const { FileDrop: drop } = await import('./file-drop.tsx')
  return drop
})

/** What stands around every page but those of the checkout. */
export function DefaultFrame({ children }: { readonly children: ReactNode }) {
  return (
    <LoginPrompt>
      <Page
        header={<Header />}
        footer={
          <Region>
            <Footer />
          </Region>
        }
      >
        {children}
      </Page>
      <FileDrop />
    </LoginPrompt>
  )
}
