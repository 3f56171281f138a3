/** A path within a query: a slash may stand there as it is, and the specification writes it so (spec 2, Header). */
const readable = (path: string) => encodeURIComponent(path).replaceAll('%2F', '/')

/** The part of a query that opens the upload manager on a page: with the id of a line, or empty for the library. */
export const UPLOAD_QUERY = 'ontwerpen'

/** How the paths of the checkout begin. */
export const CHECKOUT = '/bestelling-'

/** The path of every page (spec 2). The pages, mails, papers and redirects take it from here; nothing else spells one. */
export const pagePaths = {
  home: '/',
  accountRequest: '/aanvraagformulier',
  account: '/account',
  library: `/account?${UPLOAD_QUERY}=`,
  orderConfirm: `${CHECKOUT}bevestigen`,
  orderDetails: `${CHECKOUT}details`,
  orderPlaced: (orderId?: string) => `${CHECKOUT}geplaatst${orderId ? `?bestelling=${orderId}` : ''}`,
  contact: '/contact',
  loggedOut: (origin?: string) => `/uitgelogd${origin ? `?origin=${readable(origin)}` : ''}`,
  newsletterConfirm: '/nieuwsbrief-bevestigen',
  newsletterUnsubscribe: '/uitschrijven-nieuwsbrief',
  passwordReset: '/wachtwoord-reset',
  cart: '/winkelwagen',
  repair: (lineId: string) => `/herstel/${lineId}`,
  proof: (token?: string) => `/drukproef${token ? `?token=${token}` : ''}`,
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
  privacy: '/account/privacy',
  quickOrder: '/account/snel-bestellen',
  changePassword: '/account/wachtwoord-wijzigen',
  search: (query?: string) => `/zoeken${query ? `?query=${encodeURIComponent(query)}` : ''}`,
} as const
