import { useEffect, useRef } from 'react'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { cartTexts } from '#texts/nl/cart.ts'

/** Takes the place of a form that was sent, and the focus with it. */
export function SentPanel({ title, text }: { readonly title: string; readonly text: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="panel">
      <EmptyState
        title={title}
        text={text}
        action={<LinkButton to={paths.home}>{cartTexts.continueShopping}</LinkButton>}
      />
    </div>
  )
}
