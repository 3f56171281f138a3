const MOST_BYTES = 2 * 1024 * 1024
const MOST_USES = 1000
const MOST_DEPTH = 60

/** What only draws; nothing that runs, fetches, moves, writes in letters or holds another document. */
const ELEMENTS = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon clipPath mask pattern linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset'.split(
    ' ',
  ),
)
const NAMESPACE = 'http://www.w3.org/2000/svg'
const TAG = /<([^>]*)>/g
const CLOSING = /^\/([a-zA-Z]+)$/
const OPENING = /^([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<&]*")*)(\/?)$/
const ATTRIBUTE = / ([a-zA-Z][a-zA-Z0-9-]*)="([^"]*)"/g

/**
 * Whether a drawing is written as the shop writes its own: shapes alone, that name nothing outside of it, and that are not repeated
 * within each other until they are endless. There is no other way for a drawing into a shop than from one.
 */
export function isSafeDrawing(content: Uint8Array): boolean {
  if (content.length > MOST_BYTES) return false
  const text = Buffer.from(content).toString('utf8')
  if (!text.startsWith('<svg ') || text.replaceAll(TAG, '').trim() !== '') return false
  const open: { readonly name: string; readonly isRepeated: boolean }[] = []
  let uses = 0
  for (const [, inside = ''] of text.matchAll(TAG)) {
    const closed = CLOSING.exec(inside)
    if (closed) {
      if (open.pop()?.name !== closed[1]) return false
      continue
    }
    const [, name = '', attributes = '', end] = OPENING.exec(inside) ?? []
    if (!ELEMENTS.has(name) || !isSafe(attributes)) return false
    const isWithinRepeated = open.some(({ isRepeated }) => isRepeated)
    if (name === 'use' && (isWithinRepeated || (uses += 1) > MOST_USES)) return false
    if (end === '/') continue
    open.push({ name, isRepeated: name === 'symbol' || name === 'pattern' || attributes.includes(' id="') })
    if (open.length > MOST_DEPTH) return false
  }
  return open.length === 0
}

function isSafe(attributes: string): boolean {
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (/^on|^style$/i.test(name)) return false
    if (name.toLowerCase() === 'href' && !/^#[\w-]+$/.test(value)) return false
    if (name === 'xmlns' ? value !== NAMESPACE : /:|\\|url\((?!#[\w-]+\))/i.test(value)) return false
  }
  return true
}
