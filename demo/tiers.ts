import { percentTiers } from './price-rules.ts'

/** Cloth and film from a wide roll. */
export const rollTiers = percentTiers('m2', [5, 4], [10, 8], [25, 13], [50, 18], [100, 24])

/** Boards that are sawn from a sheet. */
export const sheetTiers = percentTiers('m2', [3, 5], [6, 9], [12, 14], [30, 20])

/** Cut letters and paper, where a few square metres are already a large order. */
export const smallRollTiers = percentTiers('m2', [2, 6], [5, 12], [10, 18], [25, 25])

/** Printed products of a fixed size. */
export const fixedSizeTiers = percentTiers('piece', [5, 4], [10, 8], [25, 14], [50, 20], [100, 26])

/** Goods from stock, and finished frames. */
export const stockTiers = percentTiers('piece', [10, 5], [50, 10], [100, 15])

/** Unprinted goods by the metre. */
export const metreTiers = percentTiers('metre', [10, 4], [25, 8], [50, 12])
