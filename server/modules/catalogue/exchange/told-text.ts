/** A text of a file as the report can keep it and somebody can read it: what no database holds is a question mark. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')

const LAST_OF_ONE_UNIT = 0xffff

/** The beginning of a long text, which ends between two characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const isWithin = (text.codePointAt(most - 1) ?? 0) > LAST_OF_ONE_UNIT
  return `${text.slice(0, isWithin ? most + 1 : most)}…`
}
