import { randomInt } from 'node:crypto'

/** Without letters and digits that look like one another: it is read from a screen or from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const letter = () => LETTERS[randomInt(LETTERS.length)]

/** A secret in groups that can be read aloud: five bits in each letter, nearly. */
export const readableSecret = (groups: number, groupLength: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: groupLength }, letter).join('')).join('-')
