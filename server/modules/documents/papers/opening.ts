import type { DocumentAddress } from '#domain/documents/invoice.ts'
import { countryText } from '#texts/nl/country.ts'
import { paperTexts as texts } from '#texts/nl/document-papers.ts'
import { breakLines } from '../pdf/break-lines.ts'
import type { Paper } from '../pdf/paper.ts'
import type { TextStyle } from '../pdf/shape-text.ts'
import { FACTS_LEFT, INKS, LEFT, leading, RIGHT, STYLES, WIDTH } from './look.ts'

export type Fact = readonly [label: string, value: string | null]

const LABEL_WIDTH = 92

/** An address as the post wants it, a line each. */
export function addressLines(address: DocumentAddress): string[] {
  const country = countryText(address.country)
  return [
    address.companyName,
    address.attention ? texts.attention(address.attention) : '',
    [address.street, address.houseNumber, address.addition].filter(Boolean).join(' '),
    // Between postcode and city the post wants two spaces.
    [address.postcode, address.city].filter(Boolean).join('  '),
    country,
  ].filter((line) => line !== '')
}

type Opening = {
  readonly title: string
  readonly note?: string | null
  readonly address: readonly string[]
  readonly addressLabel?: string
  readonly facts: readonly Fact[]
}

/** Who it is for on the left, what it is about on the right, and below them its title. */
export function writeOpening(paper: Paper, { title, note, address, addressLabel, facts }: Opening): void {
  const top = paper.y
  let y = top
  if (addressLabel) {
    paper.write(LEFT, y, addressLabel, STYLES.label, { ink: INKS.quiet })
    y += leading(STYLES.body)
  }
  for (const [index, text] of address.entries()) {
    y = writeBlock(paper, LEFT, y, text, index === 0 ? STYLES.strong : STYLES.body, FACTS_LEFT - LEFT - 24)
  }
  paper.y = Math.max(y, writeFacts(paper, top, facts)) + 30
  for (const line of breakLines(title, STYLES.title, WIDTH)) {
    paper.write(LEFT, paper.y, line, STYLES.title)
    paper.y += leading(STYLES.title) * 0.82
  }
  if (note) paper.y = writeBlock(paper, LEFT, paper.y - 4, note, STYLES.body, WIDTH, INKS.quiet)
  paper.y += 12
}

function writeFacts(paper: Paper, top: number, facts: readonly Fact[]): number {
  let y = top
  for (const [label, value] of facts) {
    if (!value) continue
    paper.write(FACTS_LEFT, y, label, STYLES.small, { ink: INKS.quiet })
    y = writeBlock(paper, FACTS_LEFT + LABEL_WIDTH, y, value, STYLES.body, RIGHT - FACTS_LEFT - LABEL_WIDTH)
    y += 1.5
  }
  return y
}

/** Text over as many lines as it takes; gives the baseline of the line after it. */
export function writeBlock(
  paper: Paper,
  x: number,
  y: number,
  text: string,
  style: TextStyle,
  width: number,
  ink = INKS.ink,
): number {
  let next = y
  for (const line of breakLines(text, style, width)) {
    paper.write(x, next, line, style, { ink })
    next += leading(style)
  }
  return next
}

/** A paragraph across the sheet, over sheets when it must. */
export function writeParagraph(
  paper: Paper,
  text: string,
  style: TextStyle = STYLES.body,
  ink = INKS.ink,
): void {
  for (const line of breakLines(text, style, WIDTH)) {
    paper.need(leading(style))
    paper.write(LEFT, paper.y, line, style, { ink })
    paper.y += leading(style)
  }
}
