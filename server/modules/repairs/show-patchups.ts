import type { z } from 'zod'
import type { LinePatchup, PatchupProposal } from '#contract/patchups.ts'
import { repairChanges } from '#domain/designs/plan-repair.ts'
import { DEFAULT_REPAIR_OPTIONS } from '#domain/designs/repairs.ts'
import { repairChangeText } from '#texts/nl/repair.ts'
import type { Executor } from '../../db/database.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { previewOf } from '../designs/show-design.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { isByShop, listPatchups, type Patchup, type PatchupState } from './patchup-store.ts'

type Shown = z.input<typeof LinePatchup>
/** The repairs by the id of their line. */
export type LinePatchups = ReadonlyMap<string, Shown>

/** What has to happen first decides for the line: an answer, then a preview; what was decided comes last. */
const ORDER = [
  'previewed',
  'proposed',
  'failed',
  'confirmed',
  'rejected',
] as const satisfies readonly PatchupState[]

/** The repairs of each of these lines that are open, failed, or in force; of those by the shop only what is in force. */
export async function showPatchups(
  executor: Executor,
  companyId: string,
  lineIds: readonly string[],
): Promise<LinePatchups> {
  const patchups = (await listPatchups(executor, lineIds)).filter(
    (patchup) => patchup.state === 'confirmed' || (patchup.state !== 'rejected' && !isByShop(patchup)),
  )
  const ids = patchups.flatMap(({ sourceDesignId, resultDesignId }) => [sourceDesignId, resultDesignId])
  const designs = new Map((await loadDesigns(executor, companyId, ids)).map((design) => [design.id, design]))
  const shown = new Map<string, z.input<typeof PatchupProposal>[]>()
  for (const patchup of newestOfEach(patchups)) {
    shown.set(patchup.lineId, [...(shown.get(patchup.lineId) ?? []), showProposal(patchup, designs)])
  }
  return new Map(
    [...shown].map(([lineId, proposals]) => {
      const state = ORDER.find((one) => proposals.some((proposal) => proposal.state === one)) ?? 'rejected'
      return [lineId, { state, proposals }]
    }),
  )
}

const isOpen = ({ state }: Patchup) => state === 'proposed' || state === 'previewed'
const keyOf = ({ lineId, side, sourceDesignId }: Patchup) => `${lineId} ${side} ${sourceDesignId}`

/** Of several tries on one file only the last counts. */
function newestOfEach(patchups: readonly Patchup[]): readonly Patchup[] {
  // Of one moment are the ones that were let go and the one that is open.
  const openLast = patchups.toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)))
  return [...new Map(openLast.map((patchup) => [keyOf(patchup), patchup])).values()]
}

type Place = {
  readonly companyId: string
  readonly lineId: string
  readonly side: 'front' | 'back'
  readonly designId: string
}

/** The repair that the shop last asked for of a file of a line, as far as it is open or failed; staff fetch its pictures elsewhere. */
export async function showShopRepair(
  executor: Executor,
  { companyId, lineId, side, designId }: Place,
  addressOf: (design: StoredDesign) => string | null,
): Promise<z.input<typeof PatchupProposal> | null> {
  const patchups = (await listPatchups(executor, [lineId])).filter(
    (patchup) => isByShop(patchup) && patchup.side === side && patchup.sourceDesignId === designId,
  )
  const patchup = newestOfEach(patchups).at(0)
  if (!patchup || patchup.state === 'rejected' || patchup.state === 'confirmed') return null
  const designs = await loadDesigns(executor, companyId, [patchup.sourceDesignId, patchup.resultDesignId])
  return showProposal(patchup, new Map(designs.map((design) => [design.id, design])), addressOf)
}

function showProposal(
  patchup: Patchup,
  designs: ReadonlyMap<string, StoredDesign>,
  addressOf: (design: StoredDesign) => string | null = previewOf,
) {
  const { id, state, side, sourceDesignId, resultDesignId, plan, options } = patchup
  const [source, result] = [designs.get(sourceDesignId), designs.get(resultDesignId)]
  const place = plan.find((operation) => operation.kind === 'place')
  return {
    id,
    state,
    side,
    sourceDesignId,
    resultDesignId,
    options: { ...DEFAULT_REPAIR_OPTIONS, ...options },
    name: source?.fileName ?? '',
    beforeUrl: source ? addressOf(source) : null,
    afterUrl: result ? addressOf(result) : null,
    changes: repairChanges(plan, result?.facts ?? null).map(repairChangeText),
    offers: {
      placing: place?.pages.some(({ isCropped }) => isCropped) ?? false,
      bleed: place !== undefined && place.edge !== 'own',
    },
  }
}
