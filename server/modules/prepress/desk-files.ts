import type { z } from 'zod'
import type { DeskFile, DeskFileRow } from '#contract/office/files.ts'
import type { FileFilters, NamedProduct } from '#contract/office/filters.ts'
import type { Operator, Staff } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isMoment, isPlainDate } from '#domain/delivery/plain-date.ts'
import type { FileFacts } from '#domain/designs/facts.ts'
import { findingPlace } from '#domain/designs/finding-place.ts'
import { type DesignVerdict, isMendable, judgeDesign } from '#domain/designs/judge-design.ts'
import { type OrderedPrint, printDemands } from '#domain/designs/print-spec.ts'
import { sheetOf } from '#domain/designs/sheet.ts'
import { type SheetPlaces, sheetPlaces } from '#domain/designs/sheet-places.ts'
import { drawingSpots, structureOf } from '#domain/designs/spot-names.ts'
import { refuseProof } from '#domain/orders/file-proofs.ts'
import {
  approvalNeedsReason,
  daysLeft,
  type FileQueue,
  type FileSort,
  FILE_RANKS,
  fileTurn,
  rankOf,
  refuseApproval,
  refuseFileChange,
  refuseQuestion,
} from '#domain/orders/file-queues.ts'
import { designTexts } from '#texts/nl/designs.ts'
import { deskFileTexts } from '#texts/nl/office/files.ts'
import { findingText } from '#texts/nl/preflight.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { orderedPrint } from '../../db/documents/goods.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { waysOf } from '../cart/linked-design.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesignsOfAll, loadFactsWithPlaces } from '../designs/load-designs.ts'
import { shownVerdict } from '../designs/own-verdict.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { listApprovals } from '../orders/approve-file.ts'
import { shownApprovers } from '../orders/approvers.ts'
import { listQuestions } from '../orders/ask-customer.ts'
import { howReplaced, listReplaced } from '../orders/change-file.ts'
import { showNotes, writeNote } from '../orders/order-notes.ts'
import { type FileProof, listProofs } from '../orders/send-proof.ts'
import { findPrintFiles } from '../orders/production-files.ts'
import { showShopRepair } from '../repairs/show-patchups.ts'
import {
  chosenFiles,
  countFileQueues,
  countFilesOf,
  type FilePlace,
  findDeskFile,
  lastFilesOf,
  listFileQueue,
  listFilesOfLine,
  type QueuedFile,
} from './desk-file-store.ts'
import { fileDetailAddress } from './file-detail-address.ts'
import { filePictureAddress } from './file-picture-address.ts'
import { listFileProducts } from './file-filter-store.ts'
import { judgeNewFiles } from './judge-files.ts'
import { pageDetail } from './page-detail.ts'

const PAGE_SIZE = 50
const MOST_COUNTED = 1000
/** Of a page in a list, and of one that is looked at. */
const LIST_PX = 240
const SHEET_PX = 1200
/** No more than can be told from each other at a glance. */
const MOST_NAMED = 8
/** A file may name thousands. */
const MOST_NAMES = 100

type Desk = Pick<ShopContext, 'db' | 'clock'>
type Wanted = {
  readonly queue: FileQueue
  readonly search: string
  readonly filters: FileFilters
  readonly sort: FileSort
  readonly after: string | null
}
type Shown = { readonly files: z.input<typeof DeskFileRow>[]; readonly next: string | null }

/** A page of a queue; `next` names the place after it. */
export async function listDeskFiles({ db, clock }: Desk, staff: Staff, wanted: Wanted): Promise<Shown> {
  requireRight(staff, 'seeFiles')
  const after = wanted.after === null ? null : readPlace(wanted.after)
  if (after === null) await judgeNewFiles(db)
  const search = wanted.search.trim()
  const found = await listFileQueue(db, { ...wanted, search, after, limit: PAGE_SIZE + 1 })
  const files = found.slice(0, PAGE_SIZE)
  const designs = await loadDesignsOfAll(db, [...new Set(files.map(({ designId }) => designId))])
  const byId = new Map(designs.map((design) => [design.id, design]))
  const today = amsterdamNow(clock()).date
  const last = found.length > PAGE_SIZE ? files.at(-1) : undefined
  return {
    files: files.map((file) => {
      const design = byId.get(file.designId)
      const verdict = design && judgeDesign(keptFile(design), orderedPrint.readOrNull(file.print))
      return {
        ...ordered(file, today),
        pictureUrl: design ? pictureOf(file.id, design, firstPage(design), LIST_PX) : null,
        messages: verdict ? [...shownVerdict(verdict).messages] : [],
      }
    }),
    next: last ? writePlace(last) : null,
  }
}

type ChosenFile = { readonly id: string; readonly number: string; readonly designId: string }

/** Which files are meant by their ids, or by a queue, a search and filters, for work with many of them: each by what lies there now. */
export async function chooseDeskFiles(
  { db }: Pick<ShopContext, 'db'>,
  chosen:
    | { readonly ids: readonly string[] }
    | (FileFilters & { readonly queue: FileQueue; readonly search: string }),
  limit: number,
): Promise<ChosenFile[]> {
  const files = await ('ids' in chosen ? chosenFiles(db, chosen, limit) : chosenOfQueue(db, chosen, limit))
  return files.map(({ id, name, designId, orderNumber, side }) => ({
    id,
    number: deskFileTexts.fileNamed(named(name), orderNumber, side === 'back'),
    designId,
  }))
}

async function chosenOfQueue(
  db: ShopContext['db'],
  { queue, search, ...filters }: FileFilters & { readonly queue: FileQueue; readonly search: string },
  limit: number,
) {
  await judgeNewFiles(db)
  return chosenFiles(db, { queue, search: search.trim(), filters }, limit)
}

/** How many files that pass the filters wait in each queue. */
export async function countDeskFiles(
  { db }: Desk,
  staff: Staff,
  filters: FileFilters,
): Promise<Record<FileQueue, number>> {
  requireRight(staff, 'seeFiles')
  await judgeNewFiles(db)
  return Object.fromEntries(await countFileQueues(db, { filters, most: MOST_COUNTED })) as Record<
    FileQueue,
    number
  >
}

/** Products by part of their title or SKU, or one by its id, so that a list shows the files for one alone. */
export async function nameFileProducts(
  { db }: Desk,
  staff: Staff,
  { search, id }: { readonly search: string; readonly id: string | null },
): Promise<NamedProduct[]> {
  requireRight(staff, 'seeFiles')
  return listFileProducts(db, { search: search.trim(), id, limit: MOST_NAMED })
}

/** The files of a company that came last and are not printed so far, and whose turn it is with all of them. */
export async function filesOfCompany({ db, clock }: Desk, staff: Staff, companyId: string, most: number) {
  requireRight(staff, 'seeFiles')
  await judgeNewFiles(db)
  const today = amsterdamNow(clock()).date
  const last = await lastFilesOf(db, companyId, most)
  return { ...(await countFilesOf(db, companyId)), last: last.map((file) => ordered(file, today)) }
}

/** A file as it is judged now for its line. */
export async function showDeskFile(
  { db, clock }: Desk,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskFile>> {
  requireRight(staff, 'seeFiles')
  const file = await findDeskFile(db, id)
  const [design] = file ? await loadDesignsOfAll(db, [file.designId]) : []
  if (!file || !design) throw new Refusal('FileNotOrdered')
  const print = orderedPrint.readOrNull(file.print)
  const kept = keptFile(design)
  const facts = await loadFactsWithPlaces(db, design.id)
  const verdict = judgeDesign(kept, print)
  const { status, findings } = verdict
  const judged = { ...file, rank: rankOf(status) }
  const printFiles = await findPrintFiles({ db }, staff, file.orderId)
  const approvals = await listApprovals(db, [file.lineId])
  const asked = await listQuestions(db, [file.lineId])
  const questions = asked.filter(({ side }) => side === file.side)
  const isLineAsked = asked.some(({ endedAt }) => endedAt === null)
  const proofs = await listProofs(db, [file.lineId])
  const isLineProofed = proofs.some(({ state }) => state === 'open')
  const mayChange = refuseFileChange({ ...file, isLineProofed }) === null
  const demands = print && printDemands(print)
  return {
    ...ordered(judged, amsterdamNow(clock()).date),
    designId: design.id,
    isStudio: file.isStudio,
    isPatchup: design.isPatchup,
    uploadedAt: design.uploadedAt?.toISOString() ?? null,
    sizeBytes: design.sizeBytes,
    findings: findings.map((found) => ({
      code: found.code,
      severity: found.severity,
      text: findingText(found),
      isMendable: found.repair !== null,
      place: findingPlace(found, facts, print),
    })),
    pages: pagesOf(file.id, { ...design, facts }, print),
    pageCount: design.pages ?? 0,
    demands: demands && {
      bleedMm: demands.bleedMm,
      safeMarginMm: demands.safeMarginMm,
      minPpi: demands.ppi?.minimum ?? null,
    },
    facts: design.facts && shownFacts(design.facts),
    ofLine: (await listFilesOfLine(db, file.lineId)).map((one) => ({ ...one, name: named(one.name) })),
    approvals: approvals
      .filter(({ side }) => side === file.side)
      .map(({ id: approvalId, designId, fileName, reason, by, isByCustomer, at }) => ({
        id: approvalId,
        fileName: named(fileName),
        isOfThisFile: designId === design.id,
        reason,
        by,
        isByCustomer,
        at: at.toISOString(),
      })),
    proofs: proofs
      .filter(({ side }) => side === file.side)
      .map((proof) => deskProof(proof, design.id, clock())),
    mayProof:
      refuseProof({
        ...judged,
        isPictured: design.previews.length > 0,
        isProofed: file.proof === 'open',
        isLineProofed,
      }) === null,
    approvers:
      isLineProofed && may(staff, 'judgeFiles') === null ? await shownApprovers(db, file.orderId) : [],
    questions: questions.map(
      ({ id: questionId, fileName, text, mark, by, askedAt, endedAt, ending, ...about }) => ({
        id: questionId,
        fileName: named(fileName),
        isOfThisFile: about.designId === design.id,
        text,
        mark,
        by,
        askedAt: askedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        ending,
      }),
    ),
    mayAsk: refuseQuestion({ ...file, isAsked: file.question !== null, isLineAsked }) === null,
    approval: refuseApproval(judged) ? null : approvalNeedsReason(judged) ? 'reason' : 'free',
    mayChange,
    repair: mayChange ? await repairOf(db, file, design, { verdict, print, file: kept }) : null,
    replaced: await replacedOf(db, file, mayChange),
    ...(await showNotes(db, { orderId: file.orderId, file })),
    printFile: printFiles.files.find((one) => one.id === file.id)?.name ?? null,
  }
}

/** Writes to colleagues at a file; the note stands at its order too. */
export async function writeFileNote(
  shop: Desk,
  operator: Operator,
  { id, fileId, text }: { readonly id: string; readonly fileId: string; readonly text: string },
): Promise<void> {
  requireRight(operator, 'seeFiles')
  const file = await findDeskFile(shop.db, fileId)
  if (!file) throw new Refusal('FileNotOrdered')
  await writeNote(shop, operator, { id, orderId: file.orderId, about: { file }, text })
}

type Judged = {
  readonly file: ReturnType<typeof keptFile>
  readonly verdict: DesignVerdict
  readonly print: OrderedPrint | null
}

/** What the shop can mend in a file, and what it has made of it. */
async function repairOf(
  db: Executor,
  { id, companyId, lineId, side }: QueuedFile,
  design: StoredDesign,
  { file, verdict, print }: Judged,
): Promise<z.input<typeof DeskFile>['repair']> {
  const place = { companyId, lineId, side, designId: design.id }
  const made = await showShopRepair(db, place, (one) => pictureOf(id, one, firstPage(one), SHEET_PX))
  if (made === null && !isMendable(verdict)) return null
  const ways = waysOf(design, { file, verdict }, print)
  // Their pictures are the customer's, whose cookie staff do not have.
  return { made, ways: ways && { ...ways, pages: ways.pages.map((page) => ({ ...page, previewUrl: null })) } }
}

/** What was where a file is, and what was taken off its side of the line. */
async function replacedOf(
  db: Executor,
  { id, lineId, side }: QueuedFile,
  mayChange: boolean,
): Promise<z.input<typeof DeskFile>['replaced']> {
  const replaced = (await listReplaced(db, [lineId])).filter(
    (one) => one.side === side && (one.placeId === id || one.placeId === null),
  )
  const ids = replaced.flatMap(({ designId }) => designId ?? [])
  const designs = new Map((await loadDesignsOfAll(db, [...new Set(ids)])).map((one) => [one.id, one]))
  const onLine = new Set(
    (await listFilesOfLine(db, lineId)).flatMap((one) => (one.side === side ? one.designId : [])),
  )
  return replaced.map(({ id: replacedId, designId, fileName, byName, by, at, ...one }) => {
    const design = designId === null ? undefined : designs.get(designId)
    return {
      id: replacedId,
      fileName: named(fileName),
      pictureUrl: design ? pictureOf(id, design, firstPage(design), LIST_PX) : null,
      how: howReplaced(one),
      byName: byName === null ? null : named(byName),
      by,
      at: at.toISOString(),
      mayPutBack: mayChange && Boolean(design?.storageKey) && !onLine.has(design?.id ?? ''),
    }
  })
}

const named = (name: string) => name || designTexts.unnamed

function ordered(file: QueuedFile, today: string) {
  const { id, side, copies, orderId, orderNumber, reference, companyName, lineTitle } = file
  const { state, wantsCheck, isExpress, deliveryDate, isApproved, rank } = file
  return {
    id,
    name: named(file.name),
    side,
    copies,
    orderId,
    orderNumber,
    reference,
    companyName,
    lineTitle,
    state,
    wantsCheck,
    isExpress,
    deliveryDate,
    daysLeft: daysLeft(file, today),
    turn: fileTurn(file),
    isApproved,
    question: file.question,
    proof: file.proof,
    status: FILE_RANKS[rank] ?? 'processing',
  }
}

function deskProof(
  proof: FileProof,
  designId: string,
  now: Date,
): z.input<typeof DeskFile>['proofs'][number] {
  const {
    id,
    fileName,
    note,
    state,
    by,
    sentAt,
    expiresAt,
    endedAt,
    remarks,
    answeredBy,
    isByLink,
    notedBy,
  } = proof
  return {
    id,
    fileName: named(fileName),
    isOfThisFile: proof.designId === designId,
    note,
    state,
    by,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
    endedAt: endedAt?.toISOString() ?? null,
    remarks,
    answeredBy,
    isByLink,
    notedBy,
  }
}

/** The pages that were measured, and those of which there is a picture. */
function pagesOf(id: string, design: StoredDesign, print: OrderedPrint | null) {
  const measured =
    design.facts?.kind === 'document' ? design.facts.pages.length : design.facts?.kind === 'raster' ? 1 : 0
  const pictured = Math.max(0, ...design.previews.map(({ page }) => page))
  return Array.from({ length: Math.max(measured, pictured) }, (_, at) => {
    const number = at + 1
    const sheet = design.facts && sheetOf(design.facts, number, print)
    const full = pageDetail(design, number, sheet)
    return {
      number,
      pictureUrl: pictureOf(id, design, number, SHEET_PX),
      sheet,
      detail: full && {
        ...full,
        url: fileDetailAddress(id, design.id, number),
        havePx: previewOf(design, number, SHEET_PX)?.widthPx ?? 0,
      },
      places: design.facts && shownPlaces(sheetPlaces(design.facts, number, sheet, print)),
    }
  })
}

/** As the contract has them, whose lists can be changed. */
function shownPlaces(places: SheetPlaces | null): z.input<typeof DeskFile>['pages'][number]['places'] {
  if (places === null) return null
  const { pictures, spots, texts, lines, inks, whites, isPartial } = places
  return {
    pictures: [...pictures],
    spots: [...spots],
    texts: [...texts],
    lines: [...lines],
    inks: [...inks],
    whites: [...whites],
    isPartial,
  }
}

const firstPage = ({ previews }: StoredDesign) => Math.min(...previews.map(({ page }) => page))

/** The narrowest picture of a page of at least this width, else the widest; none without one. */
function previewOf({ previews }: StoredDesign, page: number, atLeastPx: number) {
  const ofPage = previews
    .filter((one) => one.page === page)
    .toSorted((one, other) => one.widthPx - other.widthPx)
  return ofPage.find(({ widthPx }) => widthPx >= atLeastPx) ?? ofPage.at(-1)
}

function pictureOf(id: string, design: StoredDesign, page: number, atLeastPx: number): string | null {
  const chosen = previewOf(design, page, atLeastPx)
  return chosen ? filePictureAddress(id, design.id, chosen) : null
}

function shownFacts(facts: FileFacts): z.input<typeof DeskFile>['facts'] {
  if (facts.kind === 'unusable') return null
  const inkPercent = facts.totalInkPercent
  if (facts.kind === 'raster')
    return { type: facts.type, colours: [facts.colour], fonts: [], spots: [], inkPercent }
  return {
    type: `${facts.type} ${facts.version}`,
    colours: [...facts.colours],
    fonts: facts.fonts.slice(0, MOST_NAMES).map(({ name, isEmbedded }) => ({ name, isEmbedded })),
    spots: drawingSpots(facts.spots)
      .slice(0, MOST_NAMES)
      .map(({ name, isClosed, paths }) => ({
        name,
        isCut: structureOf(name, facts.ownLines) !== null,
        isClosed,
        paths,
      })),
    inkPercent,
  }
}

const writePlace = ({ rank, deliveryDate, since, id }: FilePlace) => [rank, deliveryDate, since, id].join('_')

function readPlace(text: string): FilePlace {
  const [rank = '', deliveryDate = '', since = '', id = ''] = text.split('_')
  if (
    !/^\d$/.test(rank) ||
    !isPlainDate(deliveryDate) ||
    !isMoment(since) ||
    !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  )
    throw new Refusal('NotFound')
  return { rank: Number(rank), deliveryDate, since, id }
}
