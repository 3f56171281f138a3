import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../deploy/cluster')

/** An example of `deploy/cluster/` with other values in the place of those that stand there. */
export function exampleOf(file: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} says nothing of ${from}`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(FOLDER, file), 'utf8'),
  )
}
