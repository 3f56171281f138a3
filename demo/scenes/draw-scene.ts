import { DRAWINGS } from './kinds/drawings.ts'
import type { Subject, SubjectKind } from './kinds/drawings.ts'
import type { Picture } from './picture.ts'
import { createScene } from './scene.ts'
import type { Scene } from './scene.ts'
import { placed, svg } from './svg.ts'

/** 1 is the product in its surroundings, 2 a closer look at its edge or fixing. */
export type SceneView = 1 | 2

export type PicturedScene = Subject & {
  /** 0 to 9999: one of six generators, and its variation. */
  readonly artwork: number
  /** 0 to 5: the wall; neighbouring cards take different ones. */
  readonly tint: 0 | 1 | 2 | 3 | 4 | 5
}

const BY_KIND: { readonly [Kind in SubjectKind]: (scene: Scene, subject: Subject<Kind>) => Picture } =
  DRAWINGS

const pictureOf = <Kind extends SubjectKind>(scene: Scene, subject: Subject<Kind>): Picture =>
  BY_KIND[subject.kind](scene, subject)

function whole({ behind, drawn, stands, before = '' }: Picture): string {
  if (behind === undefined) return drawn + before
  return `${behind}<g data-article="${stands ? 'stands' : 'hangs'}">${drawn}</g>${before}`
}

/** Moves the middle of the closer look to the middle of the sheet, as far as the sheet reaches. */
function closer(picture: Picture): string {
  const [x, y, times] = picture.close
  const reach = (at: number, size: number) =>
    Math.min(Math.max(at, size / 2 / times), size - size / 2 / times)
  const [left, top] = [200 - times * reach(x, 400), 150 - times * reach(y, 300)]
  return placed(svg`translate(${left} ${top})scale(${times})`, whole(picture))
}

/** One product image as a complete SVG document; the same order always gives the same document. */
export function drawScene(order: PicturedScene, view: SceneView): string {
  const scene = createScene(order.artwork, order.tint)
  const picture = pictureOf(scene, order)
  const drawn = view === 1 ? whole(picture) : closer(picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${scene.definitions()}${drawn}</svg>`
}
