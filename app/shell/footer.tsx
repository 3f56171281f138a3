import { badgeCheckIcon } from '#app/ui/icons/badge-check.ts'
import { Link, useLocation } from 'react-router'
import { needsConsent } from '#app/features/consent/consent.ts'
import { ConsentSettings } from '#app/features/consent/consent-settings.tsx'
import { NewsletterBlock } from '#app/features/newsletter/newsletter-block.tsx'
import { useSession } from '#app/lib/session/session.ts'
import { useShop, type Shop } from '#app/lib/shop/shop.ts'
import { paths } from '#app/paths.ts'
import { CmykBar } from '#app/ui/cmyk-bar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { companyPlace } from '#texts/nl/company-line.ts'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

/** Spec 2, Footer. */
export function Footer() {
  const { blocks, footerColumns, theme } = useShop()
  const { isLoggedIn } = useSession()
  const isWorkbench = useLocation().pathname === paths.home && isLoggedIn
  return (
    <div className={styles.end}>
      {!isWorkbench && (
        <NewsletterBlock
          intro={blocks?.['newsletter_footer_text']}
          thanks={blocks?.['newsletter_subscribed_message']}
        />
      )}
      <footer className={`on-dark ${styles.footer}`}>
        <div className={`wrap ${styles.columns}`}>
          <div>
            <Logo />
            {theme?.footerText && <p className={styles.about}>{theme.footerText}</p>}
            {theme?.badge && <Badge badge={theme.badge} />}
          </div>
          {footerColumns?.map((column) => (
            <Column key={column.id} column={column} isLoggedIn={isLoggedIn} />
          ))}
        </div>
        {theme && <CompanyLine company={theme.company} asks={needsConsent(theme)} />}
        <CmykBar />
      </footer>
    </div>
  )
}

type Theme = NonNullable<Shop['theme']>

function Badge({ badge }: { readonly badge: NonNullable<Theme['badge']> }) {
  return (
    <a href={badge.url} target="_blank" rel="noopener noreferrer" className={styles.badge}>
      <Icon of={badgeCheckIcon} sizePx={28} />
      <span>
        <span className={styles.recognised}>{shellTexts.recognisedSupplier}</span>
        {badge.label}
        <span className="visually-hidden">{shellTexts.opensElsewhere}</span>
      </span>
    </a>
  )
}

type ColumnProps = {
  readonly column: NonNullable<Shop['footerColumns']>[number]
  readonly isLoggedIn: boolean
}

function Column({ column, isLoggedIn }: ColumnProps) {
  // Who has an account needs no other.
  const links = column.children.filter(({ url }) => !isLoggedIn || url !== paths.accountRequest)
  const headingId = `voet-${column.id}`
  return (
    <nav aria-labelledby={headingId} className={styles.column}>
      <h2 id={headingId}>{column.label}</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>{url.startsWith('/') ? <Link to={url}>{label}</Link> : <a href={url}>{label}</a>}</li>
        ))}
      </ul>
    </nav>
  )
}

/** Who the shop is: a Dutch company states its name, place, KvK number and VAT id. */
function CompanyLine({ company, asks }: { readonly company: Theme['company']; readonly asks: boolean }) {
  const { phone, email, kvkNumber, vatId } = company
  return (
    <address className={`wrap ${styles.company}`}>
      <span>{companyPlace(company)}</span>
      {phone !== '' && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      {kvkNumber !== '' && <span>{shellTexts.kvk(kvkNumber)}</span>}
      {vatId !== '' && <span>{shellTexts.vatId(vatId)}</span>}
      {asks && <ConsentSettings />}
    </address>
  )
}
