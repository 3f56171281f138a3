import { Suspense, useCallback, useEffect, useState } from 'react'
import { later } from '#app/lib/page-start/later.tsx'

const Palette = later(async () => {
  const { Palette: shape } = await import('./palette.tsx')
  return shape
})

/** The command palette comes by its keys, never over another dialog, and goes by them. */
export function PaletteByKey() {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useEffect(() => {
    function toggle(event?: Event) {
      event?.preventDefault()
      setIsOpen((was) => !was && !document.querySelector(':modal'))
    }
    const early = globalThis.earlyPresses
    if (early?.wantsPalette) toggle()
    if (early) early.wantsPalette = false
    addEventListener('palettekey', toggle)
    return () => removeEventListener('palettekey', toggle)
  }, [])
  return (
    isOpen && (
      <Suspense>
        <Palette onClose={close} />
      </Suspense>
    )
  )
}
