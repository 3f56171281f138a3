import type { ShopContext } from '../../context.ts'
import type { MailMessage } from '../../db/documents/mails.ts'
import { readPicture } from './read-picture.ts'

/** A mail has inline styles and no scripts: its page gets a policy of its own. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/** How a browser shows a mail: as it is, with its pictures in it, or its text with 'tekst'. */
export async function showMail(
  shop: Pick<ShopContext, 'db' | 'files' | 'drawComposed'>,
  message: MailMessage,
  form: string | undefined,
) {
  if (form === 'tekst') return { type: 'text/plain; charset=utf-8', policy: POLICY, body: message.text }
  let body = message.html
  for (const picture of message.pictures ?? []) {
    const { content, contentId } = await readPicture(shop, picture)
    body = body.replaceAll(`cid:${contentId}`, `data:image/png;base64,${content.toString('base64')}`)
  }
  return { type: 'text/html; charset=utf-8', policy: POLICY, body }
}
