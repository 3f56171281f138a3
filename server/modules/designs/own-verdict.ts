import { shownFindings } from '#domain/designs/findings.ts'
import { type DesignVerdict, isMendable, judgeDesign } from '#domain/designs/judge-design.ts'
import { findingText } from '#texts/nl/preflight.ts'
import type { ShownVerdict } from './show-design.ts'
import type { StoredDesign } from './stored-design.ts'

/** A verdict as a card tells it: the strongest of what was found, in words. */
export const shownVerdict = (verdict: DesignVerdict): ShownVerdict => ({
  status: verdict.status,
  messages: shownFindings(verdict.findings).map(findingText),
  isMendable: isMendable(verdict),
})

/** What is thought of a file by itself, whatever it will be printed on. */
export const ownVerdict = (design: StoredDesign): ShownVerdict => shownVerdict(judgeDesign(design, null))
