import { z } from 'zod'
import { normalisedPostcode } from '#domain/addresses/postcode.ts'
import { normalisedKvkNumber } from '#domain/companies/kvk-number.ts'
import { normalisedVatId } from '#domain/companies/vat-id.ts'
import { normalisedIban } from '#domain/documents/iban.ts'
import { CHAT_KINDS } from '#domain/shop/chat.ts'
import { isSameName } from '#domain/designs/spot-names.ts'
import type { LineNames, Structure } from '#domain/designs/structures.ts'
import { HIGHEST_VAT_PERCENT } from '#domain/pricing/vat-rates.ts'
import { parseColour } from '#domain/shop/contrast.ts'
import { isScriptAddress, MOST_HOSTS, ownerHost } from '#domain/shop/owner-hosts.ts'
import { Email, line, paragraph, Phone, PlainDate, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { HEAD_HTML_MAX, LOADS } from './head-html.ts'

/** Days on which many firms close, of which the owner says whether his does. */
export const CLOSING_DAYS = ['goodFriday', 'liberationDay', 'fridayAfterAscension', 'newYearsEve'] as const
export type ClosingDay = (typeof CLOSING_DAYS)[number]

/** What the owner sets of the shop; amounts in cents excluding VAT, an empty text where nothing is filled in. */
export const ShopSettings = z.object({
  shopName: z.string(),
  shortName: z.string(),
  studioName: z.string(),
  studioShortName: z.string(),
  footerText: z.string(),
  /** The mark of the association of suppliers under it: what it says and where it leads; both or neither. */
  badgeLabel: z.string(),
  badgeUrl: z.string(),
  /** The address of the picture of the logo. */
  logo: z.string(),
  companyName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  kvkNumber: z.string(),
  vatId: z.string(),
  iban: z.string(),
  openingHours: z.string(),
  action: z.string(),
  actionDark: z.string(),
  studioDesignCents: z.int(),
  validateDesignCents: z.int(),
  quoteValidDays: z.int(),
  /** Until when an order counts for the same day, as '12:00' in Amsterdam. */
  cutOff: z.string(),
  closedOn: z.array(z.enum(CLOSING_DAYS)),
  closedDates: z.array(z.string()),
  /** The rates of VAT of which products and sending have one, in whole per cent. */
  vatPercents: z.array(z.int()),
  /** VAT on what sending costs. */
  shippingVatPercent: z.number(),
  chatKind: z.enum(CHAT_KINDS),
  /** The words of the shop's own window. */
  chatName: z.string(),
  chatHours: z.string(),
  chatPhone: z.string(),
  chatEmail: z.string(),
  /** The address of a supplier's script, and the hosts that it calls besides its own. */
  chatScript: z.string(),
  chatHosts: z.array(z.string()),
  chatLoads: z.enum(LOADS),
  headHtml: z.string(),
  headHosts: z.array(z.string()),
  headLoads: z.enum(LOADS),
  /** How the shop's own machines call the lines along which is cut, perforated and creased. */
  throughLines: z.array(z.string()),
  halfLines: z.array(z.string()),
  perforationLines: z.array(z.string()),
  creaseLines: z.array(z.string()),
})
export type ShopSettings = z.output<typeof ShopSettings>

/** The setting of each kind of line. */
export const LINE_FIELDS = {
  through: 'throughLines',
  half: 'halfLines',
  perforation: 'perforationLines',
  crease: 'creaseLines',
} as const satisfies Record<Structure, keyof ShopSettings>

export const lineNamesOf = (settings: ShopSettings): LineNames => ({
  through: settings.throughLines,
  half: settings.halfLines,
  perforation: settings.perforationLines,
  crease: settings.creaseLines,
})

/** What a function makes of a text that is filled in; nothing stays nothing. */
const optional = (read: (typed: string) => string | null, fault: string) =>
  line(60).transform((typed, context) => {
    if (typed === '') return ''
    const found = read(typed)
    if (found === null) context.addIssue({ code: 'custom', message: fault })
    return found ?? ''
  })

const Cents = z.int('AmountInvalid').min(0, 'AmountInvalid').max(999_999, 'AmountInvalid')
const Colour = line(9).refine((typed) => typed === '' || parseColour(typed) !== null, 'ColourInvalid')
const Host = line(300).transform((typed, context) => {
  const host = ownerHost(typed)
  if (host === null) context.addIssue({ code: 'custom', message: 'HostInvalid' })
  return host ?? ''
})
const Hosts = z
  .array(Host)
  .max(MOST_HOSTS, 'HostsTooMany')
  .transform((hosts) => [...new Set(hosts)])
const isHttpsAddress = (typed: string) => z.url({ protocol: /^https$/ }).safeParse(typed).success
const isEmail = (typed: string) => Email.safeParse(typed).success
const MOST_CLOSED_DATES = 200
const MOST_LINE_NAMES = 20
const LINE_NAME_MAX = 60
/** Of names that say the same the first stays. */
const OwnLines = z
  .array(requiredLine(LINE_NAME_MAX).regex(/[^\s_-]/, 'Invalid'))
  .max(MOST_LINE_NAMES, 'TooMany')
  .transform((names) => names.filter((name, at) => names.findIndex((one) => isSameName(one, name)) === at))
const MOST_VAT_PERCENTS = 10

/** A rate of VAT in whole per cent. */
export const VatPercent = z
  .int('VatPercentInvalid')
  .min(0, 'VatPercentInvalid')
  .max(HIGHEST_VAT_PERCENT, 'VatPercentInvalid')

/** What the owner may set. Messages are codes. */
export const ShopForm = z.object({
  shopName: requiredLine(60),
  shortName: requiredLine(30),
  studioName: requiredLine(60),
  studioShortName: requiredLine(30),
  footerText: line(300),
  badgeLabel: line(60),
  badgeUrl: line(300).refine((typed) => typed === '' || isHttpsAddress(typed), 'UrlInvalid'),
  logo: line(200),
  companyName: requiredLine(120),
  street: line(120),
  houseNumber: line(20),
  postcode: optional((typed) => normalisedPostcode(typed, 'NL'), 'Invalid'),
  city: line(120),
  phone: Phone,
  /** Where requests and messages of customers go. */
  email: Email,
  kvkNumber: optional(normalisedKvkNumber, 'KvkNumberInvalid'),
  vatId: optional(normalisedVatId, 'VatIdInvalid'),
  iban: optional(normalisedIban, 'IbanInvalid'),
  openingHours: line(120),
  action: Colour,
  actionDark: Colour,
  studioDesignCents: Cents,
  validateDesignCents: Cents,
  quoteValidDays: z.int('DaysInvalid').min(1, 'DaysInvalid').max(60, 'DaysInvalid'),
  cutOff: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'TimeInvalid'),
  closedOn: z.array(z.enum(CLOSING_DAYS)).max(CLOSING_DAYS.length, 'TooMany'),
  closedDates: z.array(PlainDate).max(MOST_CLOSED_DATES, 'TooMany'),
  vatPercents: z
    .array(VatPercent)
    .min(1, 'Required')
    .max(MOST_VAT_PERCENTS, 'TooMany')
    .transform((percents) => [...new Set(percents)].toSorted((one, other) => one - other)),
  shippingVatPercent: VatPercent,
  chatKind: z.enum(CHAT_KINDS, 'Invalid'),
  chatName: line(60),
  chatHours: line(120),
  chatPhone: Phone,
  chatEmail: line(254).refine((typed) => typed === '' || isEmail(typed), 'EmailInvalid'),
  chatScript: line(500).refine((typed) => typed === '' || isScriptAddress(typed), 'ScriptInvalid'),
  chatHosts: Hosts,
  chatLoads: z.enum(LOADS, 'Invalid'),
  headHtml: paragraph(HEAD_HTML_MAX),
  headHosts: Hosts,
  headLoads: z.enum(LOADS, 'Invalid'),
  throughLines: OwnLines,
  halfLines: OwnLines,
  perforationLines: OwnLines,
  creaseLines: OwnLines,
}) satisfies z.ZodType<ShopSettings>

const rules = { access: 'operator', may: 'changeShop' } as const

export const getShopSettings = officeEndpoint('getShopSettings', {
  summary:
    'What the owner set of the shop: its company, colours, prices of services, working days, chat and head HTML',
  ...rules,
  reply: ShopSettings,
})

export const editShopSettings = officeEndpoint('editShopSettings', {
  summary: 'Change settings of the shop; one that somebody else changed meanwhile answers 409 by its name',
  ...rules,
  refuses: [409],
  body: z.object({ change: ShopForm.partial(), seen: z.record(z.string(), z.unknown()) }),
  reply: ShopSettings,
})

export const getShopLook = officeEndpoint('getShopLook', {
  summary: 'The name and the logo of the shop, for all of its staff',
  access: 'operator',
  reply: z.object({
    shopName: z.string(),
    logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  }),
})
