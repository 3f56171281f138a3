import type { z } from 'zod'
import type { ServerError } from '#contract/api-error.ts'
import type { Contract } from '#contract/api.ts'
import type { calls } from '#contract/calls.ts'
import type { OfficeContract } from '#contract/office/api.ts'
import type { officeCalls } from '#contract/office/calls.ts'

type Lines = typeof calls & typeof officeCalls
type Endpoints = Contract & OfficeContract
type CallName = keyof Endpoints

type Plain = string | number | boolean | bigint
/**
 * What a test reads: each part that its type knows, as though it were there. Where it is not, what is read of it fails the test, so that
 * no test has to ask first. Of several shapes it has the parts of all.
 */
export type Sure<T> = unknown extends T
  ? unknown
  : Extract<T, Plain> | SureParts<Exclude<T, Plain | null | undefined>>
type SureParts<T> = [T] extends [never]
  ? never
  : [T] extends [readonly (infer One)[]]
    ? SureList<Sure<One>>
    : { [Key in KeyOf<T>]: Sure<PartOf<T, Key>> }
type KeyOf<T> = T extends unknown ? keyof T : never
type PartOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never
/** A list of which what a test takes is there. */
export interface SureList<One> extends Array<One> {
  0: One
  1: One
  2: One
  3: One
  4: One
  find(isIt: (one: One, index: number, all: One[]) => unknown): One
  at(index: number): One
  filter<Kept extends One>(isIt: (one: One, index: number, all: One[]) => one is Kept): SureList<Kept>
  filter(isIt: (one: One, index: number, all: One[]) => unknown): SureList<One>
  map<To>(to: (one: One, index: number, all: One[]) => To): SureList<To>
  flatMap<To>(to: (one: One, index: number, all: One[]) => To | readonly To[]): SureList<To>
}

/** The same, as a test reads it. */
export function sure<T>(value: T): Sure<T>
export function sure(value: unknown) {
  return value
}

type Refused = { readonly errors: readonly ServerError[] }
/** What is read of the answer to a call: its reply, or the errors where it is refused. */
export type Reply<Name extends CallName> = Sure<z.output<Endpoints[Name]['reply']> | Refused>

/** An answer, of which only errors are known unless it says to which call. */
export type Answer<Json = Sure<Refused>> = {
  readonly status: number
  readonly json: Json
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** An answer that is none of those to expect but a refusal: of it errors are read, as of each of them. */
export const refused = (answer: Answer): Answer<never> => answer as Answer<never>

/** Lines in the groups of an order. */
export type InGroups<Line> = { readonly groups: SureList<{ readonly lines: SureList<Line> }> }

type WithoutQuery<Url extends string> = Url extends `${infer Path}?${string}` ? Path : Url
/** What the paths of a part of the shop begin with, so that only few are compared. */
type Head<Url extends string> = Url extends `/beheer/api/${infer Part}/${string}`
  ? `/beheer/api/${Part}`
  : Url extends `/api/${infer Part}/${string}`
    ? `/api/${Part}`
    : Url
/** The calls of a method below a head, by their paths. */
type Paths<Method extends string, Below extends string> = {
  [
    Name in CallName as Lines[Name] extends `${Method} ${infer Path extends `${Below}${string}`}`
      ? Path
      : never
  ]: Name
}
type Fits<Url extends string, Path extends string> = Path extends '*'
  ? true
  : Path extends `${infer Part}/${infer Rest}`
    ? Url extends `${infer UrlPart}/${infer UrlRest}`
      ? FitsPart<UrlPart, Part> extends true
        ? Fits<UrlRest, Rest>
        : false
      : false
    : Url extends `${string}/${string}`
      ? false
      : FitsPart<Url, Path>
type FitsPart<UrlPart extends string, Part extends string> = Part extends `:${string}`
  ? true
  : UrlPart extends Part
    ? true
    : string extends UrlPart
      ? false
      : Part extends UrlPart
        ? true
        : false
type NameAmong<Named, Url extends string> = Url extends keyof Named
  ? Named[Url]
  : { [Path in keyof Named]: Fits<Url, Path & string> extends true ? Named[Path] : never }[keyof Named]
type NameOf<Method extends string, Path extends string> = string extends Path
  ? never
  : NameAmong<Paths<Method, Head<Path>>, Path> & CallName
type AnswerOf<Name extends CallName> = Answer<[Name] extends [never] ? Sure<Refused> : Reply<Name>>
/** The answer to a request, by the call of the contract that its method and path are. */
export type AnswerTo<Method extends string, Url extends string> = AnswerOf<NameOf<Method, WithoutQuery<Url>>>
