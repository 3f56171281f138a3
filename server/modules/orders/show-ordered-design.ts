import type { z } from 'zod'
import type { OrderedDesign } from '#contract/orders.ts'
import { isStudioOver, mayStudioBecome } from '#domain/designs/studio.ts'
import { studioStateTexts } from '#texts/nl/studio.ts'
import type { Executor } from '../../db/database.ts'
import { articleAddress } from '../designs/article-address.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { waysOf } from '../cart/linked-design.ts'
import { ownVerdict, shownVerdict } from '../designs/own-verdict.ts'
import { previewAddress } from '../designs/previews.ts'
import { showDesign } from '../designs/show-design.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import type { OrderedDesignRow, OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import type { FileProof } from './file-proof-store.ts'
import type { FileQuestion } from './file-question-store.ts'
import { showFileProof } from './show-file-proof.ts'
import type { ReplacedFile } from './replaced-file-store.ts'
import type { WaitingLine } from './wanted-files.ts'

type Designs = ReadonlyMap<string, StoredDesign>

/** The designs and proofs of a company's orders, by id. */
export async function designsOfOrders(
  executor: Executor,
  companyId: string,
  orders: readonly Pick<OrderRecord, 'groups'>[],
): Promise<Designs> {
  const rows = orders.flatMap(({ groups }) =>
    groups.flatMap(({ lines }) => lines.flatMap(({ designs }) => designs)),
  )
  const ids = rows.flatMap(({ designId, job }) => [
    ...(designId ? [designId] : []),
    ...(job?.proofs.map((proof) => proof.designId) ?? []),
  ])
  const designs = await loadDesigns(executor, companyId, [...new Set(ids)])
  return new Map(designs.map((design) => [design.id, design]))
}

/** Where an ordered line is shown with its own artwork on it; null while there is none. */
export const orderedPicture = ({ imageUrl, print, designs: linked }: OrderLineRow, designs: Designs) =>
  articleAddress(
    { imageUrl, sizeMm: print?.sizeMm ?? null },
    linked.map(({ side, designId }) => (side === 'front' && designId ? designs.get(designId) : null)),
  )

type Waited = {
  /** Null for a line that waits for no files. */
  readonly waiting: WaitingLine | null
  /** What was asked about its files and was not answered. */
  readonly questions: readonly FileQuestion[]
  /** What was replaced on it. */
  readonly replaced: readonly ReplacedFile[]
  /** What was shown of its files before they are printed. */
  readonly proofs: readonly FileProof[]
}

/** A design as its order shows it; a file keeps the name that it was ordered by. */
export function orderedDesign(
  row: OrderedDesignRow,
  designs: Designs,
  line: Pick<OrderLineRow, 'designs' | 'print'>,
  { waiting, questions, replaced, proofs }: Waited,
): z.input<typeof OrderedDesign> {
  const { job } = row
  const judged = waiting?.designs.find(({ itemId }) => itemId === row.id)
  const verdict = judged?.verdict ?? null
  const { status, messages, isMendable } = verdict
    ? shownVerdict(verdict)
    : { status: null, messages: [], isMendable: false }
  const stored = row.designId === null ? undefined : designs.get(row.designId)
  return {
    id: row.id,
    designId: row.designId,
    isStudioDesign: row.isStudio,
    side: row.side,
    name: row.fileName || null,
    quantity: row.quantity,
    previewUrl: previewOf(row.designId, designs),
    status,
    messages: [...messages],
    isMendable,
    byShop: byShop(row, replaced),
    question: questionOf(row, stored, questions),
    proofs: proofsOf(row, stored, line, proofs),
    repairWays: judged && stored ? waysOf(stored, judged, waiting?.line.print ?? null) : null,
    studio: job && {
      id: job.id,
      state: job.state,
      stateLabel: studioStateTexts[job.state],
      brief: job.brief,
      mayBrief: mayStudioBecome(job.state, 'briefed'),
      price: { excludingTaxInCents: job.priceCents, currency: 'EUR' },
      proofs: job.proofs.map(({ id, designId, sentAt, decidedAt, ...proof }) => ({
        ...proof,
        id,
        previewUrl: previewOf(designId, designs),
        sentAt: new Date(sentAt).toISOString(),
        decidedAt: decidedAt && new Date(decidedAt).toISOString(),
      })),
      questions: job.questions
        .filter(({ ending }) => ending !== 'withdrawn')
        .map(({ id, text, askedAt, answer, ending }) => ({
          id,
          text,
          askedAt: new Date(askedAt).toISOString(),
          isOpen: ending === null && !isStudioOver(job.state),
          answer,
        })),
    },
  }
}

/** What staff did last where a design is; nothing is said of a file that they put back as it came. */
function byShop(
  { id, designId }: OrderedDesignRow,
  replaced: readonly ReplacedFile[],
): z.input<typeof OrderedDesign>['byShop'] {
  const here = replaced.filter(({ placeId }) => placeId === id)
  const last = here.find(({ byDesignId }) => byDesignId === designId)
  if (last?.doerKind !== 'operator' || here.some((one) => one.designId === designId)) return null
  return { how: last.isRepair ? 'repaired' : 'replaced', at: last.at.toISOString() }
}

/** What prepress asks about a file, on the picture of the page that it is about. */
function questionOf(
  { side, designId }: OrderedDesignRow,
  stored: StoredDesign | undefined,
  questions: readonly FileQuestion[],
): z.input<typeof OrderedDesign>['question'] {
  const asked = questions.find((question) => question.side === side && question.designId === designId)
  if (!asked || !stored) return null
  const pictures = stored.previews.filter(({ page }) => page === asked.mark.page)
  const [widest] = pictures.toSorted((one, other) => other.widthPx - one.widthPx)
  return { text: asked.text, mark: asked.mark, pictureUrl: widest ? previewAddress(stored.id, widest) : null }
}

/** The proofs of a file; where it is the only one of its side, those of the files before it too. Only what waits is looked at. */
function proofsOf(
  { side, designId }: OrderedDesignRow,
  stored: StoredDesign | undefined,
  { designs, print }: Pick<OrderLineRow, 'designs' | 'print'>,
  proofs: readonly FileProof[],
) {
  const isOnly = designs.filter((design) => design.side === side).length === 1
  return proofs
    .filter((proof) => proof.side === side && (isOnly || proof.designId === designId))
    .map((proof) =>
      showFileProof(proof, {
        design: proof.state === 'open' ? (stored ?? null) : null,
        print,
        addressOf: (preview) => previewAddress(proof.designId ?? '', preview),
      }),
    )
}

function previewOf(designId: string | null, designs: Designs): string | null {
  const design = designId === null ? undefined : designs.get(designId)
  return design ? (showDesign(design, ownVerdict(design)).images.preview?.src ?? null) : null
}
