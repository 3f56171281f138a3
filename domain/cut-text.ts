const SIGNS = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** The beginning of a text, of at most so many UTF-16 units; it ends between two signs as a reader sees them, an emoji being one. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  // A sign has fewer units than these, so that only what stands around the cut is looked at.
  const from = Math.max(0, most - LONGEST_SIGN)
  const { index = 0 } = SIGNS.segment(text.slice(from, most + LONGEST_SIGN)).containing(most - from) ?? {}
  return text.slice(0, from + index)
}

const LONGEST_SIGN = 64
