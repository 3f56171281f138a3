import type { StoredPreview } from '../../db/documents/files.ts'

type Named = Pick<StoredPreview, 'page' | 'widthPx'>

/** Where browsers fetch a preview; the upload token goes behind it as `token` (spec 7, Designs). */
export const previewAddress = (designId: string, { page, widthPx }: Named): string =>
  `/previews/${designId}/${page}-${widthPx}.webp`

/** Where a preview lies in the storage. */
export const previewKey = (designId: string, { page, widthPx }: Named): string =>
  `previews/${designId}/${page}-${widthPx}.webp`
