import { Suspense } from 'react'
import { later } from '#app/lib/page-start/later.tsx'
import { isLoginOfPage, useSession } from '#app/lib/session/session.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { PaletteByKey } from './palette-by-key.tsx'

/** It has to be there before the connection goes. Nobody waits for it. */
const AdditionKeeper = later(
  async () => {
    const { AdditionKeeper: shape } = await import('#app/features/cart/addition-keeper.tsx')
    return shape
  },
  () => Promise.resolve(),
)

/** What every page has besides what can be seen of it. */
export function PageAtRest() {
  const { contactId } = useShop()
  const { isLoggedIn } = useSession()
  return (
    <>
      <PaletteByKey />
      {isLoggedIn && (
        <Suspense>
          <AdditionKeeper accountId={isLoginOfPage() ? contactId : null} />
        </Suspense>
      )}
    </>
  )
}
