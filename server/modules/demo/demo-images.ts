import { createHash, randomUUID } from 'node:crypto'
import { drawPressSheet } from '#demo/scenes/draw-press-sheet.ts'
import { drawScene } from '#demo/scenes/draw-scene.ts'
import { drawSwatch } from '#demo/scenes/draw-swatch.ts'
import { drawFinish, isFinish } from '#demo/scenes/finishes/draw-finish.ts'
import type { SceneView } from '#demo/scenes/draw-scene.ts'
import type { DemoComponent, DemoOptionPicture, DemoScene } from '#demo/model.ts'
import { MIDDLE } from '#domain/catalogue/picture-cut.ts'
import { imageUrl } from '../catalogue/image-url.ts'

type Size = { readonly width: number; readonly height: number }
type Drawn = Size & { readonly id: string; readonly hash: string; readonly content: Buffer }

const MIME_TYPE = 'image/svg+xml'
const SCENE: Size = { width: 400, height: 300 }
const SWATCH: Size = { width: 320, height: 240 }
const PRESS_SHEET: Size = { width: 760, height: 650 }

const urlOf = ({ hash }: Drawn) => imageUrl({ hash, mimeType: MIME_TYPE, widths: null, focus: MIDDLE })

/** Draws images, each different drawing once: `rows` are those drawn so far. */
export function demoImages() {
  const byHash = new Map<string, Drawn>()
  function keep(drawing: string, size: Size): Drawn {
    const content = Buffer.from(drawing)
    const hash = createHash('sha256').update(content).digest('hex')
    const image = byHash.get(hash) ?? { id: randomUUID(), hash, content, ...size }
    byHash.set(hash, image)
    return image
  }
  return {
    idOf: (scene: DemoScene, view: SceneView): string => keep(drawScene(scene, view), SCENE).id,
    idOfPicture: (picture: DemoComponent['picture']): string =>
      'tint' in picture ? keep(drawScene(picture, 1), SCENE).id : keep(drawSwatch(picture), SWATCH).id,
    urlOfOption: (picture: DemoOptionPicture): string =>
      urlOf(keep(isFinish(picture) ? drawFinish(picture) : drawSwatch(picture), SWATCH)),
    pressSheetUrl: (): string => urlOf(keep(drawPressSheet(), PRESS_SHEET)),
    rows: () =>
      [...byHash.values()].map(
        ({ hash, ...image }) => ({ ...image, content_hash: hash, mime_type: MIME_TYPE }) as const,
      ),
  }
}

export type DemoImages = ReturnType<typeof demoImages>
