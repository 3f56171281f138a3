import { detailSize, type PixelSize } from '#domain/designs/detail.ts'
import type { Sheet } from '#domain/designs/sheet.ts'
import type { StoredDesign } from '../designs/stored-design.ts'

/** How sharp a page can be drawn: null where nothing of it is shown, or its file was cleared away. */
export const pageDetail = (
  { facts, storageKey, previews }: StoredDesign,
  page: number,
  sheet: Sheet | null,
): PixelSize | null =>
  facts && sheet && storageKey !== null && previews.some((preview) => preview.page === page)
    ? detailSize(facts, sheet)
    : null
