import type { Executor } from '../../db/database.ts'
import { shopSettings } from '../../db/documents/settings.ts'
import { forgetSetting, loadSettings, lockSettings, writeSetting } from './shop-settings-store.ts'

/** When the owner said that the shop is set up, and took the demo out; null for never. */
export type SetupMoments = { readonly finishedAt: string | null; readonly demoClearedAt: string | null }

const NEVER: SetupMoments = { finishedAt: null, demoClearedAt: null }

const momentsOf = (kept: Awaited<ReturnType<typeof loadSettings>>): SetupMoments =>
  shopSettings.setup.readOrNull(kept.get('setup') ?? null) ?? NEVER

export const findSetupMoments = async (executor: Executor): Promise<SetupMoments> =>
  momentsOf(await loadSettings(executor))

export async function keepSetupMoments(
  trx: Executor,
  change: Partial<SetupMoments>,
  now: Date,
): Promise<void> {
  const moments = { ...momentsOf(await lockSettings(trx)), ...change }
  await writeSetting(trx, 'setup', shopSettings.setup.write(moments), now)
}

/** Lets the shop be called and look as one that nobody has set up. */
export const forgetTheme = (trx: Executor): Promise<void> => forgetSetting(trx, 'theme')
