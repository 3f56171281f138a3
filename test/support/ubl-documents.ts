import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Leaves an invoice or credit note in the folder that UBL_FOLDER names, where `.ci/run` holds all of them against the official rules
 * (scripts/check-ubl.ts). Gives it back as it is, so that a test goes on with what is judged.
 */
export function leftForRules(xml: string, about: 'order' | 'hostile' = 'order'): string {
  const folder = process.env['UBL_FOLDER']
  if (folder) {
    mkdirSync(folder, { recursive: true })
    // Named by what is in it: a test that runs again leaves the same file.
    const name = createHash('sha256').update(xml).digest('hex').slice(0, 16)
    writeFileSync(join(folder, `${about}-${name}.xml`), xml)
  }
  return xml
}
