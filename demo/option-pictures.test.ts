import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Option } from '#domain/configurator/model.ts'
import { leafSteps } from '#domain/configurator/steps.ts'
import { components } from './components.ts'
import { configurators } from './configurators.ts'
import type { DemoOptionPicture } from './model.ts'
import { optionPictures } from './option-pictures.ts'
import { products } from './products.ts'
import { drawScene } from './scenes/draw-scene.ts'
import { drawSwatch } from './scenes/draw-swatch.ts'
import { drawFinish, isFinish } from './scenes/finishes/draw-finish.ts'
import { idsIn, malformation, referencesIn } from './scenes/svg-document.ts'

const HEAVIEST_BYTES = 1200

const draw = (picture: DemoOptionPicture) => (isFinish(picture) ? drawFinish(picture) : drawSwatch(picture))

const goods = new Map([
  ...products.map(({ sku, scene }) => [sku, () => drawScene(scene, 1)] as const),
  ...components.map(
    ({ sku, picture }) =>
      [sku, () => ('tint' in picture ? drawScene(picture, 1) : drawSwatch(picture))] as const,
  ),
])

/** By themselves these show a print and how it hangs, which a choice of material leaves open. */
const soldPrinted = new Set(products.filter(({ print }) => print !== null).map(({ sku }) => sku))

/** What a customer sees of it: a drawing of its own, else that of its product. */
function drawingOf(key: string, { id, sku }: Option): string | null {
  const own = optionPictures[key]?.[id]
  if (own) return draw(own)
  return sku === null ? null : (goods.get(sku)?.() ?? null)
}

/** A circulation and a size are numbers, which a picture would not tell. */
const isNumber = ({ effect, title }: Option) =>
  effect.kind === 'runQuantity' || /\d\s×\s\d+\s[cm]m$/.test(title)

const stepsOf = (configurator: (typeof configurators)[number]) =>
  leafSteps(configurator).flatMap((step) => ('options' in step ? [step] : []))

describe.each(configurators)('the options of $key', (configurator) => {
  const { key } = configurator
  const options = stepsOf(configurator).flatMap((step) => step.options)

  it('each have a drawing, but for numbers', () => {
    const bare = options.filter((option) => !isNumber(option) && drawingOf(key, option) === null)
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('are drawn where they are no product, or a material that is also sold printed, and known by their id', () => {
    const own = options.filter(
      (option) =>
        (option.sku === null && !isNumber(option)) || (option.sku !== null && soldPrinted.has(option.sku)),
    )
    expect(Object.keys(optionPictures[key] ?? {}).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
  })

  it.each(stepsOf(configurator))('look different from each other in the step $optionId', (step) => {
    const drawings = step.options.map((option) => drawingOf(key, option)).filter((one) => one !== null)
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

const pictures = Object.entries(optionPictures).flatMap(([key, byOption]) =>
  Object.entries(byOption).map(([id, picture]) => ({ name: `${key}/${id}`, picture })),
)

describe.each(pictures)('the drawing of $name', ({ picture }) => {
  const document = draw(picture)

  it('is a well-formed and light document of 4:3 that refers to nothing outside it', () => {
    expect(malformation(document)).toBeNull()
    expect(document).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="320" height="240" viewBox="0 0 320 240">/,
    )
    expect(document).not.toMatch(/NaN|undefined|null|Infinity|--\d/)
    expect(document).not.toMatch(/<script|<style|<text|<image|<foreignObject| style=| on[a-z]+=/)
    const known = idsIn(document)
    expect(new Set(known).size).toBe(known.length)
    expect(referencesIn(document).filter((id) => !known.includes(id))).toEqual([])
    expect(gzipSync(document).length).toBeLessThanOrEqual(HEAVIEST_BYTES)
    expect(draw(picture)).toBe(document)
  })
})
