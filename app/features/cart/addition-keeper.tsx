import { useLocation, useRevalidator } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSending } from './use-sending.ts'

type AdditionKeeperProps = {
  /** Who has logged in, where the page knows. */
  readonly accountId: string | null
}

/** Shows nothing: it keeps and sends what is put in the cart on whatever page. */
export function AdditionKeeper({ accountId }: AdditionKeeperProps) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useSending(accountId, () => {
    // The cart reads it by itself. What somebody is about to confirm stays as it was read: the shop says that it changed.
    if (pathname === paths.orderDetails) void revalidate()
  })
  return null
}
