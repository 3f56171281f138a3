import { readInlinePicture } from '../../preflight/pdf/inline-picture.ts'
import { Lexer } from '../../preflight/pdf/lexer.ts'
import { Keyword, Name, type Value } from '../../preflight/pdf/values.ts'

/** An operand that is looked at: a number, or a name without its slash; null for anything else. */
export type Operand = number | string | null

/** One operator of a content stream with what stands before it, and where it lies in the bytes. */
export type ContentOperation = {
  readonly operator: string
  readonly operands: readonly Operand[]
  readonly start: number
  readonly end: number
}

/** What closes something that was never opened. */
const STRAY = new Set([')', ']', '}', '{', '>', '>>'])

/** Reads a content stream operator by operator; what cannot be read is passed over, as viewers do. */
export function* contentOperations(bytes: Uint8Array): Generator<ContentOperation> {
  const lexer = new Lexer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  let start: number | null = null
  let operands: Operand[] = []
  for (;;) {
    lexer.skipSpace()
    start ??= lexer.at
    const token = lexer.next(false)
    if (token === undefined) return
    if (!(token instanceof Keyword)) {
      operands.push(operandOf(token))
      continue
    }
    if (STRAY.has(token.value)) {
      operands.push(null)
      continue
    }
    if (token.value === 'BI') readInlinePicture(lexer)
    yield { operator: token.value, operands, start, end: lexer.at }
    operands = []
    start = null
  }
}

function operandOf(value: Value): Operand {
  if (typeof value === 'number') return value
  return value instanceof Name ? value.value : null
}
