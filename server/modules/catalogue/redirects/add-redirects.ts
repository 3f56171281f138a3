import { createHash } from 'node:crypto'
import type { RedirectTrial } from '#contract/office/redirects.ts'
import type { Staff } from '#domain/access/actor.ts'
import {
  pathsOf,
  type PlannedRedirect,
  planRedirects,
  type WrittenRedirect,
  type WrongRedirect,
} from '#domain/shop/plan-redirects.ts'
import { MOST_REDIRECTS, redirectRows } from '#domain/shop/redirect-rows.ts'
import { redirectFaultTexts, redirectTexts as texts } from '#texts/nl/office/redirects.ts'
import { tableTexts } from '#texts/nl/office/tables.ts'
import type { ShopContext } from '../../../context.ts'
import { BrokenTable, cellText, csvRecords, SAID_SEPARATOR, separatorOf } from '../../../csv/read-csv.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import { readPathFacts } from './path-facts.ts'
import { writeRedirectsByHand } from './redirect-store.ts'
import { holdPaths } from './save-redirect.ts'

type Adding = Pick<ShopContext, 'db' | 'origin'>
type Plan = { readonly planned: readonly PlannedRedirect[]; readonly wrong: readonly WrongRedirect[] }

/** Of more only how many there are is told. */
const MOST_SHOWN = 200

/** What a table of redirects would do. */
export async function tryRedirectTable(shop: Adding, staff: Staff, table: string): Promise<RedirectTrial> {
  requireRight(staff, 'changeCatalogue')
  const { planned, wrong } = await planTable(shop.db, shop, table)
  const count = (wanted: PlannedRedirect['outcome']) =>
    planned.filter(({ outcome }) => outcome === wanted).length
  return {
    newCount: count('new'),
    changedCount: count('changed'),
    sameCount: count('same'),
    wrongCount: wrong.length,
    cutCount: planned.filter(({ isCut }) => isCut).length,
    changes: toWrite(planned)
      .slice(0, MOST_SHOWN)
      .map(({ row, from, to, was }) => ({ row, from, to, was })),
    wrong: wrong.slice(0, MOST_SHOWN).map(({ row, from, to, fault, about }) => ({
      row,
      from,
      to,
      message: redirectFaultTexts[fault](about),
    })),
    digest: digestOf({ planned, wrong }),
  }
}

/** Writes what is right in a table, in one transaction; refused where it would not do what was seen when it was tried. */
export async function addRedirectTable(
  shop: Adding,
  staff: Staff,
  { table, digest }: { readonly table: string; readonly digest: string },
): Promise<{ readonly writtenCount: number }> {
  requireRight(staff, 'changeCatalogue')
  return changeAs(shop.db, staff, async (trx) => {
    await holdPaths(trx)
    const plan = await planTable(trx, shop, table)
    if (digestOf(plan) !== digest) throw new Refusal('RedirectMovedOn', { message: texts.triedAgain })
    const ways = toWrite(plan.planned)
    await writeRedirectsByHand(trx, ways)
    return { writtenCount: ways.length }
  })
}

const toWrite = (planned: readonly PlannedRedirect[]) => planned.filter(({ outcome }) => outcome !== 'same')

async function planTable(executor: Executor, shop: Adding, table: string): Promise<Plan> {
  if (table.includes('\0')) throw new Refusal('InvalidInput', { field: 'table', message: texts.notText })
  const written = rowsOf(table)
  if (written.length === 0) throw new Refusal('InvalidInput', { field: 'table', message: texts.noRows })
  if (written.length > MOST_REDIRECTS)
    throw new Refusal('InvalidInput', { field: 'table', message: texts.tooMany(MOST_REDIRECTS) })
  return planRedirects(written, await readPathFacts(executor, shop, pathsOf(written)))
}

function rowsOf(table: string): readonly WrittenRedirect[] {
  const text = table.replace(/^\uFEFF/, '').replace(SAID_SEPARATOR, '')
  try {
    return redirectRows(cellsOf(text))
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error
    const { why, record, line } = error
    const message = why === 'openQuote' ? tableTexts.openQuote(record, line) : texts.tooManyCells
    throw new Refusal('InvalidInput', { field: 'table', message })
  }
}

function* cellsOf(text: string): Generator<readonly string[]> {
  for (const cells of csvRecords(text, separatorOf(text))) yield cells.map(cellText)
}

const digestOf = ({ planned, wrong }: Plan): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        planned.map(({ from, to, was, outcome }) => [from, to, was, outcome]),
        wrong.map(({ row, fault, about }) => [row, fault, about]),
      ]),
    )
    .digest('base64url')
