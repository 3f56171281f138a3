import type { ReactNode } from 'react'
import { PREVIEW_MARK } from '#domain/access/browser-marks.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'

type ShopLinkProps = {
  readonly path: string | null
  /** Whether the shop is shown with what is not published yet; this browser sees it so until that is closed there. */
  readonly isPreview: boolean
  readonly className?: string
  /** What it is called where its content says that not. */
  readonly label?: string
  readonly children: ReactNode
}

/** Opens a page of the shop, as it is or as it becomes. */
export function ShopLink({ path, isPreview, className = 'text-link', label, children }: ShopLinkProps) {
  const show = () => {
    document.cookie = `${PREVIEW_MARK}=1; path=/; samesite=strict${isPreview ? '' : '; max-age=0'}`
  }
  return (
    <a
      href={path ?? ''}
      className={className}
      aria-label={label}
      target="_blank"
      rel="noreferrer"
      title={label ?? (isPreview ? texts.previewHint : undefined)}
      onClick={show}
      // In another tab by the middle of a mouse, or by the menu of the browser.
      onAuxClick={show}
      onContextMenu={show}
    >
      {children}
    </a>
  )
}
