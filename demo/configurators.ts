import type { Configurator } from '#domain/configurator/model.ts'
import { acrylicSign } from './configurators/acrylic-sign.ts'
import { aluminiumPanel } from './configurators/aluminium-panel.ts'
import { beachFlag } from './configurators/beach-flag.ts'
import { businessCards } from './configurators/business-cards.ts'
import { carLettering } from './configurators/car-lettering.ts'
import { contourStickers } from './configurators/contour-stickers.ts'
import { fenceCover } from './configurators/fence-cover.ts'
import { flyers } from './configurators/flyers.ts'
import { foamBoard } from './configurators/foam-board.ts'
import { folders } from './configurators/folders.ts'
import { magneticBoard } from './configurators/magnetic-board.ts'
import { mastFlag } from './configurators/mast-flag.ts'
import { meshBanner } from './configurators/mesh-banner.ts'
import { pavementSign } from './configurators/pavement-sign.ts'
import { photoWallpaper } from './configurators/photo-wallpaper.ts'
import { pvcBanner } from './configurators/pvc-banner.ts'
import { rollUp } from './configurators/roll-up.ts'
import { textileFrame } from './configurators/textile-frame.ts'
import { windowFilm } from './configurators/window-film.ts'
import { drawings } from './drawings.ts'
import { withWholeSizes } from './whole-sizes.ts'

const composed: readonly Configurator[] = [
  pvcBanner,
  fenceCover,
  meshBanner,
  aluminiumPanel,
  foamBoard,
  acrylicSign,
  beachFlag,
  mastFlag,
  contourStickers,
  windowFilm,
  carLettering,
  rollUp,
  textileFrame,
  pavementSign,
  businessCards,
  flyers,
  folders,
  photoWallpaper,
  magneticBoard,
]

/** How the bundle products of the demo shop are composed, and what the live picture shows of them. */
export const configurators: readonly Configurator[] = withWholeSizes(
  composed.map((configurator) => ({
    ...configurator,
    drawing: drawings[configurator.key],
  })),
)
