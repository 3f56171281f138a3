type Point = { readonly x: number; readonly y: number }

/** The field on which is signed; a phone's and a desk's are drawn to this measure. */
export const SIGNATURE_FIELD = { width: 600, height: 240 } as const

/** As much as a signature is kept of. */
export const LONGEST_SIGNATURE = 12_000

const PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

/** Whether a text is a signature: strokes in whole steps of the field, as a path of SVG, and nothing beside them. */
export const isSignature = (text: string): boolean => text.length <= LONGEST_SIGNATURE && PATH.test(text)

/** Strokes as the path that is kept; a tap is no stroke, and what is too much is left off. */
export function signaturePath(strokes: readonly (readonly Point[])[]): string {
  let path = ''
  for (const [first, ...others] of strokes) {
    if (!first || others.length === 0) continue
    const next = `${path}M${spot(first)}${others.map((point) => `L${spot(point)}`).join('')}`
    if (next.length > LONGEST_SIGNATURE) break
    path = next
  }
  return path
}

const spot = ({ x, y }: Point) => `${within(x, SIGNATURE_FIELD.width)} ${within(y, SIGNATURE_FIELD.height)}`
const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
