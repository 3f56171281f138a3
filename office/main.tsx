import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import '#app/ui/tokens.css'
import '#app/ui/fallback-fonts.css'
import '#app/ui/fonts.css'
import './office.css'
import { UiTextsContext } from '#app/ui/ui-texts.ts'
import { uiTexts } from '#texts/nl/ui.ts'
import { saysLoggedOut, saysNoRight, showCallError, TOLD_IN_PLACE } from './lib/call-errors.ts'
import { operatorQuery } from './lib/operator.ts'
import { router } from './routes.tsx'

/** Whoever comes back from an order finds the list as far as it was read, while all of it is read anew. */
const KEPT_MS = 30 * 60_000

/** Who was logged out meanwhile is asked to log in, on the page where he is; who got another role sees what is there for it. */
function onFailure(error: unknown) {
  if (saysLoggedOut(error) || saysNoRight(error)) void client.invalidateQueries(operatorQuery)
}

const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onFailure }),
  mutationCache: new MutationCache({
    onError(error, _sent, _before, mutation) {
      onFailure(error)
      if (mutation.meta !== TOLD_IN_PLACE) showCallError(error)
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      gcTime: KEPT_MS,
    },
  },
})

const root = document.querySelector('#office')
if (!root) throw new Error('the page has no place for the office')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <UiTextsContext value={uiTexts}>
        <RouterProvider router={router} />
      </UiTextsContext>
    </QueryClientProvider>
  </StrictMode>,
)
