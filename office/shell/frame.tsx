import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, NavLink, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import type { OperatorAction } from '#domain/access/may.ts'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { euroIcon } from '#app/ui/icons/euro.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { houseIcon } from '#app/ui/icons/house.ts'
import { infoIcon } from '#app/ui/icons/info.ts'
import { listIcon } from '#app/ui/icons/list.ts'
import { layoutGridIcon } from '#app/ui/icons/layout-grid.ts'
import { listChecksIcon } from '#app/ui/icons/list-checks.ts'
import { logOutIcon } from '#app/ui/icons/log-out.ts'
import { mailIcon } from '#app/ui/icons/mail.ts'
import { scanSearchIcon } from '#app/ui/icons/scan-search.ts'
import { messageCircleIcon } from '#app/ui/icons/message-circle.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { searchIcon } from '#app/ui/icons/search.ts'
import { shoppingBagIcon } from '#app/ui/icons/shopping-bag.ts'
import { slidersHorizontalIcon as slidersIcon } from '#app/ui/icons/sliders-horizontal.ts'
import { storeIcon } from '#app/ui/icons/store.ts'
import { squarePenIcon } from '#app/ui/icons/square-pen.ts'
import { usersIcon } from '#app/ui/icons/users.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { listTexts } from '#texts/nl/office/lists.ts'
import { pageNames } from '#texts/nl/office/page-names.ts'
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
import { Loading, LoadFault } from '../ui/loading.tsx'
import styles from './frame.module.css'
import { LoginPage } from './login-page.tsx'
import { type BadgeName, useBadges } from './badges.ts'
import { Finder } from './finder.tsx'
import { KeysHelp, useHelpKey } from './keys-help.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNews } from './use-news.ts'
import { usePlace } from './use-place.ts'

type Entry = {
  readonly to: string
  readonly name: string
  readonly icon: IconLines
  readonly may?: OperatorAction
  readonly badge?: BadgeName
  /** What its badge counts, where its name does not say so. */
  readonly counts?: string
}

const PARTS: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
  {
    name: texts.work,
    entries: [
      { to: paths.today, name: texts.today, icon: houseIcon, badge: 'today', counts: texts.heldForCredit },
      { to: paths.orders, name: texts.orders, icon: packageIcon, may: 'seeOrders', badge: 'orders' },
      { to: paths.files, name: texts.files, icon: scanSearchIcon, may: 'seeFiles', badge: 'files' },
      {
        to: paths.studio,
        name: pageNames.studio,
        icon: squarePenIcon,
        may: 'seeFiles',
        badge: 'studio',
      },
      { to: paths.scan, name: pageNames.scan, icon: searchIcon, may: 'seeOrders' },
      { to: paths.quotes, name: texts.quotes, icon: fileTextIcon, may: 'seeQuotes', badge: 'quotes' },
      { to: paths.invoices, name: texts.invoices, icon: euroIcon, may: 'seeAllInvoices', badge: 'invoices' },
    ],
  },
  {
    name: texts.customers,
    entries: [
      { to: paths.requests, name: texts.requests, icon: userIcon, may: 'decideAccounts', badge: 'requests' },
      { to: paths.companies, name: texts.companies, icon: usersIcon, may: 'seeCompanies' },
      {
        to: paths.messages,
        name: texts.messages,
        icon: messageCircleIcon,
        may: 'answerMessages',
        badge: 'messages',
      },
      { to: paths.newsletter, name: pageNames.newsletter, icon: mailIcon, may: 'seeNewsletter' },
    ],
  },
  {
    name: texts.system,
    entries: [
      { to: paths.products, name: pageNames.products, icon: shoppingBagIcon, may: 'changeCatalogue' },
      { to: paths.categories, name: pageNames.categories, icon: layoutGridIcon, may: 'changeCatalogue' },
      { to: paths.attributes, name: pageNames.attributes, icon: listIcon, may: 'changeCatalogue' },
      { to: paths.content, name: pageNames.content, icon: fileTextIcon, may: 'changeCatalogue' },
      { to: paths.priceLists, name: pageNames.priceLists, icon: euroIcon, may: 'changePrices' },
      { to: paths.shop, name: pageNames.shop, icon: storeIcon, may: 'changeShop' },
      { to: paths.mails, name: texts.mails, icon: mailIcon, may: 'sendMails', badge: 'mails' },
      { to: paths.operators, name: texts.operators, icon: usersIcon, may: 'manageOperators' },
      { to: paths.audit, name: pageNames.audit, icon: listChecksIcon, may: 'readAuditLog' },
      { to: paths.system, name: pageNames.system, icon: slidersIcon, may: 'runSystem', badge: 'system' },
    ],
  },
]

/** Pages that other pages lead to, and not the column. */
const FURTHER: readonly Entry[] = [
  { to: paths.setup, name: pageNames.setup, icon: storeIcon, may: 'changeShop' },
  { to: paths.bank, name: pageNames.bank, icon: euroIcon, may: 'bookPayments' },
  { to: paths.toInvoice, name: pageNames.toInvoice, icon: euroIcon, may: 'makeInvoices' },
  { to: paths.books, name: pageNames.books, icon: euroIcon, may: 'exportBooks' },
  { to: paths.ageing, name: pageNames.ageing, icon: euroIcon, may: 'seeAllInvoices' },
  { to: paths.reminders, name: pageNames.reminders, icon: euroIcon, may: 'bookPayments' },
  { to: paths.toInvite, name: pageNames.invitations, icon: usersIcon, may: 'changeCompanies' },
  { to: paths.priceTrial, name: pageNames.priceTrial, icon: euroIcon, may: 'changePrices' },
  { to: paths.catalogue, name: pageNames.catalogue, icon: shoppingBagIcon, may: 'changePrices' },
  { to: paths.systemJobs, name: pageNames.systemJobs, icon: slidersIcon, may: 'runSystem' },
  { to: paths.systemRetention, name: pageNames.systemRetention, icon: slidersIcon, may: 'runSystem' },
  { to: paths.systemBackups, name: pageNames.backups, icon: slidersIcon, may: 'runSystem' },
  { to: paths.systemPrivacy, name: pageNames.systemPrivacy, icon: slidersIcon, may: 'runSystem' },
  { to: paths.delivery, name: pageNames.delivery, icon: storeIcon, may: 'changeShop' },
  { to: paths.account, name: pageNames.account, icon: userIcon },
]

/** Every page of the back office: for who is logged in with the column of desks, for others the login. */
export function Frame() {
  const { data: operator, error, refetch } = useQuery(operatorQuery)
  // The frame is drawn once, with the logo in its place.
  const look = useQuery({ ...shopLook, enabled: Boolean(operator) })
  if (error) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (operator === undefined || (operator && look.isPending)) return <Loading />
  return (
    <>
      {operator === null ? <LoginPage /> : <Desks operator={operator} />}
      <ToastRegion />
    </>
  )
}

function Desks({ operator }: { readonly operator: Operator }) {
  useNews()
  const { main, onLink } = usePlace()
  useKeptFocus(main)
  const [showsKeys, setShowsKeys] = useState(false)
  const openKeys = useCallback(() => setShowsKeys(true), [])
  useHelpKey(openKeys)
  return (
    <OperatorContext value={operator}>
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
          <Outlet />
        </main>
        <ScrollRestoration />
      </div>
      {showsKeys && <KeysHelp returnFocusTo={() => main.current} onClose={() => setShowsKeys(false)} />}
    </OperatorContext>
  )
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
  return useMutation({
    mutationFn: () => api.logOutOperator(),
    onSuccess() {
      changeOperator(client, null)
    },
  })
}

/** The command field, over the pages that the operator may see, and the help of the keys. */
function Find({ openKeys }: { readonly openKeys: () => void }) {
  const may = useMay()
  const logOut = useLogOut()
  const navigate = useNavigate()
  const pages = [...PARTS.flatMap(({ entries }) => entries), ...FURTHER].filter(
    (entry) => !entry.may || may(entry.may),
  )
  return (
    <div className={styles.find}>
      <Finder
        pages={pages}
        actions={[
          ...(may('changeCatalogue')
            ? [
                {
                  id: 'new-product',
                  icon: plusIcon,
                  title: pageNames.newProduct,
                  run: () => void navigate(paths.newProduct),
                },
              ]
            : []),
          ...(may('changeCompanies')
            ? [
                {
                  id: 'new-company',
                  icon: plusIcon,
                  title: pageNames.newCompany,
                  run: () => void navigate(paths.newCompany),
                },
              ]
            : []),
          { id: 'keys', icon: infoIcon, title: listTexts.keysTitle, run: openKeys },
          { id: 'log-out', icon: logOutIcon, title: texts.logOut, run: () => logOut.mutate() },
        ]}
      />
      <Button look="tertiary" size="small" onClick={openKeys}>
        {listTexts.keys}
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
