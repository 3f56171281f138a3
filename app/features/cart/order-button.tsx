import { useNavigate } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { cartTexts } from '#texts/nl/cart.ts'
import { focusLine } from './line-ids.ts'

type OrderButtonProps = {
  readonly cart: Cart
  /** It was pressed while something stands in the way. */
  readonly onRefuse: () => void
  readonly wide?: boolean
  readonly className?: string | undefined
}

/** Goes on to the checkout; while something stands in the way it moves the focus there instead (design 11). */
export function OrderButton({ cart, onRefuse, wide = false, className }: OrderButtonProps) {
  const navigate = useNavigate()
  const first = cart.blockers[0]

  function press() {
    if (!first) return void navigate(paths.orderDetails)
    onRefuse()
    focusLine(first.itemId)
  }

  return (
    <Button wide={wide} className={className} onClick={press}>
      {cartTexts.order}
    </Button>
  )
}
