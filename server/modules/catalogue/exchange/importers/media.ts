/** Pictures beside an export; what lies there otherwise is not used. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|tiff?|gif)$/i
const TABLE = /\.csv$/i

export const isPictureName = (name: string): boolean => PICTURE.test(name)
export const isTableName = (name: string): boolean => TABLE.test(name)

/** Pictures by how their addresses end. */
export type Media = {
  /** The name in the ZIP of a picture that an export calls by its address; null where there is none, or where several are alike. */
  find(address: string): string | null
  /** Whether several have the longest end in common with an address. */
  isOfSeveral(address: string): boolean
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
  const bestOf = (address: string): readonly (readonly string[])[] => {
    const parts = partsOf(withoutEscapes(address.split(/[?#]/, 1)[0] ?? ''))
    const found = (byLast.get(parts.at(-1) ?? '') ?? []).map((one) => ({
      one,
      common: commonEnd(one, parts),
    }))
    const longest = found.reduce((most, { common }) => Math.max(most, common), 0)
    return found.filter(({ common }) => common === longest).map(({ one }) => one)
  }
  return {
    find(address) {
      const [best, ...others] = bestOf(address)
      return best && others.length === 0 ? (originals.get(best.join('/')) ?? null) : null
    },
    isOfSeveral: (address) => bestOf(address).length > 1,
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
