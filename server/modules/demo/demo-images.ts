import { createHash, randomUUID } from 'node:crypto'
import { drawScene } from '../../../demo/scenes/draw-scene.ts'
import type { DemoScene } from '../../../demo/model.ts'

type View = 1 | 2

const SIZE = { width: 400, height: 300 } as const

/** Draws scenes, each different drawing once: `rows` are the images drawn so far. */
export function demoImages() {
  const byHash = new Map<string, { readonly id: string; readonly hash: string; readonly content: Buffer }>()
  return {
    idOf(scene: DemoScene, view: View): string {
      const content = Buffer.from(drawScene({ ...scene, view }))
      const hash = createHash('sha256').update(content).digest('hex')
      const image = byHash.get(hash) ?? { id: randomUUID(), hash, content }
      byHash.set(hash, image)
      return image.id
    },
    rows: () =>
      [...byHash.values()].map(({ id, hash, content }) => ({
        id,
        content_hash: hash,
        mime_type: 'image/svg+xml' as const,
        ...SIZE,
        content,
      })),
  }
}

export type DemoImages = ReturnType<typeof demoImages>
