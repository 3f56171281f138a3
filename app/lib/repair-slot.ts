import { createContext, type ReactNode } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { ChangeCart } from './use-call-cart.ts'

type RepairOfLine = (item: CartItem, change: ChangeCart) => ReactNode

/** What a line of the cart shows about the repair of its files; the route that knows both says it. */
export const RepairSlot = createContext<RepairOfLine>(() => null)
