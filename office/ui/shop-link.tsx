import type { ReactNode } from 'react'
import { PREVIEW_MARK } from '#domain/access/browser-marks.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'

type ShopLinkProps = {
  readonly path: string | null
  /** Whether the shop is shown with what is not published yet; this browser sees it so until that is closed there. */
  readonly isPreview: boolean
  readonly children: ReactNode
}

/** Opens a page of the shop, as it is or as it becomes. */
export const ShopLink = ({ path, isPreview, children }: ShopLinkProps) => (
  <a
    href={path ?? ''}
    className="text-link"
    target="_blank"
    rel="noreferrer"
    title={isPreview ? texts.previewHint : undefined}
    onClick={() => {
      document.cookie = `${PREVIEW_MARK}=1; path=/; samesite=strict${isPreview ? '' : '; max-age=0'}`
    }}
  >
    {children}
  </a>
)
