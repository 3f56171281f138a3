import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { categories } from '../categories.ts'
import { categoryScene } from '../category-scene.ts'
import { components } from '../components.ts'
import { products } from '../products.ts'
import { drawPressSheet } from './draw-press-sheet.ts'
import { drawScene } from './draw-scene.ts'
import type { PicturedScene, SceneView } from './draw-scene.ts'
import { idsIn, malformation, referencesIn } from './svg-document.ts'

const VIEWS: readonly SceneView[] = [1, 2]

const HEAVIEST_BYTES = 2100
const MOST_NODES = 271

const documentsOf = (scene: PicturedScene) => VIEWS.map((view) => drawScene(scene, view))

/** Only what is left when colours and artwork are the same: shape, proportion, material and finishing. */
const bare = (scene: PicturedScene) =>
  drawScene({ ...scene, artwork: 0, tint: 0 }, 1).replaceAll(/#[0-9a-f]{3,6}\b/gi, '#')

const drawn = [
  ...products,
  ...components.flatMap(({ sku, picture }) => ('tint' in picture ? [{ sku, scene: picture }] : [])),
]

const bareOf = new Map(drawn.map(({ sku, scene }) => [sku, bare(scene)]))

describe.each(drawn)('the drawing of $sku', ({ scene }) => {
  const documents = documentsOf(scene)

  it('is a well-formed document of 4:3 without broken numbers', () => {
    for (const document of documents) {
      expect(malformation(document)).toBeNull()
      expect(document).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="400" height="300" viewBox="0 0 400 300">/,
      )
      expect(document).not.toMatch(/NaN|undefined|null|Infinity|--\d/)
    }
  })

  it('carries no script, style, font, picture or outside reference', () => {
    for (const document of documents) {
      expect(document).not.toMatch(/<script|<style|<text|<image|<foreignObject| style=| on[a-z]+=/)
      expect(document.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/:\/\/|href="[^#]|url\([^#]/)
    }
  })

  it('has unique ids, and every reference finds one', () => {
    for (const document of documents) {
      const known = idsIn(document)
      expect(new Set(known).size).toBe(known.length)
      expect(referencesIn(document).filter((id) => !known.includes(id))).toEqual([])
    }
  })

  it('stays light enough for a grid of cards', () => {
    for (const document of documents) {
      expect(gzipSync(document).length).toBeLessThanOrEqual(HEAVIEST_BYTES)
      expect(document.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(MOST_NODES)
    }
  })

  it('is drawn the same way each time, and looks closer in its second view', () => {
    expect(documentsOf(scene)).toEqual(documents)
    expect(documents[1]).not.toBe(documents[0])
  })
})

it.each(drawn)('draws $sku as no other product, whatever is printed on it', ({ sku }) => {
  const alike = drawn.filter((other) => other.sku !== sku && bareOf.get(other.sku) === bareOf.get(sku))
  expect(alike.map((other) => other.sku)).toEqual([])
})

it.each(categories)('pictures $urlPath by a product of that category', (category) => {
  const product = products.find(({ sku }) => sku === category.scene.product)
  expect(
    product?.categoryPaths.some(
      (path) => path === category.urlPath || path.startsWith(`${category.urlPath}/`),
    ),
  ).toBe(true)
  expect(drawScene(categoryScene({ products }, category), 1)).toContain('<svg')
})

it('prints another artwork for each of the six generators', () => {
  const prints = [0, 1, 2, 3, 4, 5].map((artwork) =>
    drawScene({ kind: 'rollUp', widthMm: 850, heightMm: 2000, artwork, tint: 0 }, 1),
  )
  expect(new Set(prints).size).toBe(6)
})

it('draws a press sheet that is well formed, with unique ids', () => {
  const sheet = drawPressSheet()
  expect(malformation(sheet)).toBeNull()
  expect(new Set(idsIn(sheet)).size).toBe(idsIn(sheet).length)
  expect(sheet).toBe(drawPressSheet())
})

it('shows a cloth that is cut to size only without hem and rings', () => {
  const cloth = {
    kind: 'banner',
    widthMm: 2800,
    heightMm: 1400,
    rings: [6, 1],
    artwork: 1084,
    tint: 0,
  } as const
  const shown = (shows: 'cut' | 'whole') => drawScene({ ...cloth, shows }, 1)
  expect(shown('whole')).toContain('stroke-dasharray="5 3.5"')
  expect(shown('cut')).not.toContain('stroke-dasharray="5 3.5"')
  expect(shown('cut')).not.toContain('stroke="#6F7686"')
})
