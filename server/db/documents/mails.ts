import { z } from 'zod'
import type { FileMark } from '#domain/orders/file-mark.ts'
import type { SizeMm } from '#domain/designs/facts.ts'
import { stored } from './stored.ts'

/**
 * A picture in a mail, made when the mail is sent: the article with the customer's own artwork on it, as long as that is
 * there, else without. Where there is neither it is the shop's logo.
 */
export type MailPicture = {
  readonly designId?: string | null
  /** An address below /images. */
  readonly imageUrl?: string | null
  /** What the article is drawn out to; null where it has no size. */
  readonly sizeMm?: SizeMm | null
  /** A page of the artwork by itself, as wide as the mail, with this place marked. */
  readonly mark?: FileMark | null
}

/** A mail as it will be sent: made once, so that it says what held at that moment. */
export type MailMessage = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** What its HTML shows; a mail that was written before there were any has none. */
  readonly pictures?: readonly MailPicture[]
  /** Where a mail client ends these mails with one click (RFC 8058). */
  readonly oneClickUrl?: string
}

const Picture = z.object({
  designId: z.string().nullable().exactOptional(),
  imageUrl: z.string().nullable().exactOptional(),
  sizeMm: z.object({ widthMm: z.number(), heightMm: z.number() }).nullable().exactOptional(),
  mark: z
    .object({
      page: z.int(),
      left: z.number(),
      top: z.number(),
      width: z.number(),
      height: z.number(),
    })
    .nullable()
    .exactOptional(),
}) satisfies z.ZodType<MailPicture>

export const mailMessage = stored<MailMessage>(
  'outbox.payload',
  z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    pictures: z.array(Picture).exactOptional(),
    oneClickUrl: z.string().exactOptional(),
  }),
)

/** A document of the shop by its kind and id: the bytes stay where they are. */
export type MailAttachment = { readonly document: string; readonly id: string }

export const mailAttachments = stored<readonly MailAttachment[]>(
  'outbox.attachments',
  z.array(z.object({ document: z.string(), id: z.string() })),
)
