import type { z } from 'zod'
import type { Theme } from '#contract/config.ts'
import type { JudgedHeadHtml } from '#contract/office/head-html.ts'
import { PART_FIELDS, PART_NAMES, settingsOfPart } from '#contract/office/setting-parts.ts'
import {
  type getShopLook as lookContract,
  LINE_FIELDS,
  lineNamesOf,
  type ShopSettings,
} from '#contract/office/shop-settings.ts'
import type { Staff } from '#domain/access/actor.ts'
import { changedFields, clashingFields, type SomeOf } from '#domain/companies/clashing-fields.ts'
import { clashingLine } from '#domain/designs/spot-names.ts'
import { STRUCTURES } from '#domain/designs/structures.ts'
import { DEFAULT_CALENDAR } from '#domain/delivery/calendar.ts'
import { DEFAULT_CUT_OFF, type TimeOfDay } from '#domain/delivery/promise.ts'
import { USUAL_SHIPPING_VAT_PERCENT } from '#domain/delivery/usual-classes.ts'
import { USUAL_VAT_PERCENTS } from '#domain/pricing/vat-rates.ts'
import { missingOfChat } from '#domain/shop/chat.ts'
import { ownLineTexts, vatRateTexts } from '#texts/nl/office/shop-settings.ts'
import { newShopTheme } from '#texts/nl/new-shop.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { shopSettings } from '../../db/documents/settings.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { picturesAt } from '../catalogue/pictures-at.ts'
import { keepVersions } from '../versions/content-versions.ts'
import { judgeHeadHtml } from './head-parts.ts'
import { QUOTE_VALID_DAYS, shopTheme } from './shop-config.ts'
import { listVatUse, loadSettings, lockSettings, writeSetting } from './shop-settings-store.ts'

type Kept = Awaited<ReturnType<typeof loadSettings>>

/** The room that pages keep for a logo of which the size is not known. */
const UNKNOWN_SIZE = { width: 160, height: 40 } as const

/** What the owner set of the shop. */
export async function showShopSettings({ db }: Pick<ShopContext, 'db'>, staff: Staff): Promise<ShopSettings> {
  requireRight(staff, 'changeShop')
  return settingsOf(await loadSettings(db))
}

/** Changes settings, which count from then on. Refused, by field, where somebody else changed meanwhile what was seen. */
export async function changeShopSettings(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { change, seen }: { readonly change: SomeOf<ShopSettings>; readonly seen: SomeOf<ShopSettings> },
): Promise<void> {
  requireRight(staff, 'changeShop')
  await changeAs(db, staff, async (trx) => {
    const kept = await lockSettings(trx)
    const now = settingsOf(kept)
    const clashes = clashingFields(change, seen, now)
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    const changed = new Set<string>(changedFields(change, now))
    const after = {
      ...now,
      ...Object.fromEntries([...changed].map((field) => [field, change[field as keyof ShopSettings]])),
    }
    const has = (name: string) => [...changed].some((field) => field.startsWith(name))
    const lacks = (has('chat') ? missingOfChat(after) : null) ?? (has('badge') ? missingOfBadge(after) : null)
    if (lacks)
      throw new Refusal('InvalidInput', { field: `change.${lacks}`, message: fieldFaultTexts.Required })
    if (changed.has('vatPercents') || changed.has('shippingVatPercent'))
      await refuseLackingVat(trx, after, changed.has('vatPercents') ? 'vatPercents' : 'shippingVatPercent')
    refuseClashingLines(after, changed)
    const logoSize = changed.has('logo') ? await sizeOfLogo(trx, after.logo) : themeOf(kept).logoSize
    const at = clock()
    for (const [key, { fields, write }] of Object.entries(PARTS))
      if (fields.some((field) => changed.has(field)))
        await writeSetting(trx, key as keyof typeof PARTS, write(after, kept, logoSize), at)
    for (const name of PART_NAMES) {
      const versionOf = (settings: ShopSettings) =>
        ({ kind: 'settings', fields: settingsOfPart(name, settings) }) as const
      await keepVersions(trx, staff, { id: name, before: versionOf(now), after: versionOf(after), at })
    }
  })
}

/** What a badge in the footer cannot do without and has not: it says something and leads somewhere. */
function missingOfBadge({ badgeLabel, badgeUrl }: ShopSettings): 'badgeLabel' | 'badgeUrl' | null {
  if (badgeLabel === '' && badgeUrl !== '') return 'badgeLabel'
  return badgeUrl === '' && badgeLabel !== '' ? 'badgeUrl' : null
}

/** What products and sending have of VAT stays among the rates. */
async function refuseLackingVat(
  trx: Executor,
  { vatPercents, shippingVatPercent }: ShopSettings,
  field: 'vatPercents' | 'shippingVatPercent',
): Promise<void> {
  const refuse = (message: string) => {
    throw new Refusal('InvalidInput', { field: `change.${field}`, message })
  }
  const [used] = await listVatUse(trx, vatPercents)
  if (used) refuse(vatRateTexts.usedByProducts(used.percent, used.products))
  if (!vatPercents.includes(shippingVatPercent)) refuse(vatRateTexts.usedByShipping(shippingVatPercent))
}

/** A name stands for one thing: not for two kinds of line, nor for what it is known for already. */
function refuseClashingLines(after: ShopSettings, changed: ReadonlySet<string>): void {
  const kinds = STRUCTURES.filter((structure) => changed.has(LINE_FIELDS[structure]))
  const clash = kinds.length > 0 ? clashingLine(lineNamesOf(after), kinds) : null
  if (!clash) return
  throw new Refusal('InvalidInput', {
    field: `change.${LINE_FIELDS[clash.structure]}`,
    message: ownLineTexts.taken(clash.name),
  })
}

/** A logo is a photograph that was sent to the shop before. */
async function sizeOfLogo(trx: Executor, url: string): Promise<Theme['logoSize']> {
  if (url === '') return null
  const picture = (await picturesAt(trx, [url])).get(url)
  if (!picture?.sources) throw new Refusal('InvalidInput', { field: 'change.logo' })
  return { width: picture.width, height: picture.height }
}

/** What of head HTML that somebody is writing would be in the pages. */
export function judgeDeskHeadHtml(staff: Staff, typed: NonNullable<Theme['headHtml']>): JudgedHeadHtml {
  requireRight(staff, 'changeShop')
  return judgeHeadHtml(typed)
}

/** How all of the staff see which shop they work for. */
export async function showShopLook({
  db,
}: Pick<ShopContext, 'db'>): Promise<z.input<typeof lookContract.reply>> {
  const { shopName, logoUrl, logoSize } = await shopTheme({ db })
  return { shopName, logo: logoUrl === null ? null : { url: logoUrl, ...(logoSize ?? UNKNOWN_SIZE) } }
}

const themeOf = (kept: Kept) => shopSettings.theme.readOrNull(kept.get('theme') ?? null) ?? newShopTheme

function settingsOf(kept: Kept): ShopSettings {
  const theme = themeOf(kept)
  const { name, iban, country: _country, ...company } = theme.company
  const prices = shopSettings.prices.readOrNull(kept.get('prices') ?? null)
  const quotes = shopSettings.quotes.readOrNull(kept.get('quotes') ?? null)
  const calendar = shopSettings.calendar.readOrNull(kept.get('calendar') ?? null)
  const delivery = shopSettings.delivery.readOrNull(kept.get('delivery') ?? null)
  const lines = shopSettings.lines.readOrNull(kept.get('lines') ?? null)
  const { closedOn, closedDates } = calendar ?? DEFAULT_CALENDAR
  return {
    shopName: theme.shopName,
    shortName: theme.shortName,
    studioName: theme.studioName,
    studioShortName: theme.studioShortName,
    footerText: theme.footerText,
    badgeLabel: theme.badge?.label ?? '',
    badgeUrl: theme.badge?.url ?? '',
    logo: theme.logoUrl ?? '',
    ...company,
    companyName: name,
    iban: iban ?? '',
    action: theme.colours.action ?? '',
    actionDark: theme.colours.actionDark ?? '',
    studioDesignCents: prices?.studioDesignCents ?? 0,
    validateDesignCents: prices?.validateDesignCents ?? 0,
    quoteValidDays: quotes?.validDays ?? QUOTE_VALID_DAYS,
    cutOff: calendar?.cutOff ?? DEFAULT_CUT_OFF,
    closedOn: [...closedOn],
    closedDates: [...closedDates],
    vatPercents: [...(prices?.vatPercents ?? USUAL_VAT_PERCENTS)],
    shippingVatPercent: delivery?.shippingVatPercent ?? USUAL_SHIPPING_VAT_PERCENT,
    throughLines: [...(lines?.through ?? [])],
    halfLines: [...(lines?.half ?? [])],
    perforationLines: [...(lines?.perforation ?? [])],
    creaseLines: [...(lines?.crease ?? [])],
    ...addedOf(theme),
  }
}

/** What the owner adds to pages. Where nothing is added yet, what comes needs consent unless he says otherwise. */
function addedOf({ chat, headHtml }: Theme) {
  const kind = chat?.script ? 'script' : 'own'
  return {
    chatKind: chat ? kind : 'none',
    chatName: chat?.name ?? '',
    chatHours: chat?.hours ?? '',
    chatPhone: chat?.phone ?? '',
    chatEmail: chat?.email ?? '',
    chatScript: chat?.script?.url ?? '',
    chatHosts: chat?.script?.hosts ?? [],
    chatLoads: chat?.loads ?? 'consent',
    headHtml: headHtml?.html ?? '',
    headHosts: headHtml?.hosts ?? [],
    headLoads: headHtml?.loads ?? 'consent',
  } satisfies Partial<ShopSettings>
}

function badgeOf({ badgeLabel, badgeUrl }: ShopSettings): Theme['badge'] {
  return badgeLabel === '' ? null : { label: badgeLabel, url: badgeUrl }
}

function chatOf(settings: ShopSettings): Theme['chat'] {
  if (settings.chatKind === 'none') return null
  const isScript = settings.chatKind === 'script'
  return {
    loads: settings.chatLoads,
    name: settings.chatName,
    hours: settings.chatHours,
    email: settings.chatEmail,
    phone: settings.chatPhone,
    script: isScript ? { url: settings.chatScript, hosts: settings.chatHosts } : null,
  }
}

function headHtmlOf({ headHtml, headHosts, headLoads }: ShopSettings): Theme['headHtml'] {
  return headHtml === '' ? null : { html: headHtml, hosts: headHosts, loads: headLoads }
}

type Part = {
  readonly fields: readonly (keyof ShopSettings)[]
  readonly write: (settings: ShopSettings, kept: Kept, logoSize: Theme['logoSize']) => string
}

/** Under which key each setting is kept. */
const PARTS = {
  theme: {
    fields: [...PART_FIELDS.company, ...PART_FIELDS.look, ...PART_FIELDS.chat, ...PART_FIELDS.head],
    write: (settings, kept, logoSize) => {
      const theme = themeOf(kept)
      const { shopName, shortName, studioName, studioShortName, footerText } = settings
      const { street, houseNumber, postcode, city, phone, email, kvkNumber, vatId, openingHours } = settings
      return shopSettings.theme.write({
        ...theme,
        shopName,
        shortName,
        studioName,
        studioShortName,
        footerText,
        badge: badgeOf(settings),
        logoUrl: settings.logo || null,
        logoSize,
        chat: chatOf(settings),
        headHtml: headHtmlOf(settings),
        colours: { action: settings.action || null, actionDark: settings.actionDark || null },
        company: {
          ...theme.company,
          name: settings.companyName,
          street,
          houseNumber,
          postcode,
          city,
          phone,
          email,
          kvkNumber,
          vatId,
          iban: settings.iban || null,
          openingHours,
        },
      })
    },
  },
  prices: {
    fields: ['studioDesignCents', 'validateDesignCents', 'vatPercents'],
    write: ({ studioDesignCents, validateDesignCents, vatPercents }) =>
      shopSettings.prices.write({ studioDesignCents, validateDesignCents, vatPercents: [...vatPercents] }),
  },
  quotes: {
    fields: ['quoteValidDays'],
    write: ({ quoteValidDays }) => shopSettings.quotes.write({ validDays: quoteValidDays }),
  },
  calendar: {
    fields: ['cutOff', 'closedOn', 'closedDates'],
    write: ({ cutOff, closedOn, closedDates }) =>
      shopSettings.calendar.write({
        cutOff: cutOff as TimeOfDay,
        closedOn: [...new Set(closedOn)],
        closedDates: [...new Set(closedDates)].toSorted(),
      }),
  },
  lines: {
    fields: PART_FIELDS.lines,
    write: (settings) => {
      const { through, half, perforation, crease } = lineNamesOf(settings)
      return shopSettings.lines.write({
        through: [...through],
        half: [...half],
        perforation: [...perforation],
        crease: [...crease],
      })
    },
  },
  delivery: {
    fields: ['shippingVatPercent'],
    write: ({ shippingVatPercent }) => shopSettings.delivery.write({ shippingVatPercent }),
  },
} as const satisfies Record<string, Part>
