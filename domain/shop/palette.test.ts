import { assert, integer, option, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, hexOf, parseColour, type Rgb } from './contrast.ts'
import { LEGIBLE, paletteOf } from './palette.ts'

const rgb = (text: string): Rgb => parseColour(text) ?? [0, 0, 0]
const paletteFrom = (action: string | null, actionDark: string | null = null) =>
  paletteOf({ action, actionDark })

describe('paletteOf', () => {
  it.each([
    ['no colour', null],
    ['a colour that cannot be read', 'blauw'],
  ])('%s keeps those of the shop', (_case, action) => {
    expect(paletteFrom(action, '#000')).toBeNull()
  })

  it.each([
    ['a deep colour takes white', '#0b6640', '#ffffff', '#0b6640'],
    ['a light colour takes ink', '#ffd900', '#11141b', '#ffd900'],
    ['black takes white', '#000', '#ffffff', '#000000'],
    ['white takes ink', '#fff', '#11141b', '#ffffff'],
  ])('%s', (_rule, action, onSurface, surface) => {
    const palette = paletteFrom(action)
    expect(palette && hexOf(palette.onSurface)).toBe(onSurface)
    expect(palette && hexOf(palette.surface)).toBe(surface)
  })

  it('darkens a middle tone on which neither white nor ink can be read', () => {
    const middle = '#7a7a7a'
    expect(contrast(rgb(middle), rgb('#fff'))).toBeLessThan(LEGIBLE)
    expect(contrast(rgb(middle), rgb('#11141b'))).toBeLessThan(LEGIBLE)
    const palette = paletteFrom(middle)
    expect(palette && hexOf(palette.onSurface)).toBe('#ffffff')
    expect(palette && contrast(palette.surface, rgb('#fff'))).toBeGreaterThanOrEqual(LEGIBLE)
  })

  it("takes the owner's second colour where it can be read", () => {
    const palette = paletteFrom('#0b6640', '#063d26')
    expect(palette && [hexOf(palette.surfaceHover), hexOf(palette.textStrong)]).toEqual([
      '#063d26',
      '#063d26',
    ])
  })

  it('makes a link of a light colour as dark as it has to be, and no darker', () => {
    const text = paletteFrom('#ffd900')?.text ?? [0, 0, 0]
    expect(contrast(text, rgb('#eceae3'))).toBeGreaterThanOrEqual(LEGIBLE)
    expect(contrast(text, rgb('#eceae3'))).toBeLessThan(LEGIBLE + 0.5)
  })

  it('can be read, whatever the owner chooses', () => {
    const channel = integer({ min: 0, max: 255 })
    const colour = tuple(channel, channel, channel).map(hexOf)
    assert(
      property(colour, option(colour), (action, actionDark) => {
        const palette = paletteFrom(action, actionDark)
        if (palette === null) return false
        const { surface, surfaceHover, onSurface, text, textStrong, tint, tintLight } = palette
        const grounds = ['#fff', '#f6f5f1', '#eceae3'].map(rgb)
        const pairs = [
          [onSurface, surface] as const,
          [onSurface, surfaceHover] as const,
          ...[...grounds, tint, tintLight].flatMap((ground) => [
            [text, ground] as const,
            [textStrong, ground] as const,
          ]),
        ]
        return pairs.every(([one, other]) => contrast(one, other) >= LEGIBLE)
      }),
    )
  })
})
