import type { Lexer } from './lexer.ts'
import { type Dict, Keyword, Name, type Value } from './values.ts'

/** So many bytes behind an EI tell whether it is one: pixels may hold those letters too, and are no text. */
const LOOKED_AT = 12

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
    const isAlone = isBlankByte(bytes[at - 1]) && (at + 2 >= bytes.length || isBlankByte(bytes[at + 2]))
    if (!isAlone || !bytes.subarray(at + 2, at + 2 + LOOKED_AT).every(isTextByte)) continue
    lexer.at = at + 2
    break
  }
  return dict
}

const isBlankByte = (code: number | undefined) =>
  code === 32 || code === 10 || code === 13 || code === 9 || code === 0 || code === 12
const isTextByte = (code: number) => (code >= 32 && code < 127) || code === 9 || code === 10 || code === 13
