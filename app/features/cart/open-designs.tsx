import { useLocation } from 'react-router'
import type { CartItem } from '#contract/cart.ts'
import { withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { lineFilesTexts } from '#texts/nl/cart.ts'

type OpenDesignsProps = { readonly item: CartItem; readonly side: 'front' | 'back' }

/** Opens the upload manager for a side of the line (spec 2). */
export function OpenDesigns({ item, side }: OpenDesignsProps) {
  const query = new URLSearchParams(useLocation().search)
  const hasDesign = side === 'front' ? item.designs.length > 0 : item.backDesign !== null
  const texts = lineFilesTexts.open[side]
  // What the line waits for is the next thing to do.
  const isNext =
    !hasDesign && item.designStatus === 'missing' && (side === 'front' || item.backSide === 'required')
  const label = hasDesign ? texts.change : texts.choose
  return (
    <LinkButton
      to={{ search: withUploadQuery(query, { mode: 'link', lineId: item.id, side, orderId: null }) }}
      state={{ opensUploads: true }}
      // The page beneath stays as it is.
      defaultShouldRevalidate={false}
      preventScrollReset
      look={isNext ? 'primary' : 'secondary'}
      size="small"
      aria-haspopup="dialog"
      aria-label={lineFilesTexts.openOf(label, item.title)}
    >
      {label}
    </LinkButton>
  )
}
