export const mailboxTexts = {
  title: 'Mails van deze demowinkel',
  empty: 'Er zijn nog geen mails.',
  states: { waiting: 'wacht op verzending', sent: 'verzonden', failed: 'niet verzonden' },
} as const

/** The confirmation of an order. */
export const orderMailTexts = {
  subject: (number: string, shopName: string) => `Je bestelling ${number} bij ${shopName}`,
  title: (number: string) => `Bedankt voor je bestelling ${number}`,
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: 'We hebben je bestelling ontvangen. Hieronder staat wat je hebt besteld.',
  reference: (reference: string) => `Jouw referentie: ${reference}`,
  purchaseOrder: (number: string) => `Inkoopnummer: ${number}`,
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  lines: 'Je bestelling',
  totals: 'Totaal',
  subtotal: 'Subtotaal excl. btw',
  express: 'Spoed',
  shipping: 'Verzendkosten',
  vat: (percent: string) => `Btw ${percent}`,
  total: 'Totaal incl. btw',
  ship: (date: string, address: string) => `Bezorgen op ${date}: ${address}`,
  pickup: (date: string) => `Afhalen vanaf ${date}, 14.00 uur`,
  filesLater:
    'Een of meer regels wachten nog op je drukbestanden. De leverdatum telt vanaf het moment dat die compleet zijn.',
  follow: 'Bekijk je bestelling',
  terms: 'Op deze bestelling zijn onze algemene voorwaarden van toepassing:',
  payment: (days: number) => `Je betaalt op rekening, binnen ${days} dagen na de factuurdatum.`,
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
  greeting: (name: string) => `Beste ${name},`,
  copyIntro: 'Bedankt voor je bericht. We antwoorden binnen één werkdag. Dit schreef je ons:',
} as const

/** The end of a newsletter subscription. */
export const newsletterMailTexts = {
  endedSubject: (shopName: string) => `Je bent afgemeld voor de nieuwsbrief van ${shopName}`,
  endedTitle: 'Je bent afgemeld',
  ended: 'Je ontvangt onze nieuwsbrief niet meer. Was jij dit niet? Meld je dan op onze website opnieuw aan.',
  again: 'Naar de website',
} as const
