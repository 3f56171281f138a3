/** The addresses of the back office, below /beheer. */
export const paths = {
  today: '/',
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  files: '/bestanden',
  file: (id: string) => `/bestanden/${id}`,
  quotes: '/offertes',
  quote: (id: string) => `/offertes/${id}`,
  invoices: '/facturen',
  invoice: (id: string) => `/facturen/${id}`,
  requests: '/aanvragen',
  companies: '/bedrijven',
  scan: '/scan',
  scanned: (code: string) => `/scan/${code}`,
  company: (id: string) => `/bedrijven/${id}`,
  studio: '/studio',
  studioJob: (id: string) => `/studio/${id}`,
} as const
