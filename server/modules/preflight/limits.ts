export type Limits = { readonly withinMs: number; readonly memoryBytes: number }

/** Limits of one inspection (preflight 5): what a header may cost, and what the whole may. */
export const WHILE_DECIDING: Limits = { withinMs: 5_000, memoryBytes: 512 * 1024 * 1024 }
export const IN_ALL: Limits = { withinMs: 60_000, memoryBytes: 2 * 1024 * 1024 * 1024 }

export const MAX_SIDE_PX = 100_000
export const MAX_PIXELS = 500_000_000
export const MAX_PAGES = 200
export const MAX_PAGE_SIDE_MM = 60_000
