import type { Operator } from '#domain/access/actor.ts'
import { type DetailPart, isDetailPart } from '#domain/designs/detail.ts'
import { sheetOf } from '#domain/designs/sheet.ts'
import type { ShopContext } from '../../context.ts'
import { orderedPrint } from '../../db/documents/goods.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import type { KeptOpen } from '../../storage/kept-open.ts'
import { loadDesignsOfAll } from '../designs/load-designs.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { DetailFailed, drawDetail } from '../preflight/draw-detail.ts'
import { findDeskFile, findShownDesign } from './desk-file-store.ts'
import type { detailTurns } from './detail-turns.ts'
import { pageDetail } from './page-detail.ts'

type Shop = Pick<ShopContext, 'db' | 'log'> & {
  readonly opened: KeptOpen
  readonly inTurn: ReturnType<typeof detailTurns>
}
type Wanted = {
  readonly id: string
  /** The very file that is looked at. */
  readonly designId: string
  readonly page: number
  readonly part: DetailPart
}

/** A part of a page of an ordered file as JPEG, drawn from the file itself as sharp as its level is. */
export async function showFileDetail(
  { db, log, opened, inTurn }: Shop,
  operator: Operator,
  { id, designId, page, part }: Wanted,
  signal: AbortSignal,
): Promise<Buffer> {
  requireRight(operator, 'seeFiles')
  const file = await findDeskFile(db, id)
  const shown = file && (await findShownDesign(db, id, designId))
  const [design] = shown ? await loadDesignsOfAll(db, [shown]) : []
  const key = design?.storageKey
  if (!file || !design?.facts || !key) throw new Refusal('DesignNotFound')
  const full = pageDetail(design, page, sheetOf(design.facts, page, orderedPrint.readOrNull(file.print)))
  if (!full) throw new Refusal('DesignNotFound')
  if (!isDetailPart(full, part)) throw new Refusal('InvalidInput', { field: 'part' })
  const { fileName: name, sizeBytes } = design
  const order = { name, page, full, part, isBlank: isBlank(design.facts, page) }
  try {
    const drawn = await inTurn(operator.operatorId, signal, () =>
      opened.use({ key, sizeBytes: sizeBytes ?? 0 }, (path) => drawDetail({ ...order, path }, signal)),
    )
    if (!drawn) throw new DetailFailed('it is not in the storage')
    return drawn
  } catch (error) {
    if (!(error instanceof DetailFailed)) throw error
    log.warn({ err: error, designId: design.id, page, part }, 'a part of a print file was not drawn')
    throw new Refusal('DetailNotDrawn')
  }
}

function isBlank(facts: NonNullable<StoredDesign['facts']>, page: number): boolean {
  if (facts.kind === 'raster') return facts.isBlank
  return facts.kind === 'document' && (facts.pages[page - 1]?.isBlank ?? false)
}
