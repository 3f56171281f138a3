/** Where a parcel goes, as far as a carrier's page asks. */
type Destination = { readonly postcode: string; readonly country: string }

type TrackingPage = (code: string, to: Destination) => string

/** The public page of each carrier on which a parcel is followed; null for who has none. PostNL also asks where it goes. */
const TRACKING_PAGES = {
  postnl: (code, { postcode, country }) =>
    `https://jouw.postnl.nl/track-and-trace/${code}-${country}-${postcode.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase()}`,
  dhl: (code) => `https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=${code}`,
  dpd: (code) => `https://tracking.dpd.de/status/nl_NL/parcel/${code}`,
  ups: (code) => `https://www.ups.com/track?loc=nl_NL&tracknum=${code}`,
  gls: (code) => `https://gls-group.eu/NL/nl/volg-je-pakket?match=${code}`,
  own: null,
  other: null,
} as const satisfies Readonly<Record<string, TrackingPage | null>>

/** Who takes parcels to customers; 'own' is the shop's own van, 'other' whoever has no page that is known here. */
export type Carrier = keyof typeof TRACKING_PAGES

/** All carriers, in the order in which they are offered. */
export const CARRIERS = Object.keys(TRACKING_PAGES) as readonly Carrier[]

/** Whether a carrier gives codes of its own; the shop's own van has none. */
export const givesCode = (carrier: Carrier): boolean => carrier !== 'own'

const CODE = /^[A-Z0-9]{6,40}$/

/** A tracking code as carriers write it, in capitals without spaces and dashes; null for what is none. */
export function readTrackingCode(text: string): string | null {
  const code = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

const OWN_CODES = [
  ['postnl', /^3S/],
  ['ups', /^1Z[A-Z0-9]{16}$/],
  ['dhl', /^JVGL/],
] as const

/** Whose code this is, where no other carrier writes codes like it; null where it may be of several. */
export function carrierOfCode(text: string): Carrier | null {
  const code = readTrackingCode(text)
  return (code && OWN_CODES.find(([, own]) => own.test(code))?.[0]) || null
}

/** Where a parcel with this code is followed; null where its carrier has no page for that. */
export function trackingAddress(carrier: Carrier, code: string, to: Destination): string | null {
  const page: TrackingPage | null = TRACKING_PAGES[carrier]
  return page && page(code, to)
}
