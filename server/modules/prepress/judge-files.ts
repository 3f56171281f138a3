import { judgeDesign } from '#domain/designs/judge-design.ts'
import { rankOf } from '#domain/orders/file-queues.ts'
import type { Executor } from '../../db/database.ts'
import { orderedPrint } from '../../db/documents/goods.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesignsOfAll } from '../designs/load-designs.ts'
import { findUnjudgedFiles, keepJudgements } from './judgement-store.ts'

const AT_ONCE = 200
/** So many in one question; what is left is judged by the next, and stands last until then. */
const MOST_ROUNDS = 5

/**
 * Judges the ordered files that came or changed since they were looked at last. What it keeps follows from file and line alone, so
 * that two may do so at once.
 */
export async function judgeNewFiles(db: Executor): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const files = await findUnjudgedFiles(db, AT_ONCE)
    if (files.length === 0) return
    const stored = await loadDesignsOfAll(db, [...new Set(files.map(({ designId }) => designId))])
    const designs = new Map(stored.map((design) => [design.id, design]))
    await keepJudgements(
      db,
      files.flatMap(({ print, ...file }) => {
        const design = designs.get(file.designId)
        if (!design) return []
        const { status } = judgeDesign(keptFile(design), orderedPrint.readOrNull(print))
        return [{ ...file, rank: rankOf(status) }]
      }),
    )
    if (files.length < AT_ONCE) return
  }
}
