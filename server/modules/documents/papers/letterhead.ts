import type { Theme } from '#contract/config.ts'
import { paperTexts as texts } from '#texts/nl/document-papers.ts'
import { breakLines } from '../pdf/break-lines.ts'
import { newPaper, type Paper, type Stationery } from '../pdf/paper.ts'
import type { Picture } from '../pdf/write-pdf.ts'
import { BOTTOM, FACTS_LEFT, INKS, LEFT, leading, RIGHT, STYLES, WIDTH } from './look.ts'

/** The shop as its papers show it. */
export type PaperShop = Pick<Theme, 'shopName' | 'company'> & {
  /** Of its own; null when it cannot be drawn. */
  readonly logo: Picture | 'house mark' | null
}

const HEAD_Y = 62
const NEXT_TOP = 104
const MARK_RADIUS = 8
/** As much as a logo takes at most. */
const LOGO = { width: 240, height: 34 } as const

/** A new paper with the shop's head on its first sheet, a short one on the others, and the company at every foot. */
export function letterPaper(shop: PaperShop, title: string): Paper {
  const stationery: Stationery = {
    topOfNext: NEXT_TOP,
    bottom: BOTTOM,
    drawNext: (paper) => {
      writeShopName(paper, shop)
      paper.write(RIGHT, HEAD_Y, shortTitle(title), STYLES.small, { align: 'right', ink: INKS.quiet })
    },
    drawFoot: (paper, page, pageCount) => writeFoot(paper, shop, texts.page(page, pageCount)),
  }
  const paper = newPaper(stationery)
  writeShopName(paper, shop)
  writeCompany(paper, shop)
  paper.y = 146
  return paper
}

const shortTitle = (title: string) => breakLines(texts.continued(title), STYLES.small, WIDTH / 2)[0] ?? ''

/** The shop's logo; or the registration mark that the house is named after, with the name; or the name alone. */
function writeShopName(paper: Paper, { shopName, logo }: PaperShop): void {
  const hasMark = logo === 'house mark'
  if (logo && !hasMark) return drawLogo(paper, logo)
  if (hasMark) drawMark(paper, LEFT + 13, HEAD_Y - 5.5)
  const left = hasMark ? LEFT + 36 : LEFT
  const [name = ''] = breakLines(shopName, STYLES.shopName, FACTS_LEFT - left - 12)
  paper.write(left, HEAD_Y, name, STYLES.shopName)
}

function drawLogo(paper: Paper, logo: Picture): void {
  const scale = Math.min(LOGO.width / logo.widthPx, LOGO.height / logo.heightPx)
  const [width, height] = [logo.widthPx * scale, logo.heightPx * scale]
  paper.picture({ x: LEFT, y: HEAD_Y - 5.5 - height / 2, width, height }, logo)
}

function drawMark(paper: Paper, x: number, y: number): void {
  paper.ring(x - 1.6, y, MARK_RADIUS, 1.9, INKS.cyan)
  paper.ring(x + 1.6, y, MARK_RADIUS, 1.9, INKS.magenta)
  paper.ring(x, y, MARK_RADIUS, 1.9, INKS.ink)
  paper.tint({ x: x - 13, y: y - 0.95, width: 26, height: 1.9 }, INKS.ink)
  paper.tint({ x: x - 0.95, y: y - 13, width: 1.9, height: 26 }, INKS.ink)
}

function writeCompany(paper: Paper, { company }: PaperShop): void {
  const street = [company.street, company.houseNumber].filter(Boolean).join(' ')
  const place = [company.postcode, company.city].filter(Boolean).join(' ')
  let y = HEAD_Y - 12
  for (const [index, text] of [company.name, street, place, company.phone, company.email].entries()) {
    if (text === '') continue
    const style = index === 0 ? STYLES.label : STYLES.small
    for (const line of breakLines(text, style, RIGHT - FACTS_LEFT)) {
      paper.write(FACTS_LEFT, y, line, style, { ink: index === 0 ? INKS.ink : INKS.quiet })
      y += leading(STYLES.small)
    }
  }
}

function writeFoot(paper: Paper, { company }: PaperShop, page: string): void {
  const y = 806
  const facts = [
    company.name,
    company.kvkNumber && texts.kvk(company.kvkNumber),
    company.vatId && texts.vatId(company.vatId),
    company.iban && texts.iban(groupedIban(company.iban)),
  ].filter(Boolean)
  drawBar(paper, y - 18)
  const [line = ''] = breakLines(facts.join('   '), STYLES.foot, WIDTH - 80)
  paper.write(LEFT, y, line, STYLES.foot, { ink: INKS.quiet })
  paper.write(RIGHT, y, page, STYLES.foot, { ink: INKS.quiet, align: 'right' })
}

/** The process colours side by side (design 5), and a hairline. */
function drawBar(paper: Paper, y: number): void {
  for (const [index, colour] of [INKS.cyan, INKS.magenta, INKS.yellow, INKS.ink].entries()) {
    paper.tint({ x: LEFT + index * 9, y: y - 1.5, width: 9, height: 3 }, colour)
  }
  paper.rule(LEFT + 42, y, WIDTH - 42, 0.5, INKS.line)
}

/** 'NL24 PSKR 0123 4567 89'. */
export const groupedIban = (iban: string): string => iban.replaceAll(' ', '').replace(/.{4}/g, '$& ').trim()
