import type { ShippingClassCode } from '#domain/delivery/shipping.ts'

/** What the classes are called that a shop begins with. */
export const usualClassTitles = {
  parcel: 'Pakket',
  tube: 'Koker',
  long: 'Lange goederen',
  pallet: 'Pallet of plaatbok',
  transport: 'Bezorging op afspraak',
} as const satisfies Record<ShippingClassCode, string>
