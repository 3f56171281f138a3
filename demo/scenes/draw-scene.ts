import { KIND_DRAWINGS } from './kinds/kind-drawings.ts'
import { createScene } from './scene.ts'
import type { Scene } from './scene.ts'
import type { SceneKind, SceneView } from './scene-kinds.ts'
import { castShadow, wall } from './shapes.ts'
import { line, shape } from './svg.ts'

export type SceneOrder = {
  readonly kind: SceneKind
  /** 0 to 9999: one of six generators, and its variation. */
  readonly artwork: number
  /** 0 to 5: the wall; neighbouring cards take different ones. */
  readonly tint: number
  readonly view: SceneView
}

/** The print itself on a sheet with crop marks, the same for every product. */
function drawPrint(scene: Scene): string {
  const sheet = shape('M56 34H344V266H56z')
  const crops = 'M80 69h-9M92 57v-9M320 69h9M308 57v-9M80 231h-9M92 243v9M320 231h9M308 243v9'
  return (
    wall(scene) +
    castShadow(scene, sheet) +
    `<g fill="#fff">${sheet}</g>` +
    line(crops, '#11141B', 1) +
    scene.print(shape('M92 69H308V231H92z'), { x: 92, y: 69, width: 216, height: 162 })
  )
}

/** One product image as a complete SVG document; the same order always gives the same document. */
export function drawScene({ kind, artwork, tint, view }: SceneOrder): string {
  const scene = createScene(artwork, tint)
  const drawing = KIND_DRAWINGS[kind]
  const draw = { 1: drawing.front, 2: drawing.detail, 3: drawPrint } satisfies Record<SceneView, unknown>
  const content = draw[view](scene)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${scene.definitions()}${content}</svg>`
}
