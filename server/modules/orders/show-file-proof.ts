import type { z } from 'zod'
import type { FileProof as ShownProof, getProofByLink } from '#contract/file-proofs.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import { sheetOf } from '#domain/designs/sheet.ts'
import { findingText } from '#texts/nl/preflight.ts'
import type { ShopContext } from '../../context.ts'
import type { StoredPreview } from '../../db/documents/files.ts'
import { Refusal } from '../../refusal.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { findOrder } from '../ordered/find-order.ts'
import { tokenHash } from '../session/tokens.ts'
import { type FileProof, findProofByToken } from './file-proof-store.ts'

/** What of a proof is shown. */
type Facts = Pick<
  FileProof,
  | 'id'
  | 'fileName'
  | 'side'
  | 'copies'
  | 'note'
  | 'state'
  | 'sentAt'
  | 'endedAt'
  | 'remarks'
  | 'answeredBy'
  | 'isByLink'
  | 'notedBy'
>

type Looked = {
  /** Null where there is nothing to look at any more. */
  readonly design: StoredDesign | null
  readonly print: OrderedPrint | null
  readonly addressOf: (preview: StoredPreview) => string
}

/** A proof as its customer sees it: the pages as they will be printed, and what of the findings matters in print. */
export function showFileProof(
  proof: Facts,
  { design, print, addressOf }: Looked,
): z.input<typeof ShownProof> {
  const { id, fileName, side, copies, note, state, remarks, answeredBy, isByLink, notedBy } = proof
  const { findings } = design ? judgeDesign(keptFile(design), print) : { findings: [] }
  return {
    id,
    fileName,
    side,
    copies,
    note,
    state,
    sentAt: proof.sentAt.toISOString(),
    endedAt: proof.endedAt?.toISOString() ?? null,
    remarks,
    answeredBy,
    isByLink,
    notedBy,
    pages: design ? pagesOf(design, print, addressOf) : [],
    findings: findings.filter(({ severity }) => severity !== 'note').map(findingText),
  }
}

function pagesOf(design: StoredDesign, print: OrderedPrint | null, addressOf: Looked['addressOf']) {
  const numbers = new Set(design.previews.map(({ page }) => page))
  return [...numbers]
    .toSorted((one, other) => one - other)
    .flatMap((number) => {
      const widest = widestOf(design, number)
      if (!widest) return []
      const sheet = design.facts && sheetOf(design.facts, number, print)
      return [
        {
          number,
          pictureUrl: addressOf(widest),
          sheet: sheet && { trim: sheet.trim, bleed: sheet.bleed, picture: sheet.picture },
        },
      ]
    })
}

const widestOf = ({ previews }: StoredDesign, page: number): StoredPreview | undefined =>
  previews.filter((one) => one.page === page).toSorted((one, other) => other.widthPx - one.widthPx)[0]

/** What the link of a mail opens. */
export type LinkedByMail = {
  readonly proof: Facts & Pick<FileProof, 'orderId' | 'companyId' | 'lineId'>
  readonly isExpired: boolean
  /** The shop's studio made it. */
  readonly isStudio: boolean
  /** Null where the link shows nothing any more. */
  readonly design: StoredDesign | null
}

/** What the link of a mail opens; its pictures are there as long as it answers, or shows what was answered. */
export async function openProof(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  token: string,
): Promise<LinkedByMail> {
  const proof = await findProofByToken(db, tokenHash(token))
  if (!proof) throw new Refusal('ProofLinkInvalid')
  const isExpired = proof.expiresAt <= clock()
  const isShown = !isExpired && proof.state !== 'replaced' && proof.state !== 'withdrawn'
  const [design = null] =
    isShown && proof.designId !== null ? await loadDesigns(db, proof.companyId, [proof.designId]) : []
  return { proof, isExpired, isStudio: false, design }
}

/** A proof for who came by the link of its mail. */
export async function showProofByLink(
  shop: Pick<ShopContext, 'db'>,
  token: string,
  { proof, isExpired, isStudio, design }: LinkedByMail,
): Promise<z.input<typeof getProofByLink.reply>> {
  const order = await findOrder(shop.db, proof.companyId, proof.orderId)
  const line = order?.groups.flatMap(({ lines }) => lines).find(({ id }) => id === proof.lineId)
  if (!order || !line) throw new Refusal('ProofLinkInvalid')
  const { widthMm, heightMm } = line.print?.sizeMm ?? line
  const query = new URLSearchParams({ token })
  const addressOf = ({ page }: StoredPreview) => `/proof-pictures/${page}?${query}`
  return {
    proof: showFileProof(proof, { design, print: line.print, addressOf }),
    isExpired,
    isStudio,
    orderId: order.id,
    orderNumber: order.number,
    lineTitle: line.title,
    options: [...line.optionTexts],
    widthMm,
    heightMm,
  }
}

/** The largest picture of a page, for who came by the link; null where it shows none. */
export function findProofPicture(
  { design }: LinkedByMail,
  page: number,
): { readonly designId: string; readonly preview: StoredPreview } | null {
  const preview = design && widestOf(design, page)
  return design && preview ? { designId: design.id, preview } : null
}
