/** The six flat colours of printed artwork, and the greys that materials are made of. */
export const INK = '#11141B'
export const CYAN = '#00A7E1'
export const MAGENTA = '#E5007D'
export const YELLOW = '#FFD900'
export const REFLEX = '#2130C8'
export const WHITE = '#FFFFFF'

export const PROCESS = [CYAN, MAGENTA, YELLOW, REFLEX, INK, WHITE] as const

/** What two process inks give where they lie over each other. */
export const CYAN_OVER_MAGENTA = '#00006E'
export const CYAN_OVER_YELLOW = '#008E00'
export const MAGENTA_OVER_YELLOW = '#E50000'

export const STEEL = '#7B8292'
export const STEEL_DARK = '#5F6675'
export const STEEL_LIGHT = '#A9AFBC'
export const RUBBER = '#3A4050'
export const CARDBOARD = '#D3B48A'
export const CARDBOARD_DARK = '#B8966A'

export type Tint = { readonly wall: string; readonly floor: string }

/** Wall tints with the floor one step darker (design language, chapter 8). */
const TINTS: readonly [Tint, Tint, Tint, Tint, Tint, Tint] = [
  { wall: '#E9EEF3', floor: '#D6DEE7' },
  { wall: '#F3ECE2', floor: '#E6DBCB' },
  { wall: '#EAF1EA', floor: '#D8E3D8' },
  { wall: '#F4E8EE', floor: '#E8D6DF' },
  { wall: '#EDEBF6', floor: '#DCD9EC' },
  { wall: '#F5F0DC', floor: '#E8DFC0' },
]

export function tintAt(index: number): Tint {
  return TINTS[((Math.trunc(index) % 6) + 6) % 6] ?? TINTS[0]
}
