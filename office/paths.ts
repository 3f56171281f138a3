/** The addresses of the back office, below /beheer. */
export const paths = {
  today: '/',
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  quotes: '/offertes',
  quote: (id: string) => `/offertes/${id}`,
  invoices: '/facturen',
  invoice: (id: string) => `/facturen/${id}`,
  requests: '/aanvragen',
  companies: '/bedrijven',
  company: (id: string) => `/bedrijven/${id}`,
} as const
