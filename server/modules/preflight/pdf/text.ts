import type { Value } from './values.ts'

const MOST_CHARACTERS = 200

/** A text of the file as one line, cut to a length at which it can be shown; '' for anything else. */
export function textOf(value: Value): string {
  if (!Buffer.isBuffer(value)) return ''
  return shortened(decoded(value.subarray(0, MOST_CHARACTERS * 4)))
}

/** Without control and direction characters, which could make a name look like another. */
export const shortened = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const even = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
    return even.swap16().toString('utf16le')
  }
  return bytes[0] === 0xef && bytes[1] === 0xbb ? bytes.toString('utf8', 3) : bytes.toString('latin1')
}
