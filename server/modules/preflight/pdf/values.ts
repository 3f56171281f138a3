/** A name such as /Type, without its slash. */
export class Name {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}

/** An operator of a content stream, or a word of the file's structure such as `obj`. */
export class Keyword {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}

/** Points at an object elsewhere in the file. */
export class Ref {
  readonly number: number
  readonly generation: number
  constructor(number: number, generation: number) {
    this.number = number
    this.generation = generation
  }
}

export type Dict = ReadonlyMap<string, Value>

/** The number of a stream, and where in the file its packed bytes lie. */
export type StreamPlace = { readonly number: number; readonly from: number; readonly length: number }

/** A dictionary with bytes behind it, that are read when they are asked for. */
export class Stream {
  readonly dict: Dict
  readonly raw: () => Buffer
  readonly place: () => StreamPlace
  constructor(dict: Dict, raw: () => Buffer, place: () => StreamPlace) {
    this.dict = dict
    this.raw = raw
    this.place = place
  }
}

export type Value = null | boolean | number | Name | Buffer | Ref | Stream | Dict | readonly Value[]

export const isDict = (value: unknown): value is Dict => value instanceof Map
export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value)
export const nameOf = (value: Value | undefined): string | null =>
  value instanceof Name ? value.value : null
