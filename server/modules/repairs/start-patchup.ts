import { randomUUID } from 'node:crypto'
import type { Contact } from '#domain/access/actor.ts'
import type { JudgedDesign } from '#domain/cart/line-designs.ts'
import { isMendable } from '#domain/designs/judge-design.ts'
import { needsChoice } from '#domain/designs/repair-ways.ts'
import { planRepair, type RepairPlan } from '#domain/designs/plan-repair.ts'
import { DEFAULT_REPAIR_OPTIONS, type RepairOptions } from '#domain/designs/repairs.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { setDeleted } from '../designs/hide-design.ts'
import { insertRepairedDesign } from '../designs/repaired-design.ts'
import { turnOfFile } from '../designs/turn-of-file.ts'
import { mailPatchupTask } from './mail-patchup.task.ts'
import { decidePatchup, insertPatchup, isByShop, listPatchups, type Patchup } from './patchup-store.ts'
import { repairDesignTask } from './repair-design.task.ts'
import type { LineName, RepairedLine, TakeRepairedLine } from './repaired-line.ts'

type Asked = {
  readonly designIds?: readonly string[] | undefined
  readonly options?: RepairOptions | undefined
}

/** Who looks at the screen has answered by then; who went away gets a mail. */
const MAIL_AFTER_MS = 5 * 60_000

type Mendables = Pick<RepairedLine, 'print' | 'designs'>
type Mendable = { readonly design: JudgedDesign; readonly designId: string; readonly plan: RepairPlan }

/**
 * Proposes a repair of every fixable file of a line that can be mended, or of some. A file in another proportion waits until the
 * customer has chosen how. A repair that is open already stays, unless it is asked for with other options; then the new one takes
 * its place.
 */
export async function startPatchup(
  shop: ShopContext,
  customer: Contact,
  name: LineName,
  asked: Asked,
  takeRepairedLine: TakeRepairedLine,
): Promise<void> {
  const { companyId, contactId } = customer
  await changeAs(shop.db, customer, async (trx) => {
    const line = await takeRepairedLine(shop, trx, customer, name)
    const isOrdered = name.orderId !== null
    const asker = { lineId: name.lineId, isOrdered, companyId, contactId }
    const batchId = await proposeRepairs(shop, trx, asker, line, asked)
    if (batchId === null) return
    await shop.jobs.send(
      trx,
      mailPatchupTask,
      { batchId },
      { startAfter: new Date(Date.now() + MAIL_AFTER_MS) },
    )
  })
}

/** Who has files of a line repaired: a contact of the company, or with null the shop. */
type Asker = Pick<Patchup, 'lineId' | 'isOrdered' | 'companyId' | 'contactId'>

/** Has repairs of a line made, which the transaction has taken; answers their batch, or null where none is new. */
export async function proposeRepairs(
  shop: Pick<ShopContext, 'jobs' | 'clock'>,
  trx: Executor,
  asker: Asker,
  line: Mendables,
  { designIds, options }: Asked,
): Promise<string | null> {
  const { lineId, companyId, contactId } = asker
  const now = shop.clock()
  const chosen = options ?? DEFAULT_REPAIR_OPTIONS
  const asked = mendableDesigns(line, chosen).filter(
    ({ designId }) => !designIds || designIds.includes(designId),
  )
  if (asked.length === 0) throw new Refusal('NothingToRepair')
  const mendable = options ? asked : asked.filter(({ design }) => !isToBeChosen(design))
  if (mendable.length === 0) throw new Refusal('RepairNeedsChoice')
  const batchId = randomUUID()
  const open = (await listPatchups(trx, [lineId])).filter(isOpen)
  let isMade = false
  for (const { design, designId, plan } of mendable) {
    const same = open.find(({ side, sourceDesignId }) => side === design.side && sourceDesignId === designId)
    // What the shop has made is not for the customer to answer, nor the other way round.
    const isOfSame = same && isByShop(same) === isByShop(asker)
    if (same && isOfSame && isEqual(same.options, chosen)) continue
    if (same) await letGo(trx, same, now)
    const fileName = resultName(design.file?.fileName ?? '')
    const resultDesignId = await insertRepairedDesign(trx, {
      companyId,
      contactId,
      fileName,
      sourceDesignId: designId,
      now,
    })
    const patchupId = await insertPatchup(trx, {
      ...asker,
      batchId,
      side: design.side,
      sourceDesignId: designId,
      resultDesignId,
      plan,
      options: chosen,
      now,
    })
    isMade = true
    await shop.jobs.send(
      trx,
      repairDesignTask,
      { patchupId },
      { priority: await turnOfFile(trx, resultDesignId), group: companyId },
    )
  }
  return isMade ? batchId : null
}

const isOpen = ({ state }: Patchup) => state === 'proposed' || state === 'previewed'
const isEqual = (one: RepairOptions, other: RepairOptions) =>
  (['placing', 'around', 'turn', 'bleed'] as const).every((name) => one[name] === other[name])
const isToBeChosen = ({ verdict }: JudgedDesign) => verdict !== null && needsChoice(verdict.findings)

async function letGo(trx: Executor, patchup: Patchup, now: Date): Promise<void> {
  await decidePatchup(trx, patchup.id, 'rejected', now)
  await setDeleted(trx, patchup.resultDesignId, now, now)
}

/** The designs of a line that are fixable for it, and of which a repair takes something away that keeps them from being valid. */
export function mendableDesigns(line: Mendables, options: RepairOptions): readonly Mendable[] {
  const { print } = line
  const target = print?.sizeMm ? { ...print.sizeMm, bleedMm: print.bleedMm } : null
  return line.designs.flatMap((design) => {
    const { file, verdict } = design
    if (!file?.facts || !verdict || !isMendable(verdict)) return []
    const repairs = verdict.findings.flatMap(({ repair }) => repair ?? [])
    const plan = planRepair(file.facts, target, repairs, options, {
      otherSpots: verdict.findings.flatMap((found) =>
        found.code === 'spotsNotUsed' ? found.values.names : [],
      ),
      maxInkPercent: print?.maxInkPercent ?? null,
    })
    return plan ? [{ design, designId: file.designId, plan }] : []
  })
}

/** A repaired file is a PDF, by the name of its source. */
export const resultName = (fileName: string): string => `${fileName.replace(/\.[^.]{1,5}$/, '')}.pdf`
