/** An operand that is looked at: a number, or a name without its slash; null for anything else. */
export type Operand = number | string | null

/** One operator of a content stream with what stands before it, and where it lies in the bytes. */
export type ContentOperation = {
  readonly operator: string
  readonly operands: readonly Operand[]
  readonly start: number
  readonly end: number
}

const WHITE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (char) => char.charCodeAt(0)))
const code = (char: string) => char.charCodeAt(0)
const isRegular = (byte: number) => !WHITE.has(byte) && !DELIMITERS.has(byte)

/** Reads a content stream operator by operator; what cannot be read is passed over, as viewers do. */
export function* contentOperations(bytes: Uint8Array): Generator<ContentOperation> {
  let at = 0
  let start = -1
  let operands: Operand[] = []
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (WHITE.has(byte)) {
      at += 1
      continue
    }
    if (byte === code('%')) {
      at = endOfLine(bytes, at)
      continue
    }
    if (start < 0) start = at
    if (isRegular(byte)) {
      const end = endOfRegular(bytes, at)
      const word = latin1(bytes, at, end)
      at = end
      if (/^[+-]?[\d.]/.test(word)) {
        operands.push(readNumber(word))
        continue
      }
      if (word === 'true' || word === 'false' || word === 'null') {
        operands.push(null)
        continue
      }
      if (word === 'BI') at = endOfInlineImage(bytes, at)
      yield { operator: word, operands, start, end: at }
      operands = []
      start = -1
      continue
    }
    const next = endOfObject(bytes, at)
    operands.push(byte === code('/') ? readName(latin1(bytes, at + 1, next)) : null)
    at = next
  }
}

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1')

/** Some writers leave '-.5', '5.' or '--3': read as viewers do. */
const readNumber = (word: string) => Number.parseFloat(word) || 0
const readName = (written: string) =>
  written.replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
  return at
}

function endOfRegular(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && isRegular(bytes[at] ?? 0)) at += 1
  return at
}

/** After the name, string, array or dictionary that begins here; nesting is counted, never recursed into. */
function endOfObject(bytes: Uint8Array, from: number): number {
  let depth = 0
  let at = from
  do {
    const byte = bytes[at] ?? 0
    if (byte === code('/')) at = endOfRegular(bytes, at + 1)
    else if (byte === code('(')) at = endOfString(bytes, at)
    else if (byte === code('%')) at = endOfLine(bytes, at)
    else if (byte === code('<') && bytes[at + 1] !== code('<')) at = after(bytes, at, '>')
    else if (byte === code('<')) {
      depth += 1
      at += 2
    } else if (byte === code('>') && bytes[at + 1] === code('>')) {
      depth -= 1
      at += 2
    } else {
      if (byte === code('[')) depth += 1
      if (byte === code(']')) depth -= 1
      at = isRegular(byte) ? endOfRegular(bytes, at) : at + 1
    }
  } while (depth > 0 && at < bytes.length)
  return at
}

function endOfString(bytes: Uint8Array, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === code('\\')) at += 1
    else if (byte === code('(')) depth += 1
    else if (byte === code(')')) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return bytes.length
}

function after(bytes: Uint8Array, from: number, char: string): number {
  const found = bytes.indexOf(code(char), from)
  return found < 0 ? bytes.length : found + 1
}

/** An inline image ends at an EI that stands by itself and is followed by text; its pixels may hold those letters too. */
function endOfInlineImage(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== code('E') || bytes[at + 1] !== code('I')) continue
    const isAlone = WHITE.has(bytes[at - 1] ?? 0) && (at + 2 >= bytes.length || WHITE.has(bytes[at + 2] ?? 0))
    if (isAlone && bytes.subarray(at + 2, at + 14).every(isText)) return at + 2
  }
  return bytes.length
}
const isText = (byte: number) => (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13
