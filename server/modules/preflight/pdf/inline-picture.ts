import type { Lexer } from './lexer.ts'
import { type Dict, Keyword, Name, type Value } from './values.ts'

/** Reads a picture that stands in a content stream, from behind BI to behind EI, and answers its entries. */
export function readInlinePicture(lexer: Lexer): Dict {
  const dict = new Map<string, Value>()
  for (;;) {
    const key = lexer.next(false)
    if (key === undefined || key instanceof Keyword) break
    const value = lexer.next(false)
    if (value === undefined || value instanceof Keyword) break
    if (key instanceof Name) dict.set(key.value, value)
  }
  lexer.at += 1
  const { bytes } = lexer
  for (let at = lexer.at; ; at += 1) {
    at = bytes.indexOf('EI', at, 'latin1')
    if (at < 0) {
      lexer.at = bytes.length
      break
    }
    const isEnd = isBlankByte(bytes[at - 1]) && (at + 2 >= bytes.length || isBlankByte(bytes[at + 2]))
    if (!isEnd) continue
    lexer.at = at + 2
    break
  }
  return dict
}

const isBlankByte = (code: number | undefined) =>
  code === 32 || code === 10 || code === 13 || code === 9 || code === 0 || code === 12
