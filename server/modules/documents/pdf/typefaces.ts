import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Font, readFont } from './read-font.ts'

/** The fonts of one look, in the order in which they are asked for a character. */
export type Typeface = readonly Font[]
export type FaceName = 'text' | 'strong' | 'display'

const FOLDER = join(import.meta.dirname, '../fonts')

const FILES = {
  text: ['HankenGrotesk-Regular', 'hanken-grotesk', 400],
  strong: ['HankenGrotesk-SemiBold', 'hanken-grotesk', 600],
  display: ['BricolageGrotesque-Bold', 'bricolage-grotesque', 700],
} as const satisfies Record<FaceName, readonly [name: string, family: string, weight: number]>

const read = new Map<FaceName, Typeface>()

/** The shop's letters (design 3), read once; they lie beside the code so that a paper never looks otherwise later. */
export function typeface(face: FaceName): Typeface {
  const known = read.get(face)
  if (known) return known
  const [name, family, weight] = FILES[face]
  const fonts = ['latin', 'latin-ext'].map((script) =>
    readFont(
      `${name}${script === 'latin' ? '' : 'Ext'}`,
      readFileSync(join(FOLDER, `${family}-${script}-${weight}-normal.woff`)),
    ),
  )
  read.set(face, fonts)
  return fonts
}
