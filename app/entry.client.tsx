import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { wakeCalls } from '#app/lib/api/api.ts'
import { loadOrReload } from '#app/lib/page-start/chunk-reload.ts'
import { firstInteraction } from '#app/lib/page-start/first-interaction.ts'

window.loadOrReload = loadOrReload
// What fails here is told by the call that needs it.
void firstInteraction.then(wakeCalls).catch(() => {})
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
