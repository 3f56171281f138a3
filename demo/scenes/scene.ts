import { drawArtwork } from './artwork/draw-artwork.ts'
import { drawDef } from './defs.ts'
import type { DefName } from './defs.ts'
import { tintAt } from './palette.ts'
import type { Tint } from './palette.ts'
import { moved, svg } from './svg.ts'
import type { Box } from './svg.ts'

/** What a drawing of one kind works with: its surroundings, shared light, clipping, and its printed artwork. */
export type Scene = {
  readonly tint: Tint
  /** A paint or filter reference to a shared definition, which the document then carries. */
  readonly use: (name: DefName) => string
  readonly clip: (shape: string, content: string) => string
  /** A pattern from one tile of markup, as paint. */
  readonly pattern: (width: number, height: number, tile: string) => string
  /** The artwork fitted to a box and cut to a shape; another variant gives another job from the same press. */
  readonly print: (outline: string, box: Box, variant?: number) => string
  /** The same where artwork is a part of what is printed only, such as a logo on paper: a customer's own does not go there. */
  readonly motif: (outline: string, box: Box, variant?: number) => string
  readonly definitions: () => string
}

/** The artwork in a picture of its own, marked so that the shop lays a customer's own in its place. */
const printArea = ({ x, y, width, height }: Box, artwork: string): string =>
  svg`<svg data-print="" x="${x}" y="${y}" width="${width}" height="${height}">${artwork}</svg>`

export function createScene(artwork: number, tint: number): Scene {
  const used = new Map<DefName, string>()
  const patterns: string[] = []
  let clips = 0
  const clip = (outline: string, content: string) => {
    clips += 1
    return `<clipPath id="c${clips}">${outline}</clipPath><g clip-path="url(#c${clips})">${content}</g>`
  }
  const fitted = ({ width, height }: Box, variant = 0) => drawArtwork(artwork + 7 * variant, width, height)
  return {
    tint: tintAt(tint),
    use: (name) => {
      if (!used.has(name)) used.set(name, drawDef(name, name))
      return `url(#${name})`
    },
    clip,
    pattern: (width, height, tile) => {
      const id = `p${patterns.length + 1}`
      patterns.push(
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile}</pattern>`,
      )
      return `url(#${id})`
    },
    print: (outline, box, variant) => clip(outline, printArea(box, fitted(box, variant))),
    motif: (outline, box, variant) => clip(outline, moved(box.x, box.y, fitted(box, variant))),
    definitions: () => {
      const all = [...used.values(), ...patterns].join('')
      return all === '' ? '' : `<defs>${all}</defs>`
    },
  }
}
