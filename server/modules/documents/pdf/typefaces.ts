import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Font, readFont } from './read-font.ts'

/** The fonts of one look, in the order in which they are asked for a character. */
export type Typeface = readonly Font[]
export type FaceName = 'text' | 'strong' | 'display'

const FOLDER = join(import.meta.dirname, '../fonts')

const FILES = {
  text: ['HankenGrotesk-Regular', 'hanken-grotesk', 400, 'NotoSans-Regular'],
  strong: ['HankenGrotesk-SemiBold', 'hanken-grotesk', 600, 'NotoSans-SemiBold'],
  display: ['BricolageGrotesque-Bold', 'bricolage-grotesque', 700, 'NotoSans-Bold'],
} as const satisfies Record<
  FaceName,
  readonly [name: string, family: string, weight: number, substitute: string]
>

const read = new Map<FaceName, Typeface>()

/**
 * The shop's letters (design 3), and for Greek and Cyrillic, which those lack, letters that go with them. Read once; they
 * lie beside the code so that a paper never looks otherwise later.
 */
export function typeface(face: FaceName): Typeface {
  const known = read.get(face)
  if (known) return known
  const [name, family, weight, substitute] = FILES[face]
  const fonts = [
    [name, `${family}-latin`],
    [`${name}Ext`, `${family}-latin-ext`],
    [`${substitute}Greek`, 'noto-sans-greek'],
    [`${substitute}Cyrillic`, 'noto-sans-cyrillic'],
  ].map(([fontName = '', file = '']) =>
    readFont(fontName, readFileSync(join(FOLDER, `${file}-${weight}-normal.woff`))),
  )
  read.set(face, fonts)
  return fonts
}
