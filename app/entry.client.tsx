import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { wakeCalls } from './lib/api.ts'
import { insistOnCode } from './lib/chunk-reload.ts'
import { firstSign } from './lib/first-sign.ts'

window.insistOnCode = insistOnCode
// What fails here is told by the call that needs it.
void firstSign.then(wakeCalls).catch(() => {})
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
