import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FileVerdict } from '#domain/designs/findings.ts'
import { failedCheck, judgeFile } from '#domain/designs/judge-file.ts'
import { withOwnLines } from '#domain/designs/spot-names.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { makeScratch } from '../../storage/scratch.ts'
import { ownLineNames } from '../content/shop-config.ts'
import { inTurn } from '../preflight/in-turn.ts'
import { inspectPrintFile } from '../preflight/inspect-print-file.ts'
import { endCheck } from './end-check.ts'
import { previewKey } from './previews.ts'
import { findUnjudged, putVerdictBack } from './verdict-store.ts'

export type CheckContext = Pick<ShopContext, 'db' | 'files' | 'jobs' | 'clock'>

/** Measures the file of a design, keeps its previews and judges it by itself. A repeat after that does nothing. */
export async function checkDesign(
  shop: CheckContext,
  designId: string,
  signal: AbortSignal,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<void> {
  const { db, files } = shop
  const design = await findUnjudged(db, designId)
  if (!design) return
  const { companyId, fileName, storageKey } = design
  const folder = await makeScratch('previews')
  try {
    const inspected = await files.useLocally(storageKey, (path) =>
      inTurn(companyId, () => inspectPrintFile({ path, name: fileName }, folder, signal)),
    )
    if (!inspected) throw new Error(`the file of design ${designId} is not there`)
    const { previews } = inspected
    for (const { path, page, widthPx } of previews) {
      await files.put(previewKey(designId, { page, widthPx }), createReadStream(path))
    }
    const facts = withOwnLines(inspected.facts, await ownLineNames(db))
    const verdict = judgeFile(facts, null, fileName)
    const shown = previews.map(({ page, widthPx, heightPx }) => ({ page, widthPx, heightPx }))
    await endCheck(shop, designId, { ...verdict, facts, previews: shown, isAgain })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ends the processing of a design whose file could not be checked. */
export const giveUpCheck = (shop: Omit<CheckContext, 'files'>, designId: string): Promise<void> =>
  endCheck(shop, designId, { ...failedCheck(), facts: null, previews: [] })

/** A check that was asked for anew and came to nothing: what was known of the file stays. */
export const giveUpAgain = (
  { db, clock }: Pick<CheckContext, 'db' | 'clock'>,
  designId: string,
  before: FileVerdict['status'],
): Promise<void> =>
  changeAs(db, { kind: 'system', task: 'preflight-design' }, (trx) =>
    putVerdictBack(trx, designId, before, clock()),
  )
