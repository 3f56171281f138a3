import { ACTING_MARK } from '#domain/access/browser-marks.ts'

/** The contact for whom staff act in this browser now; null for nobody. */
export function actingFor(): string | null {
  const found = new RegExp(`(?:^|; )${ACTING_MARK}=([^;]*)`).exec(document.cookie)
  return found?.[1] || null
}
