import type { LeftOut } from '#contract/office/head-html.ts'
import type { ClosingDay, ShopSettings } from '#contract/office/shop-settings.ts'
import type { ChatKind } from '#domain/shop/chat.ts'
import { formatNumber, formatPercent, formatPrice, inWords } from '../format.ts'
import { formatDate } from '../format-date.ts'
import { pageNames } from './page-names.ts'
import { pictureMark } from './picture-field.ts'

/** What the owner sets of the shop. */
export const shopSettingsTexts = {
  title: pageNames.shop,
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
  vatRates: 'Btw-tarieven',
  vatRatesIntro:
    'Een product en het verzenden hebben elk een van deze tarieven. Facturen, orders en offertes houden het tarief dat ze hebben.',
  vatPercentsHint:
    'In hele procenten, met komma’s ertussen. Een tarief dat een product nog heeft, kan niet weg.',
  lines: 'Snijlijnen',
  linesIntro:
    'Een steunkleur met een van deze namen is een lijn voor de snijmachine, en geen kleur. Zet erbij hoe jouw RIP ze noemt, met één naam per regel. Hoofdletters, spaties en streepjes tellen niet mee. Het geldt voor bestanden die vanaf nu worden gecontroleerd.',
  ownLinesHint: (usual: readonly string[]) => `Altijd herkend: ${usual.join(', ')}`,
  vat: 'Btw over verzenden',
  vatIntro: 'Het tarief over wat verzenden kost. Bestellingen en offertes houden wat is afgesproken.',
  shipsTo: 'Verzenden naar',
  shipsNowhere: 'Nog nergens heen',
  classes: 'Verzendklassen',
  toDelivery: 'Naar levering',
  chat: 'Chat',
  chatIntro:
    'Zo stellen klanten je een vraag vanaf elke pagina. In het bestelproces en waar een wachtwoord wordt gekozen, blijft de chat weg.',
  chatKinds: {
    none: 'Geen chat',
    own: 'Venster van de winkel',
    script: 'Chat van een leverancier',
  } satisfies Record<ChatKind, string>,
  chatKindTexts: {
    none: 'Klanten vinden je via de contactpagina.',
    own: 'Een klein venster met je telefoonnummer, e-mailadres en tijden. Laadt niets van anderen.',
    script: 'Bijvoorbeeld van een helpdesk. De leverancier geeft je het adres van een script.',
  } satisfies Record<ChatKind, string>,
  proposedChat: (shopName: string) => `Helpdesk van ${shopName}`,
  chatScriptHint:
    'Alleen het adres uit de code van de leverancier, zonder <script> eromheen. Het adres zelf mag de chat altijd gebruiken.',
  chatHostsHint:
    'Waar de chat nog meer gegevens, plaatjes of vensters haalt. Eén per regel, zoals https://chat.nl of https://*.chat.nl.',
  head: 'Meetcode en eigen HTML',
  headIntro:
    'Voor meetcode, eigendomscontrole of eigen stijl: komt in de <head> van elke pagina. In het bestelproces en waar een wachtwoord wordt gekozen, blijft het weg.',
  headHtmlHint: 'Mag: script, style, link, meta en noscript. Al het andere blijft weg.',
  headHostsHint:
    'Waar scripts, plaatjes, lettertypen en metingen vandaan komen of heen gaan. Eén per regel, zoals https://meting.nl of https://*.meting.nl.',
  loads: {
    consent: 'Pas na toestemming',
    functional: 'Laadt meteen, want nodig voor de winkel',
  } satisfies Record<ShopSettings['headLoads'], string>,
  loadsText: {
    consent:
      'De winkel vraagt het elke bezoeker eerst. Kies dit voor alles wat meet, volgt of cookies plaatst.',
    functional: 'Zonder te vragen. Alleen voor wat de winkel nodig heeft en niemand volgt.',
  } satisfies Record<ShopSettings['headLoads'], string>,
  foreignScript: 'Een script van een ander ziet wat je klanten doen',
  foreignScriptText:
    'Het kan meelezen wat zij bekijken en invullen. Neem alleen code van wie je vertrouwt, en noem die partij in je privacyverklaring.',
  wholeCode: (length: number) => `Bekijk de code (${formatNumber(length)} tekens)`,
  outcome: 'Zo komt het in de pagina’s',
  judging: 'We kijken wat hiervan in de pagina’s komt…',
  outcomeOf: (kept: number, left: number) => {
    if (kept + left === 0) return 'Er komt niets in de pagina’s.'
    const inPages = kept === 1 ? '1 onderdeel komt' : `${formatNumber(kept)} onderdelen komen`
    if (left === 0) return `${inPages} in de pagina’s. Er blijft niets weg.`
    return `${inPages} in de pagina’s. ${left === 1 ? '1 ding blijft' : `${formatNumber(left)} dingen blijven`} weg.`
  },
  leftOut: 'Blijft weg',
  partLoads: {
    functional: 'Meteen',
    consent: 'Na toestemming',
  } satisfies Record<ShopSettings['headLoads'], string>,
  saved: 'De instellingen zijn opgeslagen',
  badgeHint: 'Staat onder die zin, bijvoorbeeld Branchevereniging Sign & Print.',
  badgeUrlHint: 'Waar het merk naartoe leidt, beginnend met https://',
  empty: 'Niet ingevuld',
  own: 'Kleuren van de winkel zelf',
  days: (count: number) => `${formatNumber(count)} ${count === 1 ? 'dag' : 'dagen'}`,
  none: 'Geen',
  usualLines: 'Alleen de gewone namen',
  fields: {
    shopName: 'Naam van de winkel',
    shortName: 'Korte naam',
    studioName: 'Naam van de studio',
    studioShortName: 'Korte naam van de studio',
    footerText: 'Zin onder het logo',
    badgeLabel: 'Erkend leverancier van',
    badgeUrl: 'Webadres van die vereniging',
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
    vatPercents: 'Tarieven',
    shippingVatPercent: 'Btw-tarief',
    chatKind: 'Wat er in de hoek van elke pagina staat',
    chatName: 'Naam boven het venster',
    chatHours: 'Wanneer je er bent',
    chatPhone: 'Telefoon',
    chatEmail: 'E-mailadres',
    chatScript: 'Adres van het script',
    chatHosts: 'Adressen die de chat mag gebruiken',
    chatLoads: 'Wanneer laadt de chat?',
    headHtml: 'HTML voor de <head>',
    headHosts: 'Adressen die de code mag gebruiken',
    headLoads: 'Wanneer laadt de code?',
    throughLines: 'Contoursnijlijn',
    halfLines: 'Halfsnijlijn',
    perforationLines: 'Perforatielijn',
    creaseLines: 'Rillijn',
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

/** Why rates of VAT can't be as they were filled in. */
export const vatRateTexts = {
  usedByProducts: (percent: number, products: number) =>
    `${formatPercent(percent)} is nog het tarief van ${products === 1 ? '1 product' : `${formatNumber(products)} producten`}`,
  usedByShipping: (percent: number) =>
    `${formatPercent(percent)} is het tarief over verzenden, en staat niet bij de tarieven`,
} as const

/** Why the own name of a line can't be as it was filled in. */
export const ownLineTexts = {
  taken: (name: string) => `‘${name}’ staat al voor iets anders. Een naam kan maar één ding betekenen`,
} as const

/** Why something of the head HTML stays away, and what to do about it. */
export const leftOutText = ({ reason, host }: LeftOut): string => LEFT_OUT[reason](host ?? '')

const LEFT_OUT: Readonly<Record<LeftOut['reason'], (host: string) => string>> = {
  Tag: () => 'Deze tag hoort niet in de head van een pagina.',
  Host: (host) => `${host} staat niet bij de adressen. Zet het erbij als je deze partij vertrouwt.`,
  NotHttps: () =>
    'Dit adres begint niet met https://, en ook niet met / voor een bestand van de winkel zelf.',
  Handler: () => 'Code in een attribuut wordt nooit uitgevoerd. Zet haar in een <script>.',
  Attribute: () => 'Dit attribuut nemen we niet over. De rest van de tag blijft.',
  Noscript: () =>
    'Zonder scripts kan niemand toestemming geven. Daarom blijft noscript weg bij ‘Pas na toestemming’.',
  Empty: () => 'Hier staat niets in.',
  Text: () => 'Losse tekst hoort niet in de head van een pagina.',
}

/** How settings read that are no text. */
const SHOWN: { readonly [Field in keyof ShopSettings]?: (settings: ShopSettings) => string } = {
  logo: ({ logo }) => (logo === '' ? shopSettingsTexts.none : shopSettingsTexts.ownLogo(pictureMark(logo))),
  chatKind: ({ chatKind }) => shopSettingsTexts.chatKinds[chatKind],
  chatLoads: ({ chatLoads }) => shopSettingsTexts.loads[chatLoads],
  chatHosts: ({ chatHosts }) => chatHosts.join('\n') || shopSettingsTexts.none,
  headHtml: ({ headHtml }) => headHtml || shopSettingsTexts.none,
  headHosts: ({ headHosts }) => headHosts.join('\n') || shopSettingsTexts.none,
  headLoads: ({ headLoads }) => shopSettingsTexts.loads[headLoads],
  throughLines: ({ throughLines }) => throughLines.join('\n') || shopSettingsTexts.usualLines,
  halfLines: ({ halfLines }) => halfLines.join('\n') || shopSettingsTexts.usualLines,
  perforationLines: ({ perforationLines }) => perforationLines.join('\n') || shopSettingsTexts.usualLines,
  creaseLines: ({ creaseLines }) => creaseLines.join('\n') || shopSettingsTexts.usualLines,
  vatPercents: ({ vatPercents }) => inWords(vatPercents.map((percent) => formatPercent(percent))),
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
