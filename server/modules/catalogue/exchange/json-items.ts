import { FileFault } from './file-fault.ts'

/** A value of a list in the document, or one that stands by itself: then it has no place. */
export type JsonItem = {
  readonly name: string
  readonly place: number | null
  /** Where it begins, from 1. */
  readonly line: number
  readonly value: unknown
}

const MOST_DEPTH = 64
const MOST_BYTES = 16 * 1024 * 1024

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN = 0x7b
const CLOSE = 0x7d
const NEWLINE = 0x0a
const isSpace = (byte: number) => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09
const isOpening = (byte: number) => byte === OPEN || byte === OPEN_LIST
const isClosing = (byte: number) => byte === CLOSE || byte === CLOSE_LIST

/** What is expected next at the top of the document, or within one of its lists. */
type State =
  | 'start'
  | 'name'
  | 'nextName'
  | 'colon'
  | 'value'
  | 'item'
  | 'nextItem'
  | 'afterValue'
  | 'afterItem'
  | 'end'

/**
 * Reads a document of JSON that is one object of lists, value by value, however large it is: only one of them is in memory. Of the
 * lists that are not wanted the values are passed over, and come as undefined. Throws a `FileFault`.
 */
export async function* readJsonItems(
  chunks: AsyncIterable<Uint8Array>,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<JsonItem> {
  const scanner = new Scanner(isWanted)
  for await (const chunk of chunks) yield* scanner.read(chunk)
  scanner.finish()
}

class Scanner {
  private state: State = 'start'
  private line = 1
  private name = ''
  private place = 0
  private isKept = true
  /** Of the value that is being read. */
  private parts: Uint8Array[] = []
  private bytes = 0
  private depth = 0
  private kind: 'none' | 'container' | 'text' | 'plain' = 'none'
  private isInText = false
  private isEscaped = false
  private beganAt = 1
  private isFirst = true
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  private readonly isWanted: (name: string) => boolean

  constructor(isWanted: (name: string) => boolean) {
    this.isWanted = isWanted
  }

  *read(chunk: Uint8Array): Generator<JsonItem> {
    let at = 0
    if (this.isFirst && chunk.length > 0) {
      this.isFirst = false
      if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) at = 3
    }
    while (at < chunk.length) {
      if (this.kind !== 'none') {
        const end = this.endOf(chunk, at)
        if (this.isKept) this.keep(chunk.subarray(at, end ?? chunk.length))
        if (end === null) return
        at = end
        yield* this.take()
        continue
      }
      const byte = chunk[at] ?? 0
      if (isSpace(byte)) {
        if (byte === NEWLINE) this.line += 1
        at += 1
      } else if (this.begins(byte)) this.begin(byte)
      else {
        this.step(byte)
        at += 1
      }
    }
  }

  finish(): void {
    if (this.state !== 'end') this.fail('NotJson')
  }

  private fail(code: 'NotJson' | 'TooDeep' | 'EntryTooLarge'): never {
    throw new FileFault(code, { line: this.line })
  }

  /** Whether a value that is read as a whole begins with this byte here. */
  private begins(byte: number): boolean {
    if (this.state === 'name' || this.state === 'nextName') return byte === QUOTE
    if (this.state === 'value') return byte !== OPEN_LIST
    return (this.state === 'item' || this.state === 'nextItem') && byte !== CLOSE_LIST
  }

  private begin(byte: number): void {
    if (byte === COMMA || byte === COLON || isClosing(byte)) this.fail('NotJson')
    this.kind = isOpening(byte) ? 'container' : byte === QUOTE ? 'text' : 'plain'
    this.isKept =
      this.state === 'name' || this.state === 'nextName' || this.state === 'value' || this.isWanted(this.name)
    this.beganAt = this.line
    this.depth = 0
    this.isInText = false
    this.isEscaped = false
  }

  /** Where in this chunk the value ends that is being read; null when it goes on. */
  private endOf(chunk: Uint8Array, from: number): number | null {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0
      if (byte === NEWLINE) this.line += 1
      if (this.isInText) {
        if (this.isEscaped) this.isEscaped = false
        else if (byte === BACKSLASH) this.isEscaped = true
        else if (byte === QUOTE) {
          this.isInText = false
          if (this.kind === 'text') return at + 1
        }
      } else if (this.kind === 'plain') {
        if (byte === COMMA || isClosing(byte) || isSpace(byte)) {
          if (byte === NEWLINE) this.line -= 1
          return at
        }
      } else if (byte === QUOTE) this.isInText = true
      else if (isOpening(byte)) {
        this.depth += 1
        if (this.depth > MOST_DEPTH) this.fail('TooDeep')
      } else if (isClosing(byte)) {
        this.depth -= 1
        if (this.depth === 0) return at + 1
      }
    }
    return null
  }

  private keep(part: Uint8Array): void {
    this.bytes += part.length
    if (this.bytes > MOST_BYTES) this.fail('EntryTooLarge')
    this.parts.push(Uint8Array.from(part))
  }

  /** The value that was read, where it is one that somebody waits for. */
  private *take(): Generator<JsonItem> {
    const value = this.isKept ? this.parsed() : undefined
    this.kind = 'none'
    this.parts = []
    this.bytes = 0
    const line = this.beganAt
    if (this.state === 'name' || this.state === 'nextName') {
      this.name = String(value)
      this.state = 'colon'
    } else if (this.state === 'value') {
      this.state = 'afterValue'
      yield { name: this.name, place: null, line, value }
    } else {
      this.state = 'afterItem'
      yield { name: this.name, place: this.place, line, value }
      this.place += 1
    }
  }

  private parsed(): unknown {
    try {
      return JSON.parse(this.decoder.decode(Buffer.concat(this.parts)))
    } catch {
      throw new FileFault('NotJson', { line: this.beganAt })
    }
  }

  private step(byte: number): void {
    const next = NEXT[this.state]?.[byte]
    if (next === undefined) this.fail('NotJson')
    if (this.state === 'value') this.place = 0
    this.state = next
  }
}

const NEXT: { readonly [From in State]?: Readonly<Record<number, State>> } = {
  start: { [OPEN]: 'name' },
  name: { [CLOSE]: 'end' },
  colon: { [COLON]: 'value' },
  value: { [OPEN_LIST]: 'item' },
  item: { [CLOSE_LIST]: 'afterValue' },
  afterValue: { [COMMA]: 'nextName', [CLOSE]: 'end' },
  afterItem: { [COMMA]: 'nextItem', [CLOSE_LIST]: 'afterValue' },
}
