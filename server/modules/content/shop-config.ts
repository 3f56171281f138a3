import type { Config, Theme } from '#contract/config.ts'
import { type CalendarSettings, DEFAULT_CALENDAR } from '#domain/delivery/calendar.ts'
import type { LineNames } from '#domain/designs/structures.ts'
import { newShopTheme } from '#texts/nl/new-shop.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopSettings } from '../../db/documents/settings.ts'
import { findSetting } from './content-store.ts'
import { addedHosts, headParts } from './head-parts.ts'

const BYTES_PER_MB = 1024 * 1024

/** How many days a quote holds unless the owner says otherwise. */
export const QUOTE_VALID_DAYS = 30

/** How many days a quote holds: what the owner says, or thirty. */
export async function quoteDays(executor: Executor): Promise<number> {
  const stored = shopSettings.quotes.readOrNull(await findSetting(executor, 'quotes'))
  return stored?.validDays ?? QUOTE_VALID_DAYS
}

/** How the shop's own machines call the lines along which is cut, perforated and creased; null where they know the usual names alone. */
export async function ownLineNames(executor: Executor): Promise<LineNames | null> {
  return shopSettings.lines.readOrNull(await findSetting(executor, 'lines'))
}

/** On which days the shop is closed. */
export async function shopCalendar(executor: Executor): Promise<CalendarSettings> {
  const stored = shopSettings.calendar.readOrNull(await findSetting(executor, 'calendar'))
  return stored ?? DEFAULT_CALENDAR
}

/** What every page needs to know; named one by one, so that no setting gets out by accident (spec 3, Config). */
export async function shopConfig({ db, settings }: ShopContext): Promise<Config> {
  const [stored, quoteValidDays] = [
    shopSettings.prices.readOrNull(await findSetting(db, 'prices')),
    await quoteDays(db),
  ]
  const prices = stored ?? { studioDesignCents: 0, validateDesignCents: 0 }
  return {
    currency: 'EUR',
    locale: 'nl-NL',
    phStudioDesignPrice: prices.studioDesignCents,
    phValidateDesignPrice: prices.validateDesignCents,
    quoteValidDays,
    recaptchaSiteKey: settings.recaptcha?.siteKey ?? null,
    uploadRoot: settings.uploadRootUrl,
    uploadMaxMb: Math.floor(settings.uploadMaxBytes / BYTES_PER_MB),
    demo: settings.demo,
  }
}

/** What the owner decided of the shop's looks and name; a shop that has just been made has a theme that says so. */
export async function shopTheme({ db }: { readonly db: Executor }): Promise<Theme> {
  const stored = await findSetting(db, 'theme')
  if (stored === null) return newShopTheme
  const theme = shopSettings.theme.read(stored)
  const { headHtml, chat } = theme
  return {
    ...theme,
    headHtml: headHtml && { ...headHtml, hosts: [...addedHosts({ headHtml, chat: null })] },
    chat: chat && {
      ...chat,
      script: chat.script && { ...chat.script, hosts: [...addedHosts({ headHtml: null, chat })] },
    },
    headParts: [...headParts(theme)],
  }
}
