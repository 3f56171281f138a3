import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { KIND_DRAWINGS } from './kinds/kind-drawings.ts'
import { drawPressSheet } from './draw-press-sheet.ts'
import { drawScene } from './draw-scene.ts'
import { SCENE_KINDS } from './scene-kinds.ts'
import type { SceneView } from './scene-kinds.ts'
import { idsIn, malformation, referencesIn } from './svg-document.ts'

const VIEWS: readonly SceneView[] = [1, 2, 3]

/** Every generator in several variations, and the highest number allowed. */
const ARTWORKS = [...Array.from({ length: 24 }, (_, index) => index), 9997, 9998, 9999]

const HEAVIEST_BYTES = 2600

describe.each(SCENE_KINDS)('scene %s', (kind) => {
  const documents = VIEWS.flatMap((view) =>
    ARTWORKS.map((artwork) => ({
      name: `${kind} ${artwork} view ${view}`,
      document: drawScene({ kind, artwork, tint: artwork % 6, view }),
    })),
  )

  it('is a well-formed document of 4:3 without broken numbers', () => {
    for (const { name, document } of documents) {
      expect(malformation(document), name).toBeNull()
      expect(document, name).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="400" height="300" viewBox="0 0 400 300">/,
      )
      expect(document, name).not.toMatch(/NaN|undefined|null|Infinity|--\d/)
    }
  })

  it('carries no script, style, font, picture or outside reference', () => {
    for (const { name, document } of documents) {
      expect(document, name).not.toMatch(/<script|<style|<text|<image|<foreignObject| style=| on[a-z]+=/)
      expect(document.replaceAll('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /:\/\/|href="[^#]|url\([^#]/,
      )
    }
  })

  it('has unique ids, and every reference finds one', () => {
    for (const { name, document } of documents) {
      const known = new Set(idsIn(document))
      expect(known.size, name).toBe(idsIn(document).length)
      expect(
        referencesIn(document).filter((id) => !known.has(id)),
        name,
      ).toEqual([])
    }
  })

  it('stays light enough for a grid of cards', () => {
    const heaviest = Math.max(...documents.map(({ document }) => gzipSync(document).length))
    expect(heaviest).toBeLessThanOrEqual(HEAVIEST_BYTES)
  })

  it('draws the same order the same way, and views and tints differently', () => {
    const order = { kind, artwork: 7, tint: 1, view: 1 } as const
    expect(drawScene(order)).toBe(drawScene({ ...order }))
    expect(drawScene({ ...order, tint: 2 })).not.toBe(drawScene(order))
    expect(new Set(VIEWS.map((view) => drawScene({ ...order, view }))).size).toBe(3)
  })
})

it('has a drawing for every kind and no other', () => {
  expect(Object.keys(KIND_DRAWINGS).toSorted()).toEqual([...SCENE_KINDS].toSorted())
})

it('prints another artwork for each of the six generators', () => {
  const prints = [0, 1, 2, 3, 4, 5].map((artwork) => drawScene({ kind: 'plaat', artwork, tint: 0, view: 1 }))
  expect(new Set(prints).size).toBe(6)
})

it('draws a press sheet that is well formed, with unique ids', () => {
  const sheet = drawPressSheet()
  expect(malformation(sheet)).toBeNull()
  expect(new Set(idsIn(sheet)).size).toBe(idsIn(sheet).length)
  expect(sheet).toBe(drawPressSheet())
})
