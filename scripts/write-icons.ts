// Writes the icons of app/ui/icons/ from the package they come from, each as one path: `node scripts/write-icons.ts`.
// A page then carries the lines of the icons that it shows, and nothing to draw others with.
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import icons from 'lucide-react/dynamicIconImports'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const FOLDER = resolve(import.meta.dirname, '../app/ui/icons')

const number = (attributes: Shape[1], name: string) => Number(attributes[name] ?? 0)

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function rectangle(attributes: Shape[1]): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(attributes, name))
  const r = number(attributes, 'rx') || number(attributes, 'ry')
  if (x === undefined || y === undefined || width === undefined || height === undefined) return ''
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const across = width - 2 * r
  const down = height - 2 * r
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

/** Every shape of the package as the lines of a path. */
function linesOf([tag, attributes]: Shape): string {
  const at = (name: string) => number(attributes, name)
  if (tag === 'path') return attributes['d'] ?? ''
  if (tag === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'))
  if (tag === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
  if (tag === 'line') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
  if (tag === 'rect') return rectangle(attributes)
  const points = attributes['points'] ?? ''
  if (tag === 'polyline') return `M${points}`
  if (tag === 'polygon') return `M${points}z`
  throw new Error(`No lines for ${tag}`)
}

const NUMBER = String.raw`[ ,]*(-?(?:\d+\.?\d*|\.\d+))`
const FIRST_MOVE = new RegExp(`^m${NUMBER}${NUMBER}[ ,]*(?=[-.\\d]|([a-z]|$))`, 'i')

/** A small m would go on from the end of the path before it; what follows it without a letter are its small lines. */
function startedAnew(lines: string): string {
  if (!lines.startsWith('m')) return lines
  return lines.replace(FIRST_MOVE, (_move, x: string, y: string, letter: string | undefined) =>
    letter === undefined ? `M${x} ${y}l` : `M${x} ${y}`,
  )
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))) {
  const name = file.slice(0, -'.ts'.length)
  const load: () => Promise<unknown> = icons[name as keyof typeof icons]
  const { __iconData } = (await load()) as { readonly __iconData: { readonly node: readonly Shape[] } }
  const nodes = __iconData.node
  const lines = nodes.map((node) => startedAnew(linesOf(node))).join('')
  const constant = `${name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Icon`
  writeFileSync(
    join(FOLDER, file),
    `// ${name} of Lucide (lucide.dev), ISC licence: see the package lucide-react.\nexport const ${constant}: string =\n  '${lines}'\n`,
  )
}
