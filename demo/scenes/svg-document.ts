/** The complaint about the first tag that does not nest or is not well formed, or null. */
export function malformation(document: string): string | null {
  const open: string[] = []
  const tags = document.matchAll(/<([^>]*)>/g)
  for (const [whole, inside = ''] of tags) {
    const closing = /^\/([a-zA-Z]+)$/.exec(inside)
    if (closing) {
      if (open.pop() !== closing[1]) return `${whole} closes something else`
      continue
    }
    const opening = /^([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<&]*")*)(\/?)$/.exec(inside)
    if (!opening) return `${whole} is not a tag`
    const names = [...(opening[2] ?? '').matchAll(/ ([a-zA-Z][a-zA-Z0-9-]*)=/g)].map(([, name]) => name)
    if (new Set(names).size !== names.length) return `${whole} repeats an attribute`
    if (opening[3] === '') open.push(opening[1] ?? '')
  }
  const between = document.replaceAll(/<[^>]*>/g, '')
  if (between !== '') return `stray text: ${between.slice(0, 40)}`
  return open.length === 0 ? null : `${open.join(', ')} left open`
}

export const idsIn = (document: string) => [...document.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)

export const referencesIn = (document: string) =>
  [...document.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)].map(([, paint, use]) => paint ?? use ?? '')
