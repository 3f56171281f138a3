import type { Random } from '../random.ts'

/** Draws a print of the given size from its top left corner; it may run over the edges, as bleed does. */
export type Artwork = (width: number, height: number, random: Random) => string
