import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ContentBlock } from '#contract/content.ts'

type ContentHtmlProps = {
  /** Cleaned by the server: what the owner wrote, without scripts. */
  readonly html: string
  readonly className?: string | undefined
}

/** Content that the owner wrote. Its links within the shop change the page without loading it anew. */
export function ContentHtml({ html, className }: ContentHtmlProps) {
  const content = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = content.current
    const onClick = (event: MouseEvent) => {
      const to = pathWithinShop(event)
      if (to === null) return
      event.preventDefault()
      void navigate(to)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [navigate])
  return <div ref={content} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

function pathWithinShop(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return null
  // Within the page the browser also moves the place from which the keyboard goes on.
  const isHere = link.pathname + link.search === window.location.pathname + window.location.search
  if (isHere && link.hash) return null
  const isPage = link.origin === window.location.origin && !/\.\w{1,5}$/.test(link.pathname)
  return isPage ? link.pathname + link.search + link.hash : null
}

type BlockProps = { readonly block: ContentBlock | null | undefined; readonly className?: string }

/** A named block of content, as text or as HTML; nothing when there is none. */
export function Block({ block, className }: BlockProps) {
  if (!block?.content) return null
  if (block.type === 'text') return <p className={className}>{block.content}</p>
  return <ContentHtml html={block.content} className={className} />
}
