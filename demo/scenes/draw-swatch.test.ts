import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { components } from '../components.ts'
import { drawSwatch } from './draw-swatch.ts'
import type { Swatch } from './swatch.ts'
import { idsIn, malformation, referencesIn } from './svg-document.ts'

const HEAVIEST_BYTES = 1200

const swatches = components.flatMap(({ sku, picture }) => ('tint' in picture ? [] : [{ sku, picture }]))

describe.each(swatches)('the swatch of $sku', ({ picture }) => {
  const document = drawSwatch(picture)

  it('is a well-formed document of 4:3 without broken numbers', () => {
    expect(malformation(document)).toBeNull()
    expect(document).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="320" height="240" viewBox="0 0 320 240">/,
    )
    expect(document).not.toMatch(/NaN|undefined|null|Infinity|--\d/)
  })

  it('carries no script, style, picture or outside reference, and finds what it refers to', () => {
    expect(document).not.toMatch(/<script|<style|<text|<image|<foreignObject| style=| on[a-z]+=/)
    const known = idsIn(document)
    expect(new Set(known).size).toBe(known.length)
    expect(referencesIn(document).filter((id) => !known.includes(id))).toEqual([])
  })

  it('stays light and draws the same material the same way', () => {
    expect(gzipSync(document).length).toBeLessThanOrEqual(HEAVIEST_BYTES)
    expect(drawSwatch(picture)).toBe(document)
  })
})

/** Only what is left when the colours are the same. */
const bare = (picture: Swatch) => drawSwatch(picture).replaceAll(/#[0-9a-f]{3,6}\b/gi, '#')

it.each(swatches)('draws $sku as no other material, whatever its colour', ({ sku, picture }) => {
  const alike = swatches.filter((other) => other.sku !== sku && bare(other.picture) === bare(picture))
  expect(alike.map((other) => other.sku)).toEqual([])
})
