import { randomUUID } from 'node:crypto'

export type Ids = {
  /** The id of a thing by its name in the demo data; unknown names are mistakes in that data. */
  of(name: string): string
}

/** An id of its own for each name. */
export function newIds(kind: string, names: Iterable<string>): Ids {
  const ids = new Map([...names].map((name) => [name, randomUUID()]))
  return {
    of(name) {
      const id = ids.get(name)
      if (id === undefined) throw new Error(`The demo data name no ${kind} '${name}'`)
      return id
    },
  }
}
