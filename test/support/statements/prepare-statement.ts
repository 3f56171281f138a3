import type { Client, Connection, Submittable } from 'pg'

/** A column of what a statement answers. */
export type PreparedColumn = {
  readonly name: string
  readonly type: string
  /** The column of a table that it shows as it is, 'carts.reference'; null for anything worked out. */
  readonly of: string | null
  /** Whether that is null in some row: the column may be, or an outer join leaves it out. */
  readonly isNullable: boolean
}

type Field = {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}
type Plan = {
  readonly Output?: readonly string[]
  readonly Plans?: readonly Plan[]
  readonly 'Join Type'?: string
  readonly 'Parent Relationship'?: string
}

/** Asks the server to parse a statement and to say what it answers, and runs nothing. */
class Description implements Submittable {
  readonly fields: Promise<readonly Field[]>
  private readonly text: string
  private readonly outcome = Promise.withResolvers<readonly Field[]>()
  private found: readonly Field[] = []

  constructor(text: string) {
    this.text = text
    this.fields = this.outcome.promise
  }
  submit = (connection: Connection) => {
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }
  handleRowDescription({ fields }: { readonly fields: readonly Field[] }) {
    this.found = fields
  }
  handleError(error: Error) {
    this.outcome.reject(error)
  }
  handleReadyForQuery() {
    this.outcome.resolve(this.found)
  }
}

/** Has a statement parsed and planned against the schema, and says what it answers. Throws what PostgreSQL says against it. */
export async function prepareStatement(client: Client, text: string): Promise<PreparedColumn[]> {
  const fields = await client.query(new Description(text)).fields
  const plan = await planOf(client, text)
  const { rows: facts } = await client.query(
    `select a.attrelid::regclass || '.' || a.attname as of, t.typname as type, coalesce(a.attnotnull, false) as "isNever"
     from unnest($1::oid[], $2::int[], $3::oid[]) with ordinality as given (relation, number, type, place)
     join pg_type t on t.oid = given.type
     left join pg_attribute a on a.attrelid = given.relation and a.attnum = given.number and given.number > 0
     order by given.place`,
    [
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
      fields.map(({ dataTypeID }) => dataTypeID),
    ],
  )
  const leftOut = leftOutBy(plan)
  return fields.map(({ name }, place) => {
    const { of, type, isNever } = facts[place]
    const isNullable = of !== null && (!isNever || leftOut.has(plan.Output?.[place] ?? ''))
    return { name, type, of, isNullable }
  })
}

/** How a statement is worked out whatever its values are. */
async function planOf(client: Client, text: string): Promise<Plan> {
  const values = new Set(text.match(/\$\d+/g)).size
  await client.query(`set plan_cache_mode = force_generic_plan; prepare proved as ${text}`)
  try {
    const { rows } = await client.query(
      `explain (verbose, format json) execute proved ${values > 0 ? `(${Array(values).fill('null').join(', ')})` : ''}`,
    )
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await client.query('deallocate proved')
  }
}

/** What a plan takes from the side of an outer join that may have no row. */
function leftOutBy(plan: Plan, isOptional = false): Set<string> {
  const join = plan['Join Type']
  const found = new Set(isOptional ? plan.Output : [])
  for (const part of plan.Plans ?? []) {
    const side = part['Parent Relationship']
    const isLeftOut =
      join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer')
    for (const output of leftOutBy(part, isOptional || isLeftOut)) found.add(output)
  }
  return found
}
