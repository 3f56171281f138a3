/** The documents that a customer may fetch, in singular and plural. */
export const documentKindTexts = {
  invoices: 'Facturen',
  orders: 'Orderbevestigingen en pakbonnen',
  quotes: 'Offertes',
  templates: 'Werktekeningen en specificaties',
  designs: 'Eigen bestanden',
} as const

/** The name under which a document is saved. */
export const documentNames = {
  orderConfirmation: (number: string) => `Orderbevestiging ${number}.pdf`,
  packingSlip: (number: string) => `Pakbon ${number}.pdf`,
  packingSlipOf: (number: string, dispatch: number) => `Pakbon ${number} zending ${dispatch}.pdf`,
  invoice: (number: string) => `Factuur ${number}.pdf`,
  creditNote: (number: string) => `Creditfactuur ${number}.pdf`,
  ubl: (number: string) => `${number}.xml`,
  quote: (reference: string) => `Offerte ${reference}.pdf`,
} as const

/** What a link to a document says. */
export const documentLabels = {
  orderConfirmation: 'Orderbevestiging',
  packingSlip: 'Pakbon',
  invoice: (number: string) => `Factuur ${number}`,
  credit_note: (number: string) => `Creditfactuur ${number}`,
  ubl: (document: string) => `${document} voor je boekhouding`,
  quote: 'Offerte',
} as const

/** What stands in a list of downloads. */
export const downloadRowTexts = {
  numbered: { invoice: (number: string) => number, credit_note: (number: string) => `${number} (credit)` },
  order: (number: string) => `Order ${number}`,
  sku: (sku: string) => `Artikel ${sku}`,
  files: { invoice: 'Factuur', credit_note: 'Creditfactuur', ubl: 'Voor je boekhouding' },
  unnamed: 'Zonder naam',
  download: 'Downloaden',
} as const
