import type { ClosingDay, ShopSettings } from '#contract/office/shop-settings.ts'
import { formatNumber, formatPercent, formatPrice, inWords } from '../format.ts'
import { formatDate } from '../format-date.ts'

/** What the owner sets of the shop. */
export const shopSettingsTexts = {
  title: 'Winkelinstellingen',
  intro: 'Wie je bent, hoe de winkel eruitziet en wanneer je werkt. Wat je opslaat, geldt meteen.',
  changeIt: 'Wijzigen',
  change: (part: string) => `${part} wijzigen`,
  company: 'Bedrijf',
  companyIntro: 'Dit staat onderaan de winkel, in mails, op facturen en op pakbonnen.',
  look: 'Uiterlijk',
  lookIntro:
    'Naam, logo en kleuren van de winkel. Het logo staat bovenaan elke pagina, in mails, in beheer en op papieren. Lege kleuren zijn die waarmee de winkel kwam.',
  services: 'Diensten en offertes',
  servicesIntro: 'Bedragen zijn exclusief btw, per ontwerp en per regel.',
  calendar: 'Werkdagen',
  calendarIntro:
    'Hiervan hangen de beloofde leverdagen af. Weekenden en officiële feestdagen zijn altijd dicht. Beloofde dagen van orders blijven zoals ze zijn.',
  delivery: 'Levering',
  vat: 'Btw over verzenden',
  vatIntro: 'Het tarief over wat verzenden kost. Bestellingen en offertes houden wat is afgesproken.',
  shipsTo: 'Verzenden naar',
  shipsNowhere: 'Nog nergens heen',
  classes: 'Verzendklassen',
  toDelivery: 'Naar levering',
  saved: 'De instellingen zijn opgeslagen',
  empty: 'Niet ingevuld',
  own: 'Kleuren van de winkel zelf',
  days: (count: number) => `${formatNumber(count)} ${count === 1 ? 'dag' : 'dagen'}`,
  none: 'Geen',
  fields: {
    shopName: 'Naam van de winkel',
    shortName: 'Korte naam',
    studioName: 'Naam van de studio',
    studioShortName: 'Korte naam van de studio',
    footerText: 'Zin onder het logo',
    logo: 'Logo',
    companyName: 'Bedrijfsnaam',
    street: 'Straat',
    houseNumber: 'Huisnummer',
    postcode: 'Postcode',
    city: 'Plaats',
    phone: 'Telefoon',
    email: 'E-mailadres',
    kvkNumber: 'KvK-nummer',
    vatId: 'Btw-nummer',
    iban: 'IBAN',
    openingHours: 'Openingstijden',
    action: 'Kleur van knoppen',
    actionDark: 'Donkere kleur',
    studioDesignCents: 'Ontwerp door de studio',
    validateDesignCents: 'Controle door een medewerker',
    quoteValidDays: 'Offertes gelden',
    cutOff: 'Besteld voor',
    closedOn: 'Ook dicht op',
    closedDates: 'Eigen vrije dagen',
    shippingVatPercent: 'Btw-tarief',
  } satisfies Record<keyof ShopSettings, string>,
  colourHint: 'Zoals #2130c8. Tekst blijft altijd leesbaar: waar nodig maken we de kleur donkerder.',
  darkHint: 'Voor een knop onder de muis. Laat leeg om haar zelf te laten kiezen.',
  preview: 'Voorbeeld',
  legible: 'Deze kleur is goed leesbaar op knoppen en in links.',
  darkenedInLinks: 'Op knoppen is deze kleur goed leesbaar. In links maken we haar donkerder, zoals hier.',
  darkened: 'Op deze kleur is tekst niet goed leesbaar. Daarom maken we haar donkerder, zoals hier.',
  noLogo: 'Zonder logo staat de naam van de winkel er, met een paskruis.',
  chooseLogo: 'Logo kiezen',
  otherLogo: 'Ander logo kiezen',
  removeLogo: 'Logo verwijderen',
  logoHint:
    'JPEG, PNG of WebP, liefst liggend en minstens 120 pixels hoog. Het staat 40 pixels hoog in de winkel.',
  ownLogo: (mark: string) => `Eigen logo (${mark})`,
  previewButton: 'In winkelwagen',
  previewLink: 'Bekijk alle spandoeken',
  quoteDaysHint: 'Dagen, van 1 tot en met 60.',
  cutOffHint: 'Wie voor deze tijd bestelt, heeft deze werkdag nog als eerste dag.',
  closedDatesHint: 'Een datum per regel, zoals 24-12-2026.',
  closingDays: {
    goodFriday: 'Goede Vrijdag',
    liberationDay: 'Bevrijdingsdag (5 mei)',
    fridayAfterAscension: 'Vrijdag na Hemelvaart',
    newYearsEve: 'Oudejaarsdag',
  } satisfies Record<ClosingDay, string>,
  cannotInvoice: 'Deze winkel kan nog geen facturen maken',
  cannotInvoiceText: 'Vul bedrijfsnaam, adres, KvK-nummer, btw-nummer en IBAN in.',
} as const

/** A setting as somebody reads it. */
export function settingText(field: keyof ShopSettings, settings: ShopSettings): string {
  const show = SHOWN[field]
  return show ? show(settings) : String(settings[field]) || shopSettingsTexts.empty
}

/** How settings read that are no text. */
const SHOWN: { readonly [Field in keyof ShopSettings]?: (settings: ShopSettings) => string } = {
  logo: ({ logo }) => (logo === '' ? shopSettingsTexts.none : shopSettingsTexts.ownLogo(markOf(logo))),
  shippingVatPercent: ({ shippingVatPercent }) => formatPercent(shippingVatPercent),
  action: ({ action }) => action || shopSettingsTexts.own,
  actionDark: ({ actionDark }) => actionDark || shopSettingsTexts.own,
  studioDesignCents: ({ studioDesignCents }) => formatPrice(studioDesignCents),
  validateDesignCents: ({ validateDesignCents }) => formatPrice(validateDesignCents),
  quoteValidDays: ({ quoteValidDays }) => shopSettingsTexts.days(quoteValidDays),
  closedOn: ({ closedOn }) =>
    inWords(closedOn.map((day) => shopSettingsTexts.closingDays[day])) || shopSettingsTexts.none,
  closedDates: ({ closedDates }) =>
    closedDates.map((date) => formatDate(date)).join(', ') || shopSettingsTexts.none,
}

/** By what two logos are told apart in words: the begin of the name of the file. */
const markOf = (url: string): string => url.split('/').at(-1)?.slice(0, 6) ?? ''
