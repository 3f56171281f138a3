import type { Scene } from '../scene.ts'

/** A kind seen as a whole in its surroundings, and seen close. */
export type KindDrawing = {
  readonly front: (scene: Scene) => string
  readonly detail: (scene: Scene) => string
}
