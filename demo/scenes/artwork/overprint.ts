import {
  CYAN,
  CYAN_OVER_MAGENTA,
  CYAN_OVER_YELLOW,
  INK,
  MAGENTA,
  MAGENTA_OVER_YELLOW,
  WHITE,
  YELLOW,
} from '../palette.ts'
import { filled, svg } from '../svg.ts'
import type { Artwork } from './artwork.ts'

type Point = { readonly x: number; readonly y: number }

const disc = ({ x, y }: Point, r: number, fill: string) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** Where the outlines of two discs of one size cross. */
function crossings(a: Point, b: Point, r: number): readonly [Point, Point] {
  const half = { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 }
  const length = Math.hypot(half.x, half.y)
  const rise = Math.sqrt(Math.max(r * r - length * length, 0)) / length
  const middle = { x: a.x + half.x, y: a.y + half.y }
  return [
    { x: middle.x + half.y * rise, y: middle.y - half.x * rise },
    { x: middle.x - half.y * rise, y: middle.y + half.x * rise },
  ]
}

function lens(a: Point, b: Point, r: number, fill: string): string {
  const [from, to] = crossings(a, b, r)
  return filled(
    fill,
    svg`M${from.x} ${from.y}A${r} ${r} 0 0 1 ${to.x} ${to.y}A${r} ${r} 0 0 1 ${from.x} ${from.y}`,
  )
}

/** Overlaps are drawn as shapes: the same picture as multiplied inks, without a style attribute. */
export const drawOverprint: Artwork = (width, height, random) => {
  const isWide = width > height * 1.5 && random.next() < 0.5
  const side = Math.min(width, height)
  const r = isWide
    ? Math.min(height * 0.36, width * 0.2)
    : Math.min(side * 0.3, Math.max(width, height) * 0.26)
  const reach = isWide ? r * 1.3 : r * 0.76
  const start = random.next() < 0.5 ? 0 : Math.PI
  const lift = isWide ? 0 : (start === 0 ? -0.25 : 0.25) * reach
  const centre = { x: width / 2, y: height / 2 + lift }
  const discs = [0, 1, 2].map((index): Point => {
    if (isWide) return { x: centre.x + (index - 1) * reach, y: centre.y }
    const angle = start - (Math.PI * 5) / 6 + (index * 2 * Math.PI) / 3
    return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach * 1.02 }
  })
  const [cyan = centre, magenta = centre, yellow = centre] = discs
  const paper = svg`<rect width="${width}" height="${height}" fill="${WHITE}"/>`
  const inks = disc(cyan, r, CYAN) + disc(magenta, r, MAGENTA) + disc(yellow, r, YELLOW)
  const pairs = lens(cyan, magenta, r, CYAN_OVER_MAGENTA) + lens(magenta, yellow, r, MAGENTA_OVER_YELLOW)
  if (isWide) return paper + inks + pairs
  const [, first] = crossings(cyan, magenta, r)
  const [, second] = crossings(magenta, yellow, r)
  const [, third] = crossings(yellow, cyan, r)
  const arc = svg`A${r} ${r} 0 0 1 `
  const middle = svg`M${first.x} ${first.y}${arc}${second.x} ${second.y}${arc}${third.x} ${third.y}${arc}${first.x} ${first.y}`
  return paper + inks + pairs + lens(yellow, cyan, r, CYAN_OVER_YELLOW) + filled(INK, middle)
}
