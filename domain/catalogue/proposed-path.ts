const MOST_CHARACTERS = 200
const MARKS = /\p{M}/gu

/** What letters become that no mark can be taken off, and signs that are read as words. */
const WORDS: Readonly<Record<string, string>> = {
  '&': ' en ',
  '+': ' plus ',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  '×': 'x',
}

/**
 * The address that a page with this title gets below its category (or below the shop itself), in the form of all addresses:
 * small letters, digits and hyphens. Null for a title of which nothing is left then.
 */
export function proposedPath(title: string, categoryPath: string | null): string | null {
  const name = title
    .toLowerCase()
    .replaceAll(/[&+ßæøœł×]/g, (sign) => WORDS[sign] ?? sign)
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (name === '') return null
  return `${categoryPath ?? ''}/${name}`.slice(0, MOST_CHARACTERS).replace(/-$/, '')
}
