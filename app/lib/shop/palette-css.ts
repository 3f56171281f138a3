import type { Theme } from '#contract/config.ts'
import { hexOf } from '#domain/shop/contrast.ts'
import { paletteOf, type Palette } from '#domain/shop/palette.ts'

const TOKENS = {
  '--actie': 'surface',
  '--actie-diep': 'surfaceHover',
  '--op-actie': 'onSurface',
  '--op-actie-zacht': 'onSurface',
  '--reflex-600': 'text',
  '--reflex-700': 'textStrong',
  '--reflex-100': 'tint',
  '--reflex-50': 'tintLight',
} as const satisfies Readonly<Record<`--${string}`, keyof Palette>>

/** The owner's colours in place of those of app/ui/tokens.css; null where he has none that can be read. */
export function paletteCss(colours: Theme['colours']): string | null {
  const palette = paletteOf(colours)
  if (palette === null) return null
  const lines = Object.entries(TOKENS).map(([token, part]) => `${token}:${hexOf(palette[part])}`)
  return `:root{${lines.join(';')}}`
}
