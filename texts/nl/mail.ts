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
