import { formatNumber } from './format.ts'
import { lineText, quantityText } from './price-unit.ts'

export const mailboxTexts = {
  title: 'Mails van deze demowinkel',
  empty: 'Er zijn nog geen mails.',
  previews: 'Voorbeelden van alle mails',
  asText: 'tekst',
  states: { waiting: 'wacht op verzending', sent: 'verzonden', failed: 'niet verzonden' },
} as const

/** The confirmation of an order. */
export const orderMailTexts = {
  placedBy: (name: string, shopName: string) => `${name} van ${shopName} heeft namens jou besteld.`,
  subject: (number: string, shopName: string) => `Je bestelling ${number} bij ${shopName}`,
  title: (number: string) => `Bedankt voor je bestelling ${number}`,
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: 'We hebben je bestelling ontvangen. Hieronder staat wat je hebt besteld.',
  addedTitle: (number: string) => `Je bestelling ${number} is aangevuld`,
  addedIntro: (count: number) =>
    count === 1
      ? 'Je hebt een extra ontwerp ingestuurd. Hieronder staat je bestelling zoals die nu is.'
      : `Je hebt ${formatNumber(count)} extra ontwerpen ingestuurd. Hieronder staat je bestelling zoals die nu is.`,
  reference: (reference: string) => `Jouw referentie: ${reference}`,
  purchaseOrder: (number: string) => `Inkoopnummer: ${number}`,
  line: lineText,
  lines: 'Je bestelling',
  totals: 'Totaal',
  subtotal: 'Subtotaal excl. btw',
  express: 'Spoed',
  shipping: 'Verzendkosten',
  vat: (percent: string) => `Btw ${percent}`,
  total: 'Totaal incl. btw',
  ship: (date: string, address: string) => `Bezorgen op ${date}: ${address}`,
  pickup: (date: string) => `Afhalen vanaf ${date}, 14.00 uur`,
  shipAfterProof: (address: string) => `Bezorgen na goedkeuring van de proef: ${address}`,
  pickupAfterProof: 'Afhalen na goedkeuring van de proef',
  filesLater:
    'Een of meer regels wachten nog op je drukbestanden. De leverdatum telt vanaf het moment dat die compleet zijn.',
  studio: 'Onze studio maakt een ontwerp voor je. Vertel bij je bestelling wat erop moet komen.',
  follow: 'Bekijk je bestelling',
  terms: 'Op deze bestelling zijn onze algemene voorwaarden van toepassing:',
  readTerms: 'lees de algemene voorwaarden',
  payment: (days: number) => `Je betaalt op rekening, binnen ${days} dagen na de factuurdatum.`,
} as const

/** Tells that the files of an order are complete. */
export const filesMailTexts = {
  subject: (number: string, shopName: string) =>
    `De bestanden van bestelling ${number} bij ${shopName} zijn compleet`,
  title: 'Je bestanden zijn compleet',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: (number: string) =>
    `We hebben alle bestanden van bestelling ${number} ontvangen en gaan ermee aan de slag. Dit zijn de leverdata.`,
  line: lineText,
  ship: (date: string) => `bezorgen op ${date}`,
  pickup: (date: string) => `afhalen vanaf ${date}`,
  follow: 'Bekijk je bestelling',
} as const

/** Files that cannot be printed as they are, by the place where their customer can mend that. */
export const attentionMailTexts = {
  subject: (count: number) =>
    count === 1 ? 'Je bestand heeft aandacht nodig' : `${count} bestanden hebben aandacht nodig`,
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: (count: number) =>
    count === 1
      ? 'We hebben het bestand gecontroleerd dat je hebt geüpload. Zo kunnen we het nog niet drukken.'
      : 'We hebben de bestanden gecontroleerd die je hebt geüpload. Deze kunnen we zo nog niet drukken.',
  forLine: (title: string) => `Voor ${title}`,
  inCart: (mayConsent: boolean) => ({
    heading: 'In je winkelwagen',
    advice: mayConsent
      ? 'Kies bij de regel een ander bestand, laat het herstellen of laat het zo drukken.'
      : 'Kies bij de regel een ander bestand, of laat het herstellen als we dat aanbieden.',
    link: 'Naar je winkelwagen',
  }),
  inOrder: (number: string, mayConsent: boolean) => ({
    heading: `Bij bestelling ${number}`,
    advice: mayConsent ? 'Kies een ander bestand, of stuur het in zoals het is.' : 'Kies een ander bestand.',
    link: `Naar bestelling ${number}`,
  }),
  inLibrary: {
    heading: 'Mijn bestanden',
    advice:
      'Upload een verbeterd bestand. Kunnen wij het herstellen, dan bieden we dat aan zodra je het in je winkelwagen kiest.',
    link: 'Naar Mijn bestanden',
  },
  others: (count: number) => (count === 1 ? 'En nog 1 ander bestand.' : `En nog ${count} andere bestanden.`),
  solved: 'Heb je dit al opgelost? Dan hoef je niets te doen.',
} as const

/** Goods that left the shop, or that wait at its counter. */
export const onTheWayMailTexts = {
  shippedSubject: (number: string, shopName: string) => `Je bestelling ${number} bij ${shopName} is onderweg`,
  readySubject: (number: string, shopName: string) => `Je bestelling ${number} bij ${shopName} staat klaar`,
  shippedTitle: 'Je bestelling is onderweg',
  readyTitle: 'Je bestelling staat klaar',
  greeting: (firstName: string) => `Beste ${firstName},`,
  shipped: (number: string) => `Dit uit je bestelling ${number} hebben we aan de vervoerder gegeven:`,
  ready: (number: string) => `Dit uit je bestelling ${number} kun je afhalen:`,
  part: (part: string, later: string) => `${part}, ${later}`,
  reference: (reference: string) => `Jouw referentie: ${reference}`,
  pieces: quantityText,
  to: (address: string) => `Bezorgadres: ${address}`,
  fetch: (address: string, hours: string) => `Afhalen bij ${address}\n${hours}`,
  code: (by: string, code: string) => `${by}, code ${code}`,
  codeAlone: (code: string) => `Code van de zending: ${code}`,
  track: 'Volg je zending',
  trackOf: (place: number) => `Volg zending ${place}`,
  follow: 'Bekijk je bestelling',
} as const

/** An order, or lines of one, that the shop cancelled. */
export const cancelledMailTexts = {
  allSubject: (number: string, shopName: string) => `Je bestelling ${number} bij ${shopName} is geannuleerd`,
  someSubject: (number: string, shopName: string) =>
    `Een deel van je bestelling ${number} bij ${shopName} is geannuleerd`,
  allTitle: 'Je bestelling is geannuleerd',
  someTitle: 'Een deel van je bestelling is geannuleerd',
  greeting: (firstName: string) => `Beste ${firstName},`,
  all: (number: string) => `We hebben je bestelling ${number} geannuleerd. Deze regels maken we niet:`,
  some: (number: string) => `Dit uit je bestelling ${number} hebben we geannuleerd:`,
  reference: (reference: string) => `Jouw referentie: ${reference}`,
  line: lineText,
  reason: (reason: string) => `Reden: ${reason}`,
  left: 'Wat je bestelling nu kost',
  credited: (creditNote: string, invoice: string | null) =>
    invoice === null
      ? `Je factuur vervalt. Creditfactuur ${creditNote} ontvang je in een aparte mail.`
      : `Je factuur vervalt. Creditfactuur ${creditNote} en de nieuwe factuur ${invoice} ontvang je in aparte mails.`,
  notInvoiced: (isLeft: boolean) =>
    isLeft ? 'Wat is geannuleerd, komt niet op je factuur.' : 'Je krijgt hiervan geen factuur.',
  follow: 'Bekijk je bestelling',
} as const

/** The mail with which someone chooses a new password. */
export const passwordResetMailTexts = {
  subject: (shopName: string) => `Nieuw wachtwoord voor ${shopName}`,
  title: 'Kies een nieuw wachtwoord',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: 'Met de knop hieronder kies je een nieuw wachtwoord voor je account.',
  choose: 'Nieuw wachtwoord kiezen',
  life: (minutes: number) => `De link werkt ${minutes} minuten en één keer.`,
  notAsked: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
} as const

/** The notice that a password was changed. */
export const passwordChangedMailTexts = {
  subject: (shopName: string) => `Je wachtwoord voor ${shopName} is gewijzigd`,
  title: 'Je wachtwoord is gewijzigd',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: 'Het wachtwoord van je account is zojuist gewijzigd. Op alle andere apparaten ben je uitgelogd.',
  notYou: 'Was jij dit niet? Vraag dan direct een nieuw wachtwoord aan en neem contact met ons op.',
  reset: 'Nieuw wachtwoord aanvragen',
} as const

/** A message from the contact form, to the shop and back to the sender. */
export const contactMailTexts = {
  subject: (subject: string) => `Contactformulier: ${subject}`,
  title: 'Bericht van de website',
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoon',
  copySubject: (shopName: string) => `Je bericht aan ${shopName}`,
  copyTitle: 'We hebben je bericht ontvangen',
  copyGreeting: 'Hallo,',
  copyReceived: 'Bedankt voor je bericht. We antwoorden binnen één werkdag.',
  copyNotSent:
    'Heb je ons geen bericht gestuurd? Dan vulde iemand anders dit e-mailadres in en hoef je niets te doen.',
} as const

/** The mails by which the newsletter is confirmed, begins and ends. */
export const newsletterMailTexts = {
  confirmSubject: (shopName: string) => `Bevestig je aanmelding voor de nieuwsbrief van ${shopName}`,
  confirmTitle: 'Bevestig je aanmelding',
  confirm:
    'Met dit e-mailadres is de nieuwsbrief aangevraagd. Bevestig dat jij dat was, dan ontvang je voortaan eens per maand nieuws over materialen, levertijden en aanleveren.',
  confirmButton: 'Aanmelding bevestigen',
  confirmLife: (days: number) => `De link werkt ${days} dagen en één keer.`,
  notAsked:
    'Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging ontvang je geen nieuwsbrief.',
  begunSubject: (shopName: string) => `Je ontvangt voortaan de nieuwsbrief van ${shopName}`,
  begunTitle: 'Je bent aangemeld',
  begun:
    'Je aanmelding is bevestigd. Je ontvangt eens per maand onze nieuwsbrief, en kunt je altijd weer afmelden.',
  unsubscribe: 'Afmelden voor de nieuwsbrief',
  endedSubject: (shopName: string) => `Je bent afgemeld voor de nieuwsbrief van ${shopName}`,
  endedTitle: 'Je bent afgemeld',
  ended: 'Je ontvangt onze nieuwsbrief niet meer. Was jij dit niet? Meld je dan op onze website opnieuw aan.',
  again: 'Naar de website',
} as const

/** What the command about dead letters says. */
export const failedMailsTexts = {
  usage: 'Gebruik: npm run mail:failed [-- --retry]',
  none: 'Er zijn geen mails blijven liggen.',
  row: (at: string, template: string, recipient: string, error: string) =>
    `${at}  ${template}  ${recipient}  ${error}`,
  revived: (count: number) =>
    count === 1 ? '1 mail wordt opnieuw verstuurd.' : `${count} mails worden opnieuw verstuurd.`,
} as const

/** The mail in which prepress asks about a file. */
export const fileQuestionMailTexts = {
  subject: (number: string, shopName: string) =>
    `Vraag over je bestand voor bestelling ${number} bij ${shopName}`,
  title: 'We hebben een vraag over je bestand',
  yourFile: 'je bestand',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: (file: string, product: string, number: string) =>
    `We hebben ${file} bekeken voor ${product} in je bestelling ${number}. Op één plek klopt er iets niet:`,
  picture: (file: string, page: number) => `${file || 'Je bestand'}, pagina ${page}, met de plek omlijnd`,
  replace: 'Bestand vervangen',
  afterwards:
    'Lever bij de bestelregel een nieuw bestand aan en stuur het in. Tot die tijd ligt de regel stil, en schuift de leverdag mee. Klopt het volgens jou wel? Bel ons dan even.',
} as const
