export const SIZE_NAMES = { width: 'breedte', height: 'hoogte', length: 'lengte' } as const
export const QUANTITY_NAME = 'aantal'

/** The choices made in a configurator, all in one. */
export const CHOICES_NAME = 'keuze'
/** The cart line that a configuration is to take the place of. */
export const LINE_NAME = 'regel'

/** Every name that a configuration has in an address. */
export const CONFIGURATION_NAMES: readonly string[] = [
  ...Object.values(SIZE_NAMES),
  QUANTITY_NAME,
  CHOICES_NAME,
  LINE_NAME,
]
