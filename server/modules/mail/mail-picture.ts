import { createHash } from 'node:crypto'
import { withoutFocus } from '#domain/catalogue/focus-address.ts'
import type { SizeMm } from '#domain/designs/facts.ts'
import type { MailPicture } from '../../db/documents/mails.ts'

export const LOGO: MailPicture = {}

/** The name by which the HTML of a mail calls a picture that comes with it (RFC 2392). */
export function contentId({ designId, imageUrl, sizeMm, mark }: MailPicture): string {
  const parts = [
    designId,
    imageUrl && shortName(withoutFocus(imageUrl).replace(/^.*\/|\.\w+$/g, '')),
    designId && mark && [mark.page, mark.left, mark.top, mark.width, mark.height].join('_'),
    designId && sizeMm && `${sizeMm.widthMm}x${sizeMm.heightMm}`,
  ].filter(Boolean)
  return `${parts.length > 0 ? parts.join('-') : 'logo'}@plaatje`
}

/** A header of a mail has no room for what was composed. */
const shortName = (name: string) =>
  name.includes('~') ? createHash('sha256').update(name).digest('hex') : name

export type PicturedLine = {
  readonly imageUrl: string | null
  readonly print: { readonly sizeMm: SizeMm | null } | null
  readonly designs: readonly { readonly designId: string | null; readonly side: 'front' | 'back' }[]
}

/** What the article of an order line looks like. */
export function linePicture({ imageUrl, print, designs }: PicturedLine): MailPicture | null {
  const designId = designs.find((design) => design.side === 'front' && design.designId)?.designId ?? null
  if (!designId && !imageUrl) return null
  return { designId, imageUrl, ...(designId && print?.sizeMm && { sizeMm: print.sizeMm }) }
}
