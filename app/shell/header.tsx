import { clockIcon } from '#app/ui/icons/clock.ts'
import { shieldCheckIcon } from '#app/ui/icons/shield-check.ts'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import { Suspense, type ComponentProps, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { AccountMenu } from '#app/features/session/account-menu.tsx'
import { MainMenu } from '#app/features/menu/main-menu.tsx'
import { OffCanvasButton } from '#app/features/menu/off-canvas-button.tsx'
import { Block } from '#app/lib/shop/content-html.tsx'
import { useCartCount } from '#app/lib/session/cart-count.ts'
import { atRest, later } from '#app/lib/page-start/later.tsx'
import { Region } from '#app/lib/pages/region.tsx'
import { useSession } from '#app/lib/session/session.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { cartBadge } from '#domain/cart/badge.ts'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { useRequestLogin } from './login-prompt.tsx'

const USPS = [
  { id: 'header_usp_1', icon: shieldCheckIcon },
  { id: 'header_usp_2', icon: clockIcon },
  { id: 'header_usp_3', icon: truckIcon },
] as const

const SearchBox = atRest(async () => {
  const { SearchBox: box } = await import('#app/features/search/search-box.tsx')
  return box
})

const UploadsLink = later(async () => {
  const { UploadsLink: link } = await import('#app/features/upload/uploads-link.tsx')
  return link
})
const CardRepair = later(async () => {
  const { CardRepair: repair } = await import('#app/features/repair/card-repair.tsx')
  return repair
})

const repairOfCard: ComponentProps<typeof UploadsLink>['repairOf'] = (card, line) => (
  <Suspense>
    <CardRepair card={card} of={line} />
  </Suspense>
)

/** Spec 2, Header. */
export function Header() {
  const { menu } = useShop()
  const { isLoggedIn } = useSession()
  const nodes = menu ?? []
  return (
    <header className={styles.header}>
      <UspBar />
      <div className={styles.top}>
        <div className={`wrap ${styles.bar}`}>
          <Logo />
          <SearchBox className={styles.search} />
          <div className={styles.actions}>
            {isLoggedIn ? <AccountMenu /> : <LoginButton />}
            {isLoggedIn && (
              <Suspense>
                <UploadsLink icon={uploadIcon} repairOf={repairOfCard} />
              </Suspense>
            )}
            <CartLink isLoggedIn={isLoggedIn} />
            <OffCanvasButton nodes={nodes} logo={<Logo />} footer={<OffCanvasFooter />} />
          </div>
        </div>
        <Region>
          <MainMenu nodes={nodes} />
        </Region>
      </div>
    </header>
  )
}

function UspBar() {
  const { blocks } = useShop()
  const usps = USPS.filter(({ id }) => blocks?.[id]?.content)
  if (usps.length === 0) return null
  return (
    <div className={`on-dark ${styles.usps}`}>
      {/* A stop for the Tab key from the first moment; taken away where the row fits. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={reachByKeyboard} tabIndex={0} aria-label={shellTexts.promises} className="wrap">
        {usps.map(({ id, icon }) => (
          <li key={id}>
            <Icon of={icon} sizePx={16} />
            <Block block={blocks?.[id]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A row that is wider than the screen scrolls by finger, wheel and arrow keys; one that fits is no stop for the Tab key. */
function reachByKeyboard(row: HTMLElement | null) {
  if (!row) return
  const watch = new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0
    else row.removeAttribute('tabindex')
  })
  watch.observe(row)
  return () => watch.disconnect()
}

/** Opens the login dialog from a link; without JavaScript it leads to the page that has the form (decisions: Screens). */
function useLoginPress() {
  const requestLogin = useRequestLogin()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    requestLogin()
  }
}

function LoginButton() {
  const requestLogin = useRequestLogin()
  const content = (
    <>
      <Icon of={userIcon} />
      <span>{shellTexts.login}</span>
    </>
  )
  return useHydrated() ? (
    <button
      type="button"
      className={styles.login}
      aria-label={shellTexts.login}
      aria-haspopup="dialog"
      onClick={() => requestLogin()}
    >
      {content}
    </button>
  ) : (
    <Link to={paths.loggedOut()} className={styles.login} aria-label={shellTexts.login}>
      {content}
    </Link>
  )
}

function OffCanvasFooter() {
  const { isLoggedIn } = useSession()
  const onClick = useLoginPress()
  if (isLoggedIn) return null
  return (
    <>
      <LinkButton to={paths.loggedOut()} look="secondary" size="small" icon={userIcon} onClick={onClick}>
        {shellTexts.login}
      </LinkButton>
      <LinkButton to={paths.accountRequest} look="tertiary" size="small">
        {shellTexts.requestAccount}
      </LinkButton>
    </>
  )
}

/** A logged-out press leads to /uitgelogd, with the cart as the place to return to (spec 2). */
function CartLink({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const shop = useShop()
  const counted = useCartCount() ?? shop.cartCount
  const count = isLoggedIn ? counted : null
  const badge = count === null ? null : cartBadge(count)
  return (
    <Link
      to={isLoggedIn ? paths.cart : paths.loggedOut(paths.cart)}
      className={`icon-button ${styles.cart}`}
      aria-label={shellTexts.cart(count)}
    >
      <Icon of={shoppingCartIcon} />
      {badge !== null && (
        <span aria-hidden="true" className={`figures ${styles.badge}`}>
          {badge}
        </span>
      )}
    </Link>
  )
}
