/** A KvK number as the register writes it, eight digits; null for anything else. It has no public checksum. */
export function normalisedKvkNumber(typed: string): string | null {
  const bare = typed.replaceAll(/[\s.]/g, '')
  return /^\d{8}$/.test(bare) && !/^0+$/.test(bare) ? bare : null
}
