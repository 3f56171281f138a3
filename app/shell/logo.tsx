import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './logo.module.css'

/** The shop's logo, linking home; a shop without a picture of its own has the registration mark. */
export function Logo() {
  const { theme } = useShop()
  const shopName = theme?.shopName ?? ''
  return (
    <Link to={paths.home} className={styles.logo} aria-label={shellTexts.toHome(shopName)}>
      {theme?.logoUrl ? (
        <img src={theme.logoUrl} alt={shopName} {...(theme.logoSize ?? { width: 160, height: 40 })} />
      ) : (
        <>
          <RegistrationMark />
          <span>{shopName}</span>
        </>
      )}
    </Link>
  )
}
