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

/** Names of which each is given once: with a number behind it where it is taken, or barred. */
export class NamesOnce {
  private readonly taken: Set<string>
  private readonly isBarred: (name: string) => boolean
  /** The last number that each name got. */
  private readonly numbers = new Map<string, number>()

  constructor(taken: Iterable<string> = [], isBarred: (name: string) => boolean = () => false) {
    this.taken = new Set(taken)
    this.isBarred = isBarred
  }

  give(wanted: string): string {
    let name = wanted
    let number = this.numbers.get(wanted) ?? 1
    while (this.taken.has(name) || this.isBarred(name)) {
      number += 1
      name = `${wanted}-${number}`
    }
    this.numbers.set(wanted, number)
    this.taken.add(name)
    return name
  }
}

/** The addresses that are taken, and those that are given out. */
export class Addresses {
  private readonly names: NamesOnce

  constructor(taken: Iterable<string>) {
    this.names = new NamesOnce(taken, isReservedPath)
  }

  /** An address for a name below another one. */
  give(name: string, below: string | null, otherwise: string): string {
    const wanted = (proposedPath(name, below) ?? `${below ?? ''}/${otherwise}`).slice(0, LONGEST)
    return this.names.give(wanted.replace(/-$/, ''))
  }
}

/** Ids within one configurator, made of what they name. */
export class Ids {
  private readonly names = new NamesOnce()

  give(name: string, otherwise: string): string {
    const wanted = (proposedPath(name, null) ?? `/${otherwise}`).slice(1, 80)
    return this.names.give(wanted)
  }
}
