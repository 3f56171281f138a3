/** The mail that brings an invoice. */
export const invoiceMailTexts = {
  subject: (number: string, shopName: string) => `Factuur ${number} van ${shopName}`,
  title: (number: string) => `Factuur ${number}`,
  greeting: 'Goedendag,',
  intro: (order: string, reference: string | null) =>
    `Hierbij de factuur voor bestelling ${order}${reference ? ` (${reference})` : ''}.`,
  whole: 'Factuurbedrag incl. btw',
  prepaid: 'Al betaald',
  total: 'Te betalen incl. btw',
  paidAlready: 'Deze factuur is al betaald. Je hoeft niets over te maken.',
  how: (date: string, iban: string, name: string, number: string) =>
    `Maak het bedrag uiterlijk ${date} over op ${iban} ten name van ${name}, met vermelding van ${number}.`,
  attached:
    'In de bijlagen vind je het document als PDF en als UBL-bestand. Het UBL-bestand kun je zo inlezen in je boekhouding.',
  look: 'Bekijk de bestelling',
} as const

/** The mail that brings a credit note. */
export const creditMailTexts = {
  subject: (number: string, shopName: string) => `Creditfactuur ${number} van ${shopName}`,
  title: (number: string) => `Creditfactuur ${number}`,
  intro: (invoice: string, reason: string) =>
    `Hierbij de creditfactuur voor factuur ${invoice}. Reden: ${reason}.`,
  total: 'Te ontvangen incl. btw',
  credited: 'Gecrediteerd incl. btw',
  how: (invoice: string) =>
    `Dit bedrag verrekenen we met factuur ${invoice}. Is die al betaald, dan maken we het aan je over.`,
} as const
