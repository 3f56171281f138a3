import type { ShippingClass } from './shipping.ts'

/** The classes with their rates for countries that the shop ships to; elsewhere they go no longer. */
export const goingTo = (
  classes: readonly ShippingClass[],
  countries: readonly string[],
): readonly ShippingClass[] =>
  classes.map((way) => ({
    ...way,
    centsByCountry: Object.fromEntries(
      Object.entries(way.centsByCountry).filter(([country]) => countries.includes(country)),
    ),
  }))

/** The countries that the shop says it ships to while none of its classes goes there, so that nobody there can order. */
export const notReached = (
  classes: readonly Pick<ShippingClass, 'centsByCountry'>[],
  countries: readonly { readonly code: string; readonly ships: boolean }[],
): readonly string[] =>
  countries
    .filter(
      ({ code, ships }) => ships && !classes.some(({ centsByCountry }) => centsByCountry[code] !== undefined),
    )
    .map(({ code }) => code)
