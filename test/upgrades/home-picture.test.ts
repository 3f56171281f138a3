import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

const HASH = 'a'.repeat(64)
const DRAWN = `/images/${HASH}.svg`

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase(null)
  await migrate(database.db, '0129-imports-taken-back')
  await sql`
    insert into images (content_hash, mime_type, width, height, content)
    values (${HASH}, 'image/svg+xml', 760, 650, '<svg/>')`.execute(database.db)
})
afterEach(() => database.drop())

describe('the picture of the home page of a shop from before it had words', () => {
  it.each([
    [
      'the drawing is described',
      { home_hero_image: DRAWN },
      'Drukvel met vijf ontwerpen, snijtekens en een kleurenbalk',
    ],
    ['a picture of the owner is not', { home_hero_image: '/images/eigen-640.webp' }, undefined],
    ['what the owner wrote stays', { home_hero_image: DRAWN, home_hero_image_alt: 'Ons vel' }, 'Ons vel'],
    ['nothing is said of no picture', {}, undefined],
  ])('%s', async (_rule, blocks, words) => {
    for (const [id, content] of Object.entries(blocks))
      await sql`insert into content_blocks (id, type, content) values (${id}, 'text', ${content})`.execute(
        database.db,
      )
    await migrate(database.db)
    const { rows } = await sql<{ content: string }>`
      select content from content_blocks where id = 'home_hero_image_alt'`.execute(database.db)
    expect(rows[0]?.content).toBe(words)
  })
})
