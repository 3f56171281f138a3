const MAX_QUANTITY = 1_000_000
const MAX_SIZE_MM = 1_000_000

const isWholeBetween = (value: number, min: number, max: number) =>
  Number.isSafeInteger(value) && value >= min && value <= max

/** A quantity that can be ordered at all: whole, from 1 to 1,000,000. */
export const isQuantity = (quantity: number): boolean => isWholeBetween(quantity, 1, MAX_QUANTITY)

/** A number of something chosen, such as drill holes: whole, from 0 to 1,000,000. */
export const isCount = (count: number): boolean => isWholeBetween(count, 0, MAX_QUANTITY)

/** A size that can be made at all: whole millimetres, from 1 to 1,000,000. */
export const isSizeMm = (sizeMm: number): boolean => isWholeBetween(sizeMm, 1, MAX_SIZE_MM)
