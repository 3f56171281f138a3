import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** Each within a frame that stays when they fail. */
const pages = (id: string, children: RouteConfigEntry[]) => [
  layout('routes/page-boundary.tsx', { id }, children),
]

export default [
  layout(
    'shell/default-layout.tsx',
    pages('shop-pages', [
      index('routes/home.tsx'),
      route('aanvraagformulier', 'routes/account-request.tsx'),
      route('contact', 'routes/contact.tsx'),
      route('uitgelogd', 'routes/logged-out.tsx'),
      route('uitschrijven-nieuwsbrief', 'routes/newsletter-unsubscribe.tsx'),
      route('nieuwsbrief-bevestigen', 'routes/newsletter-confirm.tsx'),
      route('wachtwoord-reset', 'routes/password-reset.tsx'),
      route('winkelwagen', 'routes/cart.tsx'),
      route('herstel/:id', 'routes/repair.tsx'),
      route('zoeken', 'routes/search.tsx'),
      route('account', 'routes/account/layout.tsx', [
        ...pages('account-pages', [
          index('routes/account/overview.tsx'),
          route('bestellingen', 'routes/account/orders.tsx'),
          route('bestellingen/:id', 'routes/account/order.tsx'),
          route('downloads', 'routes/account/downloads.tsx'),
          route('gegevens', 'routes/account/personal-data.tsx'),
          route('leveringsadressen', 'routes/account/addresses.tsx'),
          route('leveringsadressen/new', 'routes/account/new-address.tsx'),
          route('offertes', 'routes/account/quotes.tsx'),
          route('offertes/:id', 'routes/account/quote.tsx'),
          route('privacy', 'routes/account/privacy.tsx'),
          route('snel-bestellen', 'routes/account/quick-order.tsx'),
          route('wachtwoord-wijzigen', 'routes/account/change-password.tsx'),
        ]),
      ]),
      route('__ui', 'routes/ui-kit.tsx'),
      route('*', 'routes/catch-all.tsx'),
    ]),
  ),
  layout(
    'shell/checkout-layout.tsx',
    pages('checkout-pages', [
      route('bestelling-details', 'routes/order-details.tsx'),
      route('bestelling-bevestigen', 'routes/order-confirm.tsx'),
      route('bestelling-geplaatst', 'routes/order-placed.tsx'),
    ]),
  ),
] satisfies RouteConfig
