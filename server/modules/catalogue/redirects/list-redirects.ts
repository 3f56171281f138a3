import type { DeskRedirect } from '#contract/office/redirects.ts'
import type { Staff } from '#domain/access/actor.ts'
import { pastedPath } from '#domain/shop/redirect-path.ts'
import type { ShopContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import { requireRight } from '../../../require-right.ts'
import { findRedirects, readRedirects, readReplacements, type RedirectRow } from './redirect-store.ts'
import { whatLiesAt } from './what-lies-at.ts'

const PAGE_SIZE = 100

type Wanted = { readonly search: string; readonly after: string | null }

/** A page of the redirects; `next` names the place after it. */
export async function listRedirects(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { search, after }: Wanted,
): Promise<{ readonly redirects: DeskRedirect[]; readonly next: string | null }> {
  requireRight(staff, 'changeCatalogue')
  const found = await readRedirects(db, { search: search.trim(), after, limit: PAGE_SIZE + 1 })
  const page = found.slice(0, PAGE_SIZE)
  const next = found.length > PAGE_SIZE ? (page.at(-1)?.from ?? null) : null
  return { redirects: await shownRedirects(db, page), next }
}

/** Where an old path leads now; null for nowhere. */
export async function showRedirect(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  from: string,
): Promise<{ readonly redirect: DeskRedirect | null }> {
  requireRight(staff, 'changeCatalogue')
  const found = await shownRedirects(db, await findRedirects(db, [from, pastedPath(from)?.path ?? from]))
  return { redirect: found.find((one) => one.from === from) ?? found[0] ?? null }
}

/** Redirects with what lies at both their ends. */
export async function shownRedirects(
  executor: Executor,
  rows: readonly RedirectRow[],
): Promise<DeskRedirect[]> {
  const tos = rows.map(({ to }) => to)
  const lying = await whatLiesAt(executor, [...tos, ...rows.map(({ from }) => from)])
  const leadingOn = new Set(
    [...(await findRedirects(executor, tos)), ...(await readReplacements(executor, tos))].map(
      ({ from }) => from,
    ),
  )
  return rows.map((row) => ({
    ...row,
    target: lying.get(row.to) ?? (leadingOn.has(row.to) ? 'redirect' : null),
    isCovered: lying.has(row.from),
  }))
}
