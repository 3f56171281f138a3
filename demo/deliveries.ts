import type { DemoDelivery, ShippingClassCode } from './model.ts'

const shipped = (...classes: readonly ShippingClassCode[]): DemoDelivery => ({
  kinds: ['ship', 'pickup'],
  classes,
  foldable: false,
  rollable: false,
})

/** Cloth that goes folded, so that its length does not matter. */
export const foldedCloth: DemoDelivery = { ...shipped('parcel', 'long'), foldable: true }

/** Cloth so large that it may need a pallet. */
export const foldedLargeCloth: DemoDelivery = { ...shipped('parcel', 'pallet'), foldable: true }

export const rolledUp: DemoDelivery = { ...shipped('parcel', 'long'), rollable: true }
export const parcelOrLong = shipped('parcel', 'long')
/** Made for one wall, and sent only. */
export const sentOnly: DemoDelivery = { ...parcelOrLong, kinds: ['ship'] }
export const flatBoards = shipped('parcel', 'long', 'pallet')
export const boxes = shipped('parcel', 'pallet')
export const longOrPallet = shipped('long', 'pallet')
export const palletOnly = shipped('pallet')
export const parcelOnly = shipped('parcel')
export const pickupOnly: DemoDelivery = { ...shipped('pickup'), kinds: ['pickup'] }
