import type { Carrier } from '#domain/delivery/carriers.ts'

/** What carriers are called. */
export const carrierTexts = {
  postnl: 'PostNL',
  dhl: 'DHL',
  dpd: 'DPD',
  ups: 'UPS',
  gls: 'GLS',
  own: 'Eigen vervoer',
  other: 'Andere vervoerder',
} as const satisfies Record<Carrier, string>

/** Who brings it, as its customer reads it; null where that says nothing. */
export const broughtBy = (carrier: Carrier): string | null => {
  if (carrier === 'other') return null
  return carrier === 'own' ? 'We bezorgen het zelf.' : `Bezorgd door ${carrierTexts[carrier]}`
}
