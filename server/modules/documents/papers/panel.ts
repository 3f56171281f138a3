import { breakLines } from '../pdf/break-lines.ts'
import type { Paper } from '../pdf/paper.ts'
import { INKS, LEFT, leading, STYLES, WIDTH } from './look.ts'

const INSET = 14

/** A block on tinted paper, which says what there is to do. */
export function writePanel(paper: Paper, heading: string, text: string): void {
  const lines = breakLines(text, STYLES.body, WIDTH - 2 * INSET)
  const height = INSET * 2 + 14 + lines.length * leading(STYLES.body)
  paper.need(height + 8)
  paper.y += 8
  paper.tint({ x: LEFT, y: paper.y, width: WIDTH, height }, INKS.paper)
  paper.write(LEFT + INSET, paper.y + INSET + 9, heading, STYLES.heading)
  let y = paper.y + INSET + 9 + 18
  for (const line of lines) {
    paper.write(LEFT + INSET, y, line, STYLES.body)
    y += leading(STYLES.body)
  }
  paper.y += height + 14
}
