import { Suspense, useEffect } from 'react'
import { later } from '#app/lib/page-start/later.tsx'
import { actingFor } from '#app/lib/session/acting-mark.ts'
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
  const { contactId, acting } = useShop()
  useShowsActing(acting !== undefined)
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

/** A page that was open before somebody of the shop began to act for a customer says so once it is seen again. */
function useShowsActing(isShown: boolean) {
  useEffect(() => {
    if (isShown) return
    const look = () => {
      if (document.visibilityState === 'visible' && actingFor() !== null) window.location.reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isShown])
}
