/** The row that a key leads to; past either end comes the other one. Null for other keys, and without rows. */
export function movedTo(key: string, current: number | null, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return current === null ? 0 : (current + 1) % count
    case 'ArrowUp':
      return current === null ? count - 1 : (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
