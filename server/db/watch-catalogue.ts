import { type CatalogueChange, readCatalogueChanges } from './catalogue-changes.ts'
import type { Database } from './database.ts'

/**
 * Reads what changed each time something is heard, and tells it in order. Several changes that come while one is read are told
 * together; what cannot be read counts as everything.
 */
export function watchCatalogue(
  db: Database,
  told: (change: CatalogueChange) => void,
  onFailure: (error: unknown) => void,
): { heard(): Promise<void> } {
  let known: number | null = null
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function read(): Promise<void> {
    next = null
    try {
      const change = await readCatalogueChanges(db, known)
      known = change.version
      told(change)
    } catch (error) {
      known = null
      onFailure(error)
    }
  }
  return {
    heard() {
      if (!next) {
        next = running.then(read)
        running = next
      }
      return next
    },
  }
}
