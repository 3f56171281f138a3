import type { z } from 'zod'
import type { LinkedDesign } from '#contract/designs.ts'
import type { JudgedDesign } from '#domain/cart/line-designs.ts'
import { ownVerdict, shownVerdict } from '../designs/own-verdict.ts'
import { showDesign } from '../designs/show-design.ts'
import type { StoredDesign } from '../designs/stored-design.ts'

/** A design as its line tells it; one by the studio is valid, and has no name until it is made. */
export function linkedDesign(
  { itemId, quantity, isApproved, file, verdict }: JudgedDesign,
  designs: ReadonlyMap<string, StoredDesign>,
): z.input<typeof LinkedDesign> {
  const stored = file && designs.get(file.designId)
  if (!stored) {
    return {
      designId: null,
      itemId,
      isStudioDesign: true,
      name: null,
      quantity,
      status: 'valid',
      previewUrl: null,
      messages: [],
      isApproved,
      isPatchup: false,
    }
  }
  const shown = showDesign(stored, verdict ? shownVerdict(verdict) : ownVerdict(stored))
  return {
    designId: stored.id,
    itemId,
    isStudioDesign: false,
    name: shown.name,
    quantity,
    status: shown.status,
    previewUrl: shown.images.preview?.src ?? null,
    messages: shown.messages,
    isApproved,
    isPatchup: shown.isPatchup,
  }
}
