import type { z } from 'zod'
import type {
  DeskPage,
  listDeskContent as listContract,
  listPageVersions as versionsContract,
} from '#contract/office/content.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  type BlockRow,
  findPage,
  listBlocks,
  listMenus,
  listPages,
  listVersions,
} from './desk-content-store.ts'
import { shopTheme } from './shop-config.ts'

type Reading = Pick<ShopContext, 'db'>

/** As many as anybody reads back. */
const MOST_VERSIONS = 50

/** The pages, blocks and menus that the owner writes. */
export async function listDeskContent(
  { db }: Reading,
  staff: Staff,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const [pages, blocks, menus] = [await listPages(db), await listBlocks(db), await listMenus(db)]
  return {
    pages: pages.map((page) => ({ ...page, updatedAt: page.updatedAt.toISOString() })),
    blocks: blocks.map(blockReply),
    menus: [...menus],
  }
}

export const blockReply = ({ updatedAt, ...block }: BlockRow) => ({
  ...block,
  updatedAt: updatedAt?.toISOString() ?? null,
})

export async function showDeskPage({ db }: Reading, staff: Staff, id: string): Promise<DeskPage> {
  requireRight(staff, 'changeCatalogue')
  const found = await findPage(db, id)
  if (!found) throw new Refusal('PageNotFound')
  const { fields, version } = found
  return { id, fields, version, isFixed: await isFixed(db, fields.urlPath) }
}

/** Whether the shop itself leads to a path: its start, its terms and what it says of privacy. */
export async function isFixed(executor: Executor, path: string): Promise<boolean> {
  const { termsPath, privacyPath } = await shopTheme({ db: executor })
  return [pagePaths.home, termsPath, privacyPath].includes(path)
}

/** How a page came to read as it does, the newest first. */
export async function showPageVersions(
  { db }: Reading,
  staff: Staff,
  id: string,
): Promise<z.input<typeof versionsContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const versions = await listVersions(db, id, MOST_VERSIONS)
  return { versions: versions.map((one) => ({ ...one, savedAt: one.savedAt.toISOString() })) }
}
