import type { z } from 'zod'
import type { Design, DesignStatus } from '#contract/designs.ts'
import { designTexts } from '#texts/nl/designs.ts'
import { previewAddress } from './previews.ts'
import type { StoredDesign } from './stored-design.ts'

type ShownStatus = z.output<typeof DesignStatus>

/** What is thought of a design: its own verdict, or that against an ordered product. */
export type ShownVerdict = {
  readonly status: ShownStatus
  readonly messages: readonly string[]
  readonly isMendable: boolean
}

/** What a line does with a design. */
export type ShownLink = { readonly itemId: string; readonly quantity: number; readonly isApproved: boolean }

const PREFERRED_WIDTH_PX = 640

/** The card of a design (spec 3), with its own verdict or that of a line. */
export function showDesign(
  design: StoredDesign,
  { status, messages, isMendable }: ShownVerdict,
  link: ShownLink | null = null,
): z.input<typeof Design> {
  const name = design.fileName || designTexts.unnamed
  return {
    designId: design.id,
    processId: design.processId,
    itemId: link?.itemId ?? null,
    status,
    progress: progressOf(design),
    name,
    size: design.sizeBytes ?? 0,
    width: design.widthMm,
    height: design.heightMm,
    images: { preview: shownPreview(design, name) },
    messages: [...messages],
    quantity: link?.quantity ?? 0,
    isApproved: link?.isApproved ?? false,
    isPatchup: design.isPatchup,
    isMendable,
    isSoftDelete: design.softDeletedAt !== null,
    createdAt: design.createdAt.toISOString(),
    uploadedAt: design.uploadedAt?.toISOString() ?? null,
  }
}

/** How much of the file has arrived, 0 to 100; below 100 it is incomplete. */
function progressOf({ status, sizeBytes, receivedBytes }: StoredDesign): number {
  if (status !== 'announced' && status !== 'receiving') return 100
  return sizeBytes ? Math.min(99, Math.floor((receivedBytes / sizeBytes) * 100)) : 0
}

function shownPreview(design: StoredDesign, name: string) {
  const src = previewOf(design)
  return src === null ? null : { src, alt: designTexts.preview(name) }
}

type Wanted = { readonly page?: number | undefined; readonly atLeastPx?: number }

/** Where the picture of a page is, or of the first one, of at least a width or else the widest; null without one. */
export function previewOf({ id, previews }: StoredDesign, wanted: Wanted = {}): string | null {
  const { page = Math.min(...previews.map((one) => one.page)), atLeastPx = PREFERRED_WIDTH_PX } = wanted
  const ofPage = previews.filter((one) => one.page === page)
  const chosen =
    ofPage.find(({ widthPx }) => widthPx >= atLeastPx) ?? ofPage.toSorted((a, b) => b.widthPx - a.widthPx)[0]
  return chosen ? previewAddress(id, chosen) : null
}
