import { PREVIEW_MARK } from '#domain/access/browser-marks.ts'

/** Shows this browser the shop as it is. */
export function endPreview(): void {
  document.cookie = `${PREVIEW_MARK}=; path=/; max-age=0; samesite=strict`
}
