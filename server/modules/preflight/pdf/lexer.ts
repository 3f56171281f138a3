import { Keyword, Name, Ref, type Value } from './values.ts'

const MAX_DEPTH = 200
const REGULAR = 0
const SPACE = 1
const DELIMITER = 2

const CLASS_OF = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) CLASS_OF[code] = SPACE
for (const sign of '()<>[]{}/%') CLASS_OF[sign.charCodeAt(0)] = DELIMITER

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
const hexOf = (code: number | undefined) => {
  if (code === undefined) return -1
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}

/** Reads the tokens of PDF syntax from bytes, and forgives what readers forgive. */
export class Lexer {
  readonly bytes: Buffer
  at: number
  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  /** Whether the bytes ended; what was read last may then be cut off. */
  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  skipSpace(): void {
    const { bytes } = this
    while (this.at < bytes.length) {
      const code = bytes[this.at] ?? 0
      if (code === 37) {
        while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at += 1
      } else if (CLASS_OF[code] === SPACE) this.at += 1
      else return
    }
  }

  /** The next value or keyword; undefined at the end. In a file `1 0 R` is a reference, in a content stream it is not. */
  next(hasRefs: boolean, depth = 0): Value | Keyword | undefined {
    this.skipSpace()
    const { bytes } = this
    const code = bytes[this.at]
    if (code === undefined) return undefined
    if (code === 47) return this.#name()
    if (code === 40) return this.#text()
    if (code === 91) return this.#list(hasRefs, depth)
    if (code === 60) return bytes[this.at + 1] === 60 ? this.#dict(hasRefs, depth) : this.#hex()
    if (CLASS_OF[code] === DELIMITER) {
      const isPair = code === 62 && bytes[this.at + 1] === 62
      this.at += isPair ? 2 : 1
      return new Keyword(isPair ? '>>' : String.fromCharCode(code))
    }
    const from = this.at
    while (this.at < bytes.length && CLASS_OF[bytes[this.at] ?? 0] === REGULAR) this.at += 1
    const isNumeric = (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46
    if (isNumeric) {
      const number = readNumber(bytes, from, this.at)
      if (number !== null) return hasRefs ? this.#refOr(number) : number
    }
    const word = bytes.toString('latin1', from, this.at)
    if (word === 'true') return true
    if (word === 'false') return false
    return word === 'null' ? null : new Keyword(word)
  }

  #refOr(number: number): number | Ref {
    if (!Number.isInteger(number) || number < 0) return number
    const { bytes } = this
    let at = this.at
    const space = () => {
      const from = at
      while (CLASS_OF[bytes[at] ?? 65] === SPACE) at += 1
      return at > from
    }
    if (!space()) return number
    let generation = 0
    const digitsAt = at
    for (let code = bytes[at] ?? 0; code >= 48 && code <= 57 && at - digitsAt < 6; code = bytes[at] ?? 0) {
      generation = generation * 10 + code - 48
      at += 1
    }
    if (at === digitsAt || !space() || bytes[at] !== 82) return number
    if (CLASS_OF[bytes[at + 1] ?? 32] === REGULAR) return number
    this.at = at + 1
    return new Ref(number, generation)
  }

  #name(): Name {
    const { bytes } = this
    const from = this.at + 1
    this.at = from
    while (this.at < bytes.length && CLASS_OF[bytes[this.at] ?? 0] === REGULAR) this.at += 1
    const raw = bytes.toString('latin1', from, this.at)
    if (!raw.includes('#')) return new Name(raw)
    const plain = raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return new Name(plain)
  }

  #text(): Buffer {
    const { bytes } = this
    const out: number[] = []
    let open = 1
    this.at += 1
    while (this.at < bytes.length) {
      const code = bytes[this.at] ?? 0
      this.at += 1
      if (code === 92) this.#escape(out)
      else if (code === 41 && (open -= 1) === 0) break
      else {
        if (code === 40) open += 1
        out.push(code)
      }
    }
    return Buffer.from(out)
  }

  #escape(out: number[]): void {
    const { bytes } = this
    const code = bytes[this.at] ?? 0
    this.at += 1
    const plain = ESCAPES[String.fromCharCode(code)]
    if (plain !== undefined) out.push(plain)
    else if (code >= 48 && code <= 55) {
      let octal = code - 48
      for (let digits = 1; digits < 3; digits += 1) {
        const more = bytes[this.at] ?? 0
        if (more < 48 || more > 55) break
        octal = octal * 8 + more - 48
        this.at += 1
      }
      out.push(octal & 255)
    } else if (code === 13) {
      if (bytes[this.at] === 10) this.at += 1
    } else if (code !== 10) out.push(code)
  }

  #hex(): Buffer {
    const { bytes } = this
    const digits: number[] = []
    this.at += 1
    while (this.at < bytes.length && bytes[this.at] !== 62) {
      const digit = hexOf(bytes[this.at])
      if (digit >= 0) digits.push(digit)
      this.at += 1
    }
    this.at += 1
    const out = Buffer.alloc((digits.length + 1) >> 1)
    for (let index = 0; index < out.length; index += 1)
      out[index] = ((digits[index * 2] ?? 0) << 4) | (digits[index * 2 + 1] ?? 0)
    return out
  }

  #list(hasRefs: boolean, depth: number): readonly Value[] {
    this.at += 1
    const list: Value[] = []
    if (depth > MAX_DEPTH) return list
    for (;;) {
      const value = this.next(hasRefs, depth + 1)
      if (value === undefined) return list
      if (!(value instanceof Keyword)) list.push(value)
      else if (value.value === ']') return list
      else if (value.value === 'endobj' || value.value === '>>') return list
    }
  }

  #dict(hasRefs: boolean, depth: number): ReadonlyMap<string, Value> {
    this.at += 2
    const dict = new Map<string, Value>()
    if (depth > MAX_DEPTH) return dict
    for (;;) {
      const key = this.next(hasRefs, depth + 1)
      if (key === undefined) return dict
      if (key instanceof Keyword) {
        if (key.value === '>>') return dict
        if (key.value === 'endobj' || key.value === 'stream') {
          this.at -= key.value.length
          return dict
        }
      }
      if (!(key instanceof Name)) continue
      const value = this.next(hasRefs, depth + 1)
      if (value === undefined) return dict
      if (!(value instanceof Keyword)) dict.set(key.value, value)
      else if (value.value === '>>') return dict
    }
  }
}

/** A number as PDF writes it; tolerates doubled signs and a minus in the middle, as readers do. Null when it is none. */
function readNumber(bytes: Buffer, from: number, to: number): number | null {
  let value = 0
  let scale = 0
  let isNegative = false
  let digits = 0
  for (let at = from; at < to; at += 1) {
    const code = bytes[at] ?? 0
    if (code >= 48 && code <= 57) {
      digits += 1
      if (scale === 0) value = value * 10 + code - 48
      else {
        value += (code - 48) * scale
        scale /= 10
      }
    } else if (code === 46 && scale === 0) scale = 0.1
    else if (code === 45 && digits === 0) isNegative = true
    else if (code === 45) break
    else if (code !== 43) return null
  }
  if (digits === 0 && scale === 0) return null
  return isNegative ? -value : value
}
