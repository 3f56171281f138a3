/** A picture of a page of a design, in one of its widths; pages count from 1. */
export type StoredPreview = { readonly page: number; readonly widthPx: number; readonly heightPx: number }

type Named = Pick<StoredPreview, 'page' | 'widthPx'>

/** Where browsers fetch a preview; the upload token goes behind it as `token` (spec 7, Designs). */
export const previewAddress = (designId: string, { page, widthPx }: Named): string =>
  `/previews/${designId}/${page}-${widthPx}.webp`

/** Where a preview lies in the storage. */
export const previewKey = (designId: string, { page, widthPx }: Named): string =>
  `previews/${designId}/${page}-${widthPx}.webp`
