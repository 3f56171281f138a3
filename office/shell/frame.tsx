import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { infoIcon } from '#app/ui/icons/info.ts'
import { logOutIcon } from '#app/ui/icons/log-out.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { keyTexts } from '#texts/nl/office/keys.ts'
import { pageNames } from '#texts/nl/office/page-names.ts'
import { type ActiveKey, activeKeys } from '../lib/active-keys.ts'
import { api } from '../lib/api.ts'
import {
  changeOperator,
  type Operator,
  OperatorContext,
  operatorQuery,
  useMay,
  useOperator,
} from '../lib/operator.ts'
import { paths } from '../paths.ts'
import { shopLook } from '../work/shop-look.ts'
import { Loading, PageFault } from '../ui/loading.tsx'
import styles from './frame.module.css'
import type { KeysHelp } from './keys-help.tsx'
import { LoginPage } from './login-page.tsx'
import { useBadges } from './badges.ts'
import { Finder } from './finder.tsx'
import { GoHint } from './go-hint.tsx'
import { PAGES, PARTS } from './pages.ts'
import { forgetRecent } from './recent-found.ts'
import { RightGuard } from './right-guard.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNews } from './use-news.ts'
import { usePageKeys } from './use-page-keys.ts'
import { usePlace } from './use-place.ts'

/** Every page of the back office: for who is logged in with the column of desks, for others the login. */
export function Frame() {
  const { data: operator, error, refetch } = useQuery(operatorQuery)
  const hears = useNews(Boolean(operator))
  // The frame is drawn once, with the logo in its place.
  const look = useQuery({ ...shopLook, enabled: Boolean(operator) && hears })
  if (error) return <PageFault error={error} onAgain={() => void refetch()} />
  if (operator === undefined || (operator && look.isPending)) return <Loading />
  return (
    <>
      {operator === null ? <LoginPage /> : <Desks operator={operator} />}
      <ToastRegion />
    </>
  )
}

function Desks({ operator }: { readonly operator: Operator }) {
  const { main, onLink } = usePlace()
  useKeptFocus(main)
  const { help, openKeys, closeKeys } = useKeysHelp()
  return (
    <OperatorContext value={operator}>
      <PageKeys main={main} onHelp={openKeys} />
      <a className={styles.skip} href="#inhoud">
        {texts.toContent}
      </a>
      <div className={styles.office}>
        <Column />
        <header className={styles.top}>
          <a className="text-link" href="/">
            {texts.toShop}
          </a>
          <Find openKeys={openKeys} />
          <Me />
        </header>
        <main ref={main} id="inhoud" tabIndex={-1} className={styles.main} onClickCapture={onLink}>
          <RightGuard>
            <Outlet />
          </RightGuard>
        </main>
        <ScrollRestoration />
      </div>
      {help && <help.KeysHelp here={help.here} returnFocusTo={() => main.current} onClose={closeKeys} />}
    </OperatorContext>
  )
}

/** Few open it: it comes with the first press. Where it does not come, that is said and the next press tries again. */
function useKeysHelp() {
  const [help, setHelp] = useState<{
    readonly KeysHelp: typeof KeysHelp
    readonly here: readonly ActiveKey[]
  } | null>(null)
  const openKeys = useCallback(() => {
    // Of the page on which it is asked for.
    const here = activeKeys()
    import('./keys-help.tsx').then(
      (code) => setHelp({ KeysHelp: code.KeysHelp, here }),
      () => showToast({ tone: 'error', title: keyTexts.notFetched, lines: [keyTexts.tryAgain], key: 'keys' }),
    )
  }, [])
  const closeKeys = useCallback(() => setHelp(null), [])
  return { help, openKeys, closeKeys }
}

type PageKeysProps = { readonly main: RefObject<HTMLElement | null>; readonly onHelp: () => void }

/** The letters of the page, and what may follow g while that is waited for. */
function PageKeys(props: PageKeysProps) {
  const may = useMay()
  const pages = PAGES.filter((entry) => entry.go !== undefined && (!entry.may || may(entry.may)))
  return usePageKeys({ ...props, pages }) && <GoHint pages={pages} />
}

function Column() {
  const may = useMay()
  const badges = useBadges()
  const column = useRef<HTMLElement>(null)
  useCurrentInView(column)
  return (
    <nav ref={column} className={`on-dark ${styles.column}`} aria-label={texts.navigation}>
      <ShopMark />
      {PARTS.map(({ name, entries }) => {
        const shown = entries.filter((entry) => entry.may === undefined || may(entry.may))
        return (
          shown.length > 0 && (
            <div key={name} className={styles.part}>
              <p>{name}</p>
              <ul>
                {shown.map((entry) => (
                  <li key={entry.to}>
                    <NavLink to={entry.to} end={entry.to === paths.today}>
                      <Icon of={entry.icon} />
                      <span>{entry.name}</span>
                      {entry.badge && badges[entry.badge] !== null && (
                        <b title={entry.counts}>
                          {badges[entry.badge]}
                          {entry.counts && <span className="visually-hidden">{` ${entry.counts}`}</span>}
                        </b>
                      )}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </nav>
  )
}

/** Which shop it is: its logo, or the registration mark. */
function ShopMark() {
  const { data } = useQuery(shopLook)
  return (
    <p className={styles.logo}>
      {data?.logo ? (
        <img src={data.logo.url} alt={data.shopName} width={data.logo.width} height={data.logo.height} />
      ) : (
        <RegistrationMark sizePx={36} />
      )}
      <span>{texts.name}</span>
    </p>
  )
}

/** Scrolls the column, and nothing else, to the entry of the page that is shown. */
function useCurrentInView(column: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const current = column.current?.querySelector('[aria-current=page]')?.getBoundingClientRect()
    const seen = column.current?.getBoundingClientRect()
    if (!current || !seen) return
    const isInView =
      current.left >= seen.left &&
      current.right <= seen.right &&
      current.top >= seen.top &&
      current.bottom <= seen.bottom
    if (isInView) return
    column.current?.scrollBy({
      left: (current.left + current.right - seen.left - seen.right) / 2,
      top: (current.top + current.bottom - seen.top - seen.bottom) / 2,
    })
  }, [column, pathname])
}

function useLogOut() {
  const client = useQueryClient()
  const { id } = useOperator()
  return useMutation({
    mutationFn: () => api.logOutOperator(),
    onSuccess() {
      forgetRecent(id)
      changeOperator(client, null)
    },
  })
}

/** The command field, over the pages that the operator may see, and the help of the keys. */
function Find({ openKeys }: { readonly openKeys: () => void }) {
  const may = useMay()
  const logOut = useLogOut()
  const pages = PAGES.filter((entry) => !entry.may || may(entry.may))
  return (
    <div className={styles.find}>
      <Finder
        pages={pages}
        actions={[
          { id: 'keys', icon: infoIcon, title: keyTexts.title, run: openKeys },
          { id: 'log-out', icon: logOutIcon, title: texts.logOut, run: () => logOut.mutate() },
        ]}
      />
      <Button look="tertiary" size="small" onClick={openKeys}>
        {keyTexts.open}
      </Button>
    </div>
  )
}

function Me() {
  const { name, role } = useOperator()
  const logOut = useLogOut()
  return (
    <div className={styles.me}>
      <Link to={paths.account}>
        <span className="visually-hidden">{pageNames.account}</span>
        <strong>{name}</strong>
        <small>{texts.roles[role]}</small>
      </Link>
      <Button
        look="tertiary"
        size="small"
        icon={logOutIcon}
        pending={logOut.isPending}
        onClick={() => logOut.mutate()}
      >
        {texts.logOut}
      </Button>
    </div>
  )
}
