import type { IncomingMessage } from 'node:http'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { refuseTooLarge } from './begin-upload.ts'

/** What of a request is read. */
type Sending = {
  readonly query: unknown
  readonly headers: IncomingMessage['headers']
  readonly raw: IncomingMessage
}

export type SentFile = { readonly fileName: string; readonly content: AsyncIterable<Uint8Array> }

/** The file that is the body of a request, named by `name` in its address; one that says to be too large is not begun with. */
export function sentFile(shop: Pick<ShopContext, 'settings'>, request: Sending): SentFile {
  const { name } = request.query as { readonly name?: unknown }
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (length === 0) throw new Refusal('UploadIncomplete')
  if (Number.isFinite(length)) refuseTooLarge(shop, length)
  return {
    fileName: typeof name === 'string' ? name : '',
    content: request.raw.iterator({ destroyOnReturn: false }),
  }
}
