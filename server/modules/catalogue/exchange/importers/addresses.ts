import { proposedPath } from '#domain/catalogue/proposed-path.ts'
import { isReservedPath } from '../../reserved-paths.ts'

const LONGEST = 190
/** No number of an article is longer, whatever it is written with. */
const LONGEST_GIVEN = 400
const SKU = /^[A-Z0-9][A-Z0-9-]{0,63}$/
const MARKS = /\p{M}/gu

/** An article number in the form of this shop: capitals, digits and hyphens. Null where nothing is left of it, or too much. */
export function shopSku(text: string): string | null {
  if (text.length > LONGEST_GIVEN) return null
  const sku = text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return SKU.test(sku) ? sku : null
}

/** The addresses that are taken, and those that are given out; each is given once. */
export class Addresses {
  private readonly taken: Set<string>

  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken)
  }

  /** An address for a name below another one; with a number where it is taken, or belongs to the shop itself. */
  give(name: string, below: string | null, otherwise: string): string {
    const wanted = (proposedPath(name, below) ?? `${below ?? ''}/${otherwise}`).slice(0, LONGEST)
    let path = wanted
    for (let number = 2; this.taken.has(path) || isReservedPath(path); number += 1)
      path = `${wanted}-${number}`
    this.taken.add(path)
    return path
  }
}

/** Ids within one configurator, made of what they name. */
export class Ids {
  private readonly taken = new Set<string>()

  give(name: string, otherwise: string): string {
    const wanted = (proposedPath(name, null) ?? `/${otherwise}`).slice(1, 80)
    let id = wanted
    for (let number = 2; this.taken.has(id); number += 1) id = `${wanted}-${number}`
    this.taken.add(id)
    return id
  }
}
