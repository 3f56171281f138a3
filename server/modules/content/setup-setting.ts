import type { Executor } from '../../db/database.ts'
import { shopSettings } from '../../db/documents/settings.ts'
import { findSetting } from './content-store.ts'
import { forgetSetting, writeSetting } from './shop-settings-store.ts'

/** When the owner said that the shop is set up; null for never. */
export async function findSetupEnd(executor: Executor): Promise<string | null> {
  const kept = shopSettings.setup.readOrNull(await findSetting(executor, 'setup'))
  return kept?.finishedAt ?? null
}

/** Keeps that the owner said that the shop is set up, or, with null, that it is not. */
export const keepSetupEnd = (trx: Executor, finishedAt: string | null, now: Date): Promise<void> =>
  writeSetting(trx, 'setup', shopSettings.setup.write({ finishedAt }), now)

/** Lets the shop be called, look and be set up as one that nobody has set up. */
export async function forgetOwnSettings(trx: Executor): Promise<void> {
  await forgetSetting(trx, 'theme')
  await forgetSetting(trx, 'setup')
}
