import { cutText } from '#domain/cut-text.ts'

/** A text of a file as the report can keep it and somebody can read it: what no database holds is a question mark. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')

/** The beginning of a long text, which says that it goes on. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most)}…`
