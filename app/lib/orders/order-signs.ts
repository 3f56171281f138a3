import type { OrderState } from '#domain/orders/states.ts'
import type { IconLines } from '#app/ui/icon.tsx'
import { badgeCheckIcon } from '#app/ui/icons/badge-check.ts'
import { clockIcon } from '#app/ui/icons/clock.ts'
import { eyeIcon } from '#app/ui/icons/eye.ts'
import { houseIcon } from '#app/ui/icons/house.ts'
import { listChecksIcon } from '#app/ui/icons/list-checks.ts'
import { mapPinIcon } from '#app/ui/icons/map-pin.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { packageCheckIcon } from '#app/ui/icons/package-check.ts'
import { printerIcon } from '#app/ui/icons/printer.ts'
import { shoppingBagIcon } from '#app/ui/icons/shopping-bag.ts'
import { squarePenIcon } from '#app/ui/icons/square-pen.ts'
import { storeIcon } from '#app/ui/icons/store.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { xIcon } from '#app/ui/icons/x.ts'

const SIGNS = {
  placed: shoppingBagIcon,
  awaiting_files: uploadIcon,
  in_studio: squarePenIcon,
  awaiting_approval: eyeIcon,
  released: listChecksIcon,
  in_production: printerIcon,
  ready: packageIcon,
  shipped: truckIcon,
  partially_shipped: mapPinIcon,
  ready_for_pickup: storeIcon,
  delivered: packageCheckIcon,
  partially_delivered: houseIcon,
  closed: badgeCheckIcon,
  on_hold: clockIcon,
  cancelled: xIcon,
} as const satisfies Record<OrderState, IconLines>

/** The sign of a state of an order or a line, so that none is known by its colour alone; none for an unknown one. */
export const signOf = (state: string): IconLines | undefined =>
  Object.hasOwn(SIGNS, state) ? SIGNS[state as OrderState] : undefined
