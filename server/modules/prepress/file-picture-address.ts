import type { StoredPreview } from '../../db/documents/files.ts'

type Named = Pick<StoredPreview, 'page' | 'widthPx'>

/** Where staff fetch the picture of a page of an ordered file. */
export const filePictureAddress = (id: string, { page, widthPx }: Named): string =>
  `/beheer/api/files/${id}/pages/${page}-${widthPx}.webp`
