import { CHAT_KINDS, type ChatKind } from '#domain/shop/chat.ts'
import type { ShopSettings } from './shop-settings.ts'

const FIELDS_OF_CHAT = {
  none: ['chatKind'],
  own: ['chatKind', 'chatName', 'chatHours', 'chatPhone', 'chatEmail'],
  script: ['chatKind', 'chatScript', 'chatHosts', 'chatLoads'],
} as const satisfies Record<ChatKind, readonly (keyof ShopSettings)[]>

const CHAT_FIELDS = [...new Set(CHAT_KINDS.flatMap((kind) => FIELDS_OF_CHAT[kind]))]

const HEAD_FIELDS = ['headHtml', 'headHosts', 'headLoads'] as const satisfies (keyof ShopSettings)[]

/** Which settings each part of them has. */
export const PART_FIELDS = {
  company: [
    'studioName',
    'studioShortName',
    'footerText',
    'badgeLabel',
    'badgeUrl',
    'companyName',
    'street',
    'houseNumber',
    'postcode',
    'city',
    'phone',
    'email',
    'kvkNumber',
    'vatId',
    'iban',
    'openingHours',
  ],
  look: ['shopName', 'shortName', 'logo', 'action', 'actionDark'],
  services: ['studioDesignCents', 'validateDesignCents', 'quoteValidDays'],
  calendar: ['cutOff', 'closedOn', 'closedDates'],
  chat: CHAT_FIELDS,
  head: HEAD_FIELDS,
  vatRates: ['vatPercents'],
  lines: ['throughLines', 'halfLines', 'perforationLines', 'creaseLines'],
  vat: ['shippingVatPercent'],
} as const satisfies Record<string, readonly (keyof ShopSettings)[]>

export type PartName = keyof typeof PART_FIELDS

export const PART_NAMES = Object.keys(PART_FIELDS) as PartName[]

/** The settings of one part alone. */
export const settingsOfPart = (name: PartName, settings: ShopSettings): Partial<ShopSettings> =>
  Object.fromEntries(PART_FIELDS[name].map((field) => [field, settings[field]]))

/** What belongs to the chat that a shop has. */
export const chatFieldsOf = ({ chatKind }: ShopSettings): readonly (keyof ShopSettings)[] =>
  FIELDS_OF_CHAT[chatKind]

/** Nothing is asked of a head in which nothing stands. */
export const headFieldsOf = ({ headHtml }: ShopSettings): readonly (keyof ShopSettings)[] =>
  headHtml === '' ? ['headHtml'] : HEAD_FIELDS
