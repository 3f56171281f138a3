import type { ShopContext } from '../../context.ts'
import type { AttachedFile } from '../mail/deliver-mail.ts'
import { isDocumentKind, readDocument } from './read-document.ts'

/** A document that a mail names; one that is not there is a fault of ours, for mails name what is. */
export async function attachedDocument(
  shop: Pick<ShopContext, 'db' | 'files' | 'origin'>,
  { document, id }: { readonly document: string; readonly id: string },
): Promise<AttachedFile> {
  const read = isDocumentKind(document) ? await readDocument(shop, document, id, null) : null
  if (!read) throw new Error(`a mail names ${document} ${id}, which is not there`)
  return read
}
