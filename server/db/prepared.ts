import { createHash } from 'node:crypto'
import { Client, type PoolClient } from 'pg'

/**
 * What a statement begins with that is asked all day for few rows, and whose plan takes PostgreSQL longer than its rows: each
 * connection has it planned once, under a name made of its text. One whose text differs from call to call, or that searches by a
 * pattern, must not be marked: the plan for any pattern is a bad one for most.
 */
const MARK = /^\s*\/\* prepared \*\//

const names = new Map<string, string>()

/** The name of a marked statement; null for any other. */
function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  if (!MARK.test(text)) return null
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

const plainQuery = () => Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown

/** Makes a connection prepare the statements that are marked. */
export function prepareMarked(client: PoolClient): void {
  function query(...args: readonly unknown[]): unknown {
    const [text, values] = args
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : null
    return Reflect.apply(plainQuery(), client, name === null ? args : [{ name, text, values }])
  }
  Reflect.set(client, 'query', query)
}
