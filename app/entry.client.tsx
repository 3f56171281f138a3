import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { wakeCalls } from './lib/api.ts'
import { reloadOnMissingChunk } from './lib/chunk-reload.ts'

const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'focusin', 'keydown']

reloadOnMissingChunk()
for (const sign of SIGNS_OF_LIFE) {
  window.addEventListener(sign, () => void wakeCalls(), { once: true, passive: true })
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
