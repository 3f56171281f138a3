import { pagePaths } from '#contract/page-paths.ts'
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** A path below the page that it lies in, as the router writes it. */
const below = (path: string, parent = '') => path.slice(parent.length + 1)
const inAccount = (path: string) => below(path, pagePaths.account)

/** Each within a frame that stays when they fail. */
const pages = (id: string, children: RouteConfigEntry[]) => [
  layout('routes/page-boundary.tsx', { id }, children),
]

export default [
  layout(
    'shell/default-layout.tsx',
    pages('shop-pages', [
      index('routes/home.tsx'),
      route(below(pagePaths.accountRequest), 'routes/account-request.tsx'),
      route(below(pagePaths.contact), 'routes/contact.tsx'),
      route(below(pagePaths.loggedOut()), 'routes/logged-out.tsx'),
      route(below(pagePaths.newsletterUnsubscribe), 'routes/newsletter-unsubscribe.tsx'),
      route(below(pagePaths.newsletterConfirm), 'routes/newsletter-confirm.tsx'),
      route(below(pagePaths.passwordReset), 'routes/password-reset.tsx'),
      route(below(pagePaths.cart), 'routes/cart.tsx'),
      route(below(pagePaths.repair(':id')), 'routes/repair.tsx'),
      route(below(pagePaths.search()), 'routes/search.tsx'),
      route(below(pagePaths.account), 'routes/account/layout.tsx', [
        ...pages('account-pages', [
          index('routes/account/overview.tsx'),
          route(inAccount(pagePaths.orders), 'routes/account/orders.tsx'),
          route(inAccount(pagePaths.order(':id')), 'routes/account/order.tsx'),
          route(inAccount(pagePaths.downloads), 'routes/account/downloads.tsx'),
          route(inAccount(pagePaths.personalData), 'routes/account/personal-data.tsx'),
          route(inAccount(pagePaths.addresses), 'routes/account/addresses.tsx'),
          route(inAccount(pagePaths.newAddress), 'routes/account/new-address.tsx'),
          route(inAccount(pagePaths.quotes), 'routes/account/quotes.tsx'),
          route(inAccount(pagePaths.quote(':id')), 'routes/account/quote.tsx'),
          route(inAccount(pagePaths.privacy), 'routes/account/privacy.tsx'),
          route(inAccount(pagePaths.quickOrder), 'routes/account/quick-order.tsx'),
          route(inAccount(pagePaths.changePassword), 'routes/account/change-password.tsx'),
        ]),
      ]),
      route('__ui', 'routes/ui-kit.tsx'),
      route('*', 'routes/catch-all.tsx'),
    ]),
  ),
  layout(
    'shell/checkout-layout.tsx',
    pages('checkout-pages', [
      route(below(pagePaths.orderDetails), 'routes/order-details.tsx'),
      route(below(pagePaths.orderConfirm), 'routes/order-confirm.tsx'),
      route(below(pagePaths.orderPlaced()), 'routes/order-placed.tsx'),
      route(below(pagePaths.proof()), 'routes/proof.tsx'),
    ]),
  ),
] satisfies RouteConfig
