/** Pictures beside an export; what lies there otherwise is not used. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|tiff?|gif)$/i
const TABLE = /\.csv$/i

export const isPictureName = (name: string): boolean => PICTURE.test(name)
export const isTableName = (name: string): boolean => TABLE.test(name)

/** Pictures by how their addresses end. */
export type Media = {
  /** The name in the ZIP of a picture that an export calls by its address; null where there is none. */
  find(address: string): string | null
}

const partsOf = (name: string) =>
  name
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')

/**
 * Exports name pictures by their address on the web ('https://shop.example/wp-content/uploads/2024/05/vlag.jpg') or within their
 * folder of media ('/v/l/vlag.jpg'). The one in the ZIP has the longest end in common; of several alike none is taken.
 */
export function mediaOf(names: Iterable<string>): Media {
  const byLast = new Map<string, (readonly string[])[]>()
  const originals = new Map<string, string>()
  for (const name of names) {
    if (!isPictureName(name)) continue
    const parts = partsOf(name)
    const last = parts.at(-1) ?? ''
    const alike = byLast.get(last)
    if (alike) alike.push(parts)
    else byLast.set(last, [parts])
    originals.set(parts.join('/'), name)
  }
  return {
    find(address) {
      const parts = partsOf(withoutEscapes(address.split(/[?#]/, 1)[0] ?? ''))
      const found = (byLast.get(parts.at(-1) ?? '') ?? [])
        .map((one) => ({ one, common: commonEnd(one, parts) }))
        .toSorted((one, other) => other.common - one.common)
      const [best, next] = found
      if (!best || (next && next.common === best.common)) return null
      return originals.get(best.one.join('/')) ?? null
    },
  }
}

function withoutEscapes(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    // One that is not written as addresses are.
    return address
  }
}

function commonEnd(one: readonly string[], other: readonly string[]): number {
  let common = 0
  while (common < Math.min(one.length, other.length) && one.at(-1 - common) === other.at(-1 - common))
    common += 1
  return common
}
