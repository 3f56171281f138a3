import type { ReactNode } from 'react'
import { Region } from '#app/lib/region.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { Page } from './page.tsx'

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
    </LoginPrompt>
  )
}
