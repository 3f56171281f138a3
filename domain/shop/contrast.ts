/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour written as #rgb or #rrggbb, in any case and with spaces around it; null for everything else. */
export function parseColour(text: string | null): Rgb | null {
  const [, digits] = /^#((?:[\da-f]{3}){1,2})$/i.exec(text?.trim() ?? '') ?? []
  if (digits === undefined) return null
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16)) as unknown as Rgb
}

/** A colour as #rrggbb. */
export const hexOf = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** One colour with a share, from 0 to 1, of another; in whole channels. */
export const mix = (colour: Rgb, other: Rgb, share: number): Rgb =>
  colour.map((channel, index) =>
    Math.round(channel + ((other[index] ?? channel) - channel) * share),
  ) as unknown as Rgb

/** How light a colour is, from 0 for black to 1 for white (WCAG 2.2, relative luminance). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21, whichever of them is the text (WCAG 2.2, contrast ratio). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
