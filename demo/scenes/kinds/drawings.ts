import type { Picture } from '../picture.ts'
import type { Scene } from '../scene.ts'
import * as bannersHung from './banners-hung.ts'
import * as boardChoices from './board-choices.ts'
import * as boards from './boards.ts'
import * as cardsAndFlyers from './cards-and-flyers.ts'
import * as fairStands from './fair-stands.ts'
import * as flyingFlags from './flying-flags.ts'
import * as foldedAndBound from './folded-and-bound.ts'
import * as glassAndFloor from './glass-and-floor.ts'
import * as hungCloths from './hung-cloths.ts'
import * as leafletHolders from './leaflet-holders.ts'
import * as mastParts from './mast-parts.ts'
import * as pavementSigns from './pavement-signs.ts'
import * as siteBoards from './site-boards.ts'
import * as siteCloths from './site-cloths.ts'
import * as standingBanners from './standing-banners.ts'
import * as stickersStuck from './stickers-stuck.ts'
import * as vehicles from './vehicles.ts'

/** Everything the shop can picture; what a drawing wants to know of the product is its second parameter. */
export const DRAWINGS = {
  ...standingBanners,
  ...pavementSigns,
  ...fairStands,
  ...leafletHolders,
  ...bannersHung,
  ...hungCloths,
  ...siteCloths,
  ...boards,
  ...boardChoices,
  ...siteBoards,
  ...stickersStuck,
  ...glassAndFloor,
  ...vehicles,
  ...flyingFlags,
  ...mastParts,
  ...cardsAndFlyers,
  ...foldedAndBound,
} as const

type Drawings = typeof DRAWINGS

export type SubjectKind = keyof Drawings

type Details<Kind extends SubjectKind> = Drawings[Kind] extends (
  scene: Scene,
  details: infer Given,
) => Picture
  ? unknown extends Given
    ? object
    : Given
  : never

/** One thing to picture, and what has to be known of it. */
export type Subject<Kind extends SubjectKind = SubjectKind> = {
  [Each in Kind]: { readonly kind: Each } & Details<Each>
}[Kind]
