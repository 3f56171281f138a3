export const SIZE_NAMES = { width: 'breedte', height: 'hoogte', length: 'lengte' } as const
export const QUANTITY_NAME = 'aantal'

/** Every name that a configuration has in an address. */
export const CONFIGURATION_NAMES: readonly string[] = [...Object.values(SIZE_NAMES), QUANTITY_NAME]
