import { createHash } from 'node:crypto'
import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { type Focus, MIDDLE } from '#domain/catalogue/picture-cut.ts'
import { isPictureName } from './importers/media.ts'

/** A photograph that is named by its file, as something is to show it. */
export type NamedPhotograph = { readonly name: string; readonly alt: string; readonly focus: Focus }

type Entry = Readonly<Record<string, unknown>>
type Shown = Entry & { readonly hash: string }

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNamed = (value: unknown): value is Shown =>
  isEntry(value) && typeof value['hash'] === 'string' && isPictureName(value['hash'])

/** By what an entry knows a photograph before it is made. */
const standIn = (name: string): string => createHash('sha256').update(`photograph ${name}`).digest('hex')

/** An entry with the hashes of the photographs that it names by their files; what they are not known of stands in for them. */
export function withHashes(entry: Entry, hashes: ReadonlyMap<string, string> = new Map()): Entry {
  const hashed = (value: unknown) =>
    isNamed(value) ? { ...value, hash: hashes.get(value.hash) ?? standIn(value.hash) } : value
  const { picture, pictures } = entry
  return {
    ...entry,
    ...('picture' in entry && { picture: hashed(picture) }),
    ...(Array.isArray(pictures) && { pictures: pictures.map(hashed) }),
  }
}

/** The photographs that an entry names by their files. */
export function namedBy({ picture, pictures }: Entry): readonly NamedPhotograph[] {
  return [picture, ...(Array.isArray(pictures) ? (pictures as unknown[]) : [])]
    .filter(isNamed)
    .map(({ hash, alt, focus }) => ({
      name: hash,
      alt: typeof alt === 'string' ? alt : '',
      focus: isFocus(focus) ? focus : { ...MIDDLE },
    }))
}

const isFocus = (value: unknown): value is CatalogueEntries['pictures']['focus'] =>
  isEntry(value) && typeof value['x'] === 'number' && typeof value['y'] === 'number'
