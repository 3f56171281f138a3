import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { copyOf, onServer, type TemplateName, withDatabase } from './templates.ts'

export type TestDatabase = {
  readonly db: Database
  readonly url: string
  /** Closes its connections and removes it. */
  drop(): Promise<void>
}

/** The way to a database by the pooler of this run; null where there is none. */
export function pooledUrl(url: string): string | null {
  const pooler = inject('poolerUrl')
  return pooler && withDatabase(pooler, new URL(url).pathname.slice(1))
}

/** A database of a test file's own: a copy of the empty shop, or of the demo shop; with null one without any tables. */
export async function testDatabase(template: TemplateName | null = 'shop_demo'): Promise<TestDatabase> {
  const templates = inject('databaseTemplates')
  const name = `${templates.prefix}${randomBytes(5).toString('hex')}`
  await onServer(templates.serverUrl, (client) =>
    client.query(copyOf(name, template ? templates[template] : 'template0')),
  )
  const url = withDatabase(templates.serverUrl, name)
  const db = openDatabase({ url, onLost: () => undefined })
  return {
    db,
    url,
    async drop() {
      await db.destroy()
      await onServer(templates.serverUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      )
    },
  }
}
