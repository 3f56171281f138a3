import type { Picture } from '../picture.ts'
import type { Scene } from '../scene.ts'
import { cutLetters, domedStickers, magnetSheet, reflectiveSticker, wallSticker } from './film-uses.ts'
import { crossFoot, groundPin, plateFoot, tankFoot, waterRing } from './beach-flag-feet.ts'
import { beachFlags, bunting, facadeFlag, lampBanner, mastBanner, tableFlag } from './hung-flags.ts'
import { photoWallpaper } from './wallpapers.ts'
import { backlitPoster, billboard, bluebackPoster, busShelter, waterproofPoster } from './posters-outside.ts'
import { gluedBook, stapledBrochure } from './bound-print.ts'
import { envelopes, letterPaper, presentationFolder, wireCalendar, writingPad } from './stationery.ts'
import { bungees, cableTies, cordReel, ringSet } from './cloth-fixings.ts'
import { discMagnets, frameStrut, groundPost, postClamps, snapKnife, sprayBottle, squeegee } from './tools.ts'
import { banner, facadeBanner, tensionFrame } from './banners.ts'
import { floatingPhoto, foamChoice, magneticBoard, panelChoice } from './board-choices.ts'
import { board } from './boards.ts'
import { clearSheet, toughSheet } from './clear-sheets.ts'
import {
  businessCards,
  cardFan,
  duplexCards,
  flyerSizes,
  longFlyers,
  postcards,
  recycledFlyers,
} from './cards-and-flyers.ts'
import { counter, popUpWall, tableCloth, tubeWall, wallCloth } from './fair-stands.ts'
import { flagChoice, flagCloth, mastFlag, spunFlag } from './flying-flags.ts'
import { foldChoice, foldedCard, rolledFolder } from './folded-and-bound.ts'
import {
  backlitCloth,
  frameFeet,
  ledFrame,
  lightBox,
  projectingSign,
  stripCloth,
  textileFrame,
} from './frames-and-light.ts'
import { clearWindowFilm, floorSticker, frostedFilm, streetSticker, windowFilm } from './glass-and-floor.ts'
import { rodCloth, sheerCloth, stageCloth } from './hung-cloths.ts'
import { birchPhoto, feltPanel, looseCanvas, pasteBucket, stretchedCanvas, woolPanel } from './interiors.ts'
import {
  labelRoll,
  packingTape,
  paperBag,
  paperBand,
  shippingBox,
  wineLabel,
} from './labels-and-packaging.ts'
import { leafletHolder, tStand, tentCard } from './leaflet-holders.ts'
import {
  dividedMast,
  lampBrackets,
  stickHolder,
  swivelArm,
  taperedMast,
  tiltingBase,
  woodenStick,
} from './mast-parts.ts'
import { pavementSign, springSign } from './pavement-signs.ts'
import { posterA0, posterA1, posterA2, posterA3, posterToSize } from './posters.ts'
import {
  gardenBoard,
  namePlate,
  parkingPlate,
  postBoard,
  prohibitionSign,
  projectBoard,
  siteBoard,
  soldStrip,
  vBoard,
} from './site-boards.ts'
import { barrierSleeve, fenceCover, fenceRow, gauzeRoll, lacedMesh, scaffoldCloth } from './site-cloths.ts'
import { boardScrews, foamTape, standoffs } from './small-hardware.ts'
import { acrylicLetters, boxLetters, foamLetters } from './solid-letters.ts'
import { loosePrint, outdoorBanner, rollUp, xBanner } from './standing-banners.ts'
import { contourStickers, filmSticker, stickerSheet } from './stickers.ts'
import { carDoorMagnet, filmRoll, vanLettering, vanWrap } from './vehicles.ts'

/** Everything the shop can picture; what a drawing wants to know of the product is its second parameter. */
export const DRAWINGS = {
  banner,
  facadeBanner,
  tensionFrame,
  panelChoice,
  foamChoice,
  magneticBoard,
  floatingPhoto,
  board,
  clearSheet,
  toughSheet,
  businessCards,
  cardFan,
  duplexCards,
  flyerSizes,
  longFlyers,
  recycledFlyers,
  postcards,
  popUpWall,
  wallCloth,
  tubeWall,
  tableCloth,
  counter,
  mastFlag,
  flagCloth,
  spunFlag,
  facadeFlag,
  flagChoice,
  tableFlag,
  bunting,
  mastBanner,
  lampBanner,
  beachFlags,
  foldChoice,
  rolledFolder,
  foldedCard,
  presentationFolder,
  stapledBrochure,
  gluedBook,
  letterPaper,
  envelopes,
  writingPad,
  wireCalendar,
  textileFrame,
  frameFeet,
  stripCloth,
  backlitCloth,
  ledFrame,
  lightBox,
  projectingSign,
  windowFilm,
  clearWindowFilm,
  frostedFilm,
  floorSticker,
  streetSticker,
  rodCloth,
  stageCloth,
  sheerCloth,
  stretchedCanvas,
  looseCanvas,
  woolPanel,
  feltPanel,
  birchPhoto,
  pasteBucket,
  labelRoll,
  wineLabel,
  shippingBox,
  paperBag,
  packingTape,
  paperBand,
  leafletHolder,
  tStand,
  tentCard,
  dividedMast,
  taperedMast,
  tiltingBase,
  swivelArm,
  woodenStick,
  stickHolder,
  lampBrackets,
  crossFoot,
  groundPin,
  tankFoot,
  plateFoot,
  waterRing,
  pavementSign,
  springSign,
  posterA0,
  posterA1,
  posterA2,
  posterA3,
  posterToSize,
  bluebackPoster,
  waterproofPoster,
  busShelter,
  billboard,
  backlitPoster,
  photoWallpaper,
  vBoard,
  gardenBoard,
  soldStrip,
  projectBoard,
  siteBoard,
  postBoard,
  namePlate,
  parkingPlate,
  prohibitionSign,
  fenceCover,
  fenceRow,
  barrierSleeve,
  scaffoldCloth,
  lacedMesh,
  gauzeRoll,
  standoffs,
  bungees,
  cableTies,
  ringSet,
  cordReel,
  boardScrews,
  foamTape,
  groundPost,
  postClamps,
  discMagnets,
  squeegee,
  snapKnife,
  sprayBottle,
  frameStrut,
  foamLetters,
  acrylicLetters,
  boxLetters,
  rollUp,
  loosePrint,
  xBanner,
  outdoorBanner,
  contourStickers,
  filmSticker,
  stickerSheet,
  reflectiveSticker,
  magnetSheet,
  domedStickers,
  wallSticker,
  cutLetters,
  vanLettering,
  vanWrap,
  carDoorMagnet,
  filmRoll,
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
