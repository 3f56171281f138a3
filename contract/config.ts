import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** GET /config: what the shop needs to know at start (spec 3, Config); an explicit list, never the settings. */
export const Config = z.object({
  currency: z.literal('EUR'),
  locale: z.literal('nl-NL'),
  phStudioDesignPrice: z.int(),
  phValidateDesignPrice: z.int(),
  /** How many days a quote holds. */
  quoteValidDays: z.int(),
  recaptchaSiteKey: z.string().nullable(),
  uploadRoot: z.string(),
  uploadMaxMb: z.int(),
  demo: z.boolean(),
})
export type Config = z.output<typeof Config>

const Snippet = z.object({
  loads: z.enum(['functional', 'consent']),
  html: z.string(),
  /** What it may call, besides the shop itself. */
  hosts: z.array(z.string()).default([]),
})

/** An element that the owner adds to the head of pages, from the start or after consent. */
const HeadPart = z.object({
  tag: z.enum(['script', 'style', 'link', 'meta', 'noscript']),
  attributes: z.record(z.string(), z.string()),
  text: z.string(),
  loads: z.enum(['functional', 'consent']),
})
export type HeadPart = z.output<typeof HeadPart>

/** GET /config/theme: everything about this shop that its owner decides. */
export const Theme = z.object({
  shopName: z.string(),
  shortName: z.string(),
  studioName: z.string(),
  studioShortName: z.string(),
  logoUrl: z.string().nullable(),
  /** Its size in pixels, by which pages keep its place; null where that is not known. */
  logoSize: z.object({ width: z.int(), height: z.int() }).nullable().default(null),
  colours: z.object({ action: z.string().nullable(), actionDark: z.string().nullable() }),
  company: z.object({
    name: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    kvkNumber: z.string(),
    vatId: z.string(),
    /** Where invoices are paid; null until the owner has filled it in. */
    iban: z.string().nullable().default(null),
    openingHours: z.string(),
  }),
  /** The sentence under the logo in the footer. */
  footerText: z.string().default(''),
  badge: z.object({ label: z.string(), url: z.string() }).nullable(),
  headHtml: Snippet.nullable(),
  chat: z
    .object({
      loads: z.enum(['functional', 'consent']),
      name: z.string(),
      hours: z.string(),
      email: z.string(),
      phone: z.string(),
      /** The widget of a helpdesk service, instead of the shop's own card, and what it calls besides its own host. */
      script: z
        .object({ url: z.string(), hosts: z.array(z.string()).default([]) })
        .nullable()
        .default(null),
    })
    .nullable(),
  /** Worked out of the two above, and never kept. */
  headParts: z.array(HeadPart).default([]),
  termsPath: z.string(),
  privacyPath: z.string(),
})
export type Theme = z.output<typeof Theme>

/** A country of the address forms; `ships` says whether goods can be sent there. */
export const Country = z.object({ code: z.string().length(2), name: z.string(), ships: z.boolean() })
export type Country = z.output<typeof Country>

export const getConfig = endpoint('getConfig', {
  summary: 'What a client has to know of this shop before anything else',
  access: 'public',
  reply: Config,
})
export const getTheme = endpoint('getTheme', {
  summary: 'The name, the look and the company of this shop',
  access: 'public',
  reply: Theme,
})
export const getCountries = endpoint('getCountries', {
  summary: 'The countries of addresses, and which of them the shop delivers to',
  access: 'public',
  reply: z.object({ countries: z.array(Country) }),
})
