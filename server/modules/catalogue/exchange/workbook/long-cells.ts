/** A spreadsheet holds 32,767 characters in a cell; what is more goes on in the next one. */
export const LONGEST_PART = 32_000

/** A text in parts of which each fits into a cell; no character is cut in two. */
export function cutAt(text: string): readonly string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length || parts.length === 0;) {
    let to = Math.min(text.length, from + LONGEST_PART)
    if (to < text.length && /[\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to -= 1
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}
