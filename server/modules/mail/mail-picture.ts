/**
 * A picture in a mail, made when the mail is sent: the customer's own artwork, as long as it is there, else the drawing of
 * the product. Without either it is the shop's logo.
 */
export type MailPicture = {
  readonly designId?: string | null
  /** An address below /images. */
  readonly imageUrl?: string | null
}

export const LOGO: MailPicture = {}

/** The name by which the HTML of a mail calls a picture that comes with it (RFC 2392). */
export const contentId = ({ designId, imageUrl }: MailPicture): string =>
  `${designId ?? imageUrl?.replace(/^.*\/|\.\w+$/g, '') ?? 'logo'}@plaatje`

type PicturedLine = {
  readonly imageUrl: string | null
  readonly designs: readonly { readonly designId: string | null; readonly side: 'front' | 'back' }[]
}

/** What the article of an order line looks like. */
export function linePicture({ imageUrl, designs }: PicturedLine): MailPicture | null {
  const designId = designs.find((design) => design.side === 'front' && design.designId)?.designId ?? null
  return designId || imageUrl ? { designId, imageUrl } : null
}
