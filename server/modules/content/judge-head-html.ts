import type { JudgedHeadHtml } from '#contract/office/head-html.ts'
import type { Theme } from '#contract/config.ts'
import type { Staff } from '#domain/access/actor.ts'
import { requireRight } from '../../require-right.ts'
import { judgeHeadHtml } from './head-parts.ts'

/** What of head HTML that somebody is writing would be in the pages. */
export function judgeDeskHeadHtml(staff: Staff, typed: NonNullable<Theme['headHtml']>): JudgedHeadHtml {
  requireRight(staff, 'changeShop')
  return judgeHeadHtml(typed)
}
