import { createScene } from './scene.ts'
import type { Swatch } from './swatch.ts'
import { drawBoard } from './swatches/board.ts'
import { drawCloth, drawMesh } from './swatches/cloth.ts'
import { drawCue } from './swatches/cue.ts'
import { drawFilm } from './swatches/film.ts'
import { drawFlag, drawPole } from './swatches/flag.ts'
import { drawFolder, drawPoster, drawWallpaper } from './swatches/paper.ts'
import { drawPart } from './swatches/part.ts'
import { drawProfile } from './swatches/profile.ts'
import type { Scene } from './scene.ts'

function drawMaterial(scene: Scene, swatch: Swatch): string {
  switch (swatch.kind) {
    case 'cloth':
      return drawCloth(scene, swatch)
    case 'mesh':
      return drawMesh(scene, swatch)
    case 'board':
      return drawBoard(scene, swatch)
    case 'flag':
      return drawFlag(scene, swatch)
    case 'pole':
      return drawPole(scene, swatch)
    case 'part':
      return drawPart(scene, swatch)
    case 'film':
      return drawFilm(scene, swatch)
    case 'wallpaper':
      return drawWallpaper(scene, swatch)
    case 'profile':
      return drawProfile(scene, swatch)
    case 'poster':
      return drawPoster(scene, swatch)
    case 'folder':
      return drawFolder(scene, swatch)
  }
}

/** One wall for each kind, so that the tiles of a step form one set. */
const TINTS = {
  cloth: 0,
  mesh: 2,
  board: 4,
  flag: 0,
  pole: 5,
  part: 5,
  film: 3,
  wallpaper: 1,
  profile: 4,
  poster: 5,
  folder: 1,
} as const satisfies Record<Swatch['kind'], number>

/** A material as a complete SVG document; the same swatch always gives the same document. */
export function drawSwatch(swatch: Swatch): string {
  const scene = createScene(0, TINTS[swatch.kind])
  const cue = swatch.cue === undefined ? '' : drawCue(scene, swatch.cue)
  const content = drawMaterial(scene, swatch) + cue
  const ground = `<path fill="${scene.tint.wall}" d="M0 0h320v240H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">${scene.definitions()}${ground}${content}</svg>`
}
