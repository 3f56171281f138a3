import type { DemoProduct } from '../model.ts'
import { composedStickers } from './stickers/composed-stickers.ts'
import { customStickers } from './stickers/custom-stickers.ts'
import { cutLetters } from './stickers/cut-letters.ts'
import { floorAndWallStickers } from './stickers/floor-and-wall-stickers.ts'
import { specialFilms } from './stickers/special-films.ts'
import { windowFilms } from './stickers/window-films.ts'

/** What is composed first, then in the order of the sub-categories. */
export const stickerProducts: readonly DemoProduct[] = [
  ...composedStickers,
  ...customStickers,
  ...windowFilms,
  ...floorAndWallStickers,
  ...cutLetters,
  ...specialFilms,
]
