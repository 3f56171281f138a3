import type { SceneKind } from '../scene-kinds.ts'
import { bouwhek, mesh, spandoek } from './banners.ts'
import { accessoire, bevestiging, spanrubber } from './accessories.ts'
import { beurswand, rollup, stoepbord, textielframe } from './displays.ts'
import { beachvlag, gevelvlag, mast, vlag } from './flags.ts'
import { profiel, standoff } from './hardware.ts'
import type { KindDrawing } from './kind-drawing.ts'
import { letters } from './letters.ts'
import { doos, rol, tape } from './packaging.ts'
import { acrylaat, plaat, platen } from './panels.ts'
import { boek, flyer, folder, visitekaartje } from './paper.ts'
import { sticker, stickervel } from './stickers.ts'
import { fles, gereedschap } from './tools.ts'
import { canvas, poster } from './wall-prints.ts'
import { raamsticker, vloersticker } from './window-and-floor.ts'

export const KIND_DRAWINGS = {
  spandoek,
  mesh,
  bouwhek,
  plaat,
  platen,
  acrylaat,
  vlag,
  beachvlag,
  gevelvlag,
  sticker,
  stickervel,
  raamsticker,
  vloersticker,
  rollup,
  beurswand,
  textielframe,
  poster,
  canvas,
  stoepbord,
  letters,
  visitekaartje,
  flyer,
  folder,
  boek,
  doos,
  tape,
  standoff,
  mast,
  profiel,
  spanrubber,
  rol,
  accessoire,
  bevestiging,
  gereedschap,
  fles,
} as const satisfies Record<SceneKind, KindDrawing>
