import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { namedImageJson } from '../../db/named-image-json.ts'
import type { NamedImage } from '../catalogue/image-url.ts'
import { looseQuery, type SearchWords, significantWords, strictQuery } from './search-words.ts'

export type Hit = {
  readonly kind: 'product' | 'category' | 'page'
  readonly entityId: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly sku: string | null
  readonly image: NamedImage | null
}

/** Above this the trigrams of a word and of a document are taken for the same word with a typing error. */
const ALIKE = '0.5'
/** With so many documents that have every word nobody needs those that have some. */
const ENOUGH = 3
/** Comparing trigrams is dear, so that only the best of what has some word are compared. */
const MOST_LOOSE = 200
/** Two letters are found as the beginning of a word only: an index of trigrams cannot help with them. */
const SHORTEST_INFIX = 3

/**
 * What is found, best first, and how much. An exact sku goes before an exact title, that before a title that begins
 * so, that before words in title, synonyms and description, and typing errors come last; popularity decides the rest.
 */
export async function findDocuments(
  db: Database,
  query: SearchWords,
  limit: number,
): Promise<{ readonly hits: readonly Hit[]; readonly total: number }> {
  const { plain, compact } = query
  const strict = sql`to_tsquery('dutch_unaccented', ${strictQuery(query)})`
  const loose = sql`to_tsquery('dutch_unaccented', ${looseQuery(query)})`
  const infix = [plain, compact]
    .filter((text, place, all) => text.length >= SHORTEST_INFIX && all.indexOf(text) === place)
    .map((text) => sql`trigrams like ${`%${text}%`}`)
  const typed = significantWords(query)
  const alike = typed.filter((word) => word.length > SHORTEST_INFIX).map((word) => sql`${word} <% trigrams`)
  const likeness = sql.join(
    typed.map((word) => sql`word_similarity(${word}, trigrams)`),
    sql` + `,
  )
  const compactSku = sql`replace(lower(coalesce(sku, '')), '-', '')`

  return db.transaction().execute(async (trx) => {
    // The planner takes comparing trigrams to be as cheap as comparing numbers, and would do it for every document.
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true),
      set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(trx)
    const { rows } = await sql<Hit & { total: number }>`
      with strict as materialized (
        select path, popularity,
          case when ${compactSku} = ${compact} then 100 when ${compactSku} like ${`${compact}%`} then 12 else 0 end
          + case when trigrams not like ${`${plain}%`} then 0
              when trim(regexp_replace(lower(unaccent(title)), '[^[:alnum:]]+', ' ', 'g')) = ${plain} then 40 else 20 end
          + case when ' ' || trigrams like ${`% ${plain}%`} then 8 else 0 end
          + 10 * ts_rank(words, ${strict}) + popularity / 100.0 as score
        from search_documents
        where ${sql.join([sql`words @@ ${strict}`, ...infix], sql` or `)}
      ),
      loose as (
        select path, popularity, -20 + 10 * (${likeness}) / ${typed.length}::int + popularity / 200.0 as score
        from (
          select * from search_documents
          where (select count(*) from strict) < ${ENOUGH}
            and path not in (select path from strict)
            and (${sql.join([sql`words @@ ${loose}`, ...alike], sql` or `)})
          order by ts_rank(words, ${loose}) desc, popularity desc limit ${MOST_LOOSE}
        ) as candidates
      ),
      ranked as (
        select *, count(*) over () as total from (select * from strict union all select * from loose) as found
        order by score desc, popularity desc, path limit ${limit}
      )
      select kind, entity_id as "entityId", path, title, description, sku, total, coalesce(
        (select ${namedImageJson} from product_images
          join images on images.id = image_id where product_id = entity_id order by position limit 1),
        (select ${namedImageJson} from categories
          join images on images.id = image_id where categories.id = entity_id)) as image
      from ranked join search_documents using (path)
      order by score desc, ranked.popularity desc, path`.execute(trx)
    return { hits: rows, total: rows[0]?.total ?? 0 }
  })
}
