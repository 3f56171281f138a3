import { printable, textWidth, type TextStyle } from './shape-text.ts'

/** A text as lines of at most this width in points; it breaks at spaces and hyphens, and within a word that is too long. */
export function breakLines(text: string, style: TextStyle, widthPt: number): string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => breakParagraph(printable(paragraph), style, widthPt))
}

function breakParagraph(paragraph: string, style: TextStyle, widthPt: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of paragraph.match(/[^ \-/]*[ \-/]*/g) ?? []) {
    const needed = textWidth(piece.trimEnd(), style)
    if (used + needed <= widthPt) {
      line += piece
      used += textWidth(piece, style)
      continue
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    const parts = splitWord(piece, style, widthPt)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
    used = textWidth(line, style)
  }
  return [...lines, line.trimEnd()]
}

function splitWord(word: string, style: TextStyle, widthPt: number): string[] {
  if (textWidth(word.trimEnd(), style) <= widthPt) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && textWidth((part + character).trimEnd(), style) > widthPt) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
