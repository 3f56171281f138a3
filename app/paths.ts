/** A path within a query: a slash may stand there as it is, and the specification writes it so (spec 2, Header). */
const readable = (path: string) => encodeURIComponent(path).replaceAll('%2F', '/')

/** Every path of spec 2 in one place; only `routes.ts` and this file spell them. */
export const paths = {
  home: '/',
  accountRequest: '/aanvraagformulier',
  account: '/account',
  orderConfirm: '/bestelling-bevestigen',
  orderDetails: '/bestelling-details',
  orderPlaced: (orderId?: string) => `/bestelling-geplaatst${orderId ? `?bestelling=${orderId}` : ''}`,
  contact: '/contact',
  loggedOut: (origin?: string) => `/uitgelogd${origin ? `?origin=${readable(origin)}` : ''}`,
  newsletterUnsubscribe: '/uitschrijven-nieuwsbrief',
  passwordReset: '/wachtwoord-reset',
  cart: '/winkelwagen',
  orders: '/account/bestellingen',
  order: (id: string) => `/account/bestellingen/${id}`,
  downloads: '/account/downloads',
  downloadsOf: (kind: string, page = 1) =>
    `/account/downloads?soort=${kind}${page > 1 ? `&currentPage=${page}` : ''}`,
  personalData: '/account/gegevens',
  addresses: '/account/leveringsadressen',
  newAddress: '/account/leveringsadressen/new',
  quotes: '/account/offertes',
  quote: (id: string) => `/account/offertes/${id}`,
  quotePdf: (id: string) => `/api/documents/quote/${id}`,
  privacy: '/account/privacy',
  quickOrder: '/account/snel-bestellen',
  changePassword: '/account/wachtwoord-wijzigen',
  search: (query?: string) => `/zoeken${query ? `?query=${encodeURIComponent(query)}` : ''}`,
} as const

/** Where the home page lists every category. */
export const CATEGORIES_ID = 'categorieen'
export const allCategoriesPath = `${paths.home}#${CATEGORIES_ID}`
