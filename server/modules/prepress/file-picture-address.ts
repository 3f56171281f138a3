import type { StoredPreview } from '../../db/documents/files.ts'

type Named = Pick<StoredPreview, 'page' | 'widthPx'>

/** Where staff fetch the picture of a page of the file at a place on a line: each file has an address of its own. */
export const filePictureAddress = (id: string, designId: string, { page, widthPx }: Named): string =>
  `/beheer/api/files/${id}/pages/${page}-${widthPx}.webp?${new URLSearchParams({ of: designId })}`
