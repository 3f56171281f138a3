export type Limits = { readonly withinMs: number; readonly memoryBytes: number }

/** What one inspection may cost in computing (preflight 5): its header, and the whole. */
export const WHILE_DECIDING: Limits = { withinMs: 5_000, memoryBytes: 512 * 1024 * 1024 }
export const IN_ALL: Limits = { withinMs: 60_000, memoryBytes: 2 * 1024 * 1024 * 1024 }
/** What drawing one part of a page may cost: somebody waits for it. */
export const FOR_DETAIL: Limits = { withinMs: 30_000, memoryBytes: 2 * 1024 * 1024 * 1024 }

/** How long an answer is waited for. A process counts its own work, so that this is for one that hangs: those beside it take their share. */
export const ANSWER_WITHIN_MS = 180_000

export const MAX_SIDE_PX = 100_000
export const MAX_PIXELS = 500_000_000
export const MAX_PAGES = 200
export const MAX_PAGE_SIDE_MM = 60_000
