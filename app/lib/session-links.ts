import { Download, FileText, House, LockKeyhole, MapPin, Package, User, type LucideIcon } from 'lucide-react'
import { paths } from '../paths.ts'
import { accountMenuTexts } from '#texts/nl/session.ts'

type AccountLink = { readonly to: string; readonly label: string; readonly icon: LucideIcon }

/** The pages of the header's dropdown, in the order of spec 2. */
export const accountLinks: readonly AccountLink[] = [
  { to: paths.orders, label: accountMenuTexts.orders, icon: Package },
  { to: paths.quotes, label: accountMenuTexts.quotes, icon: FileText },
  { to: paths.personalData, label: accountMenuTexts.personalData, icon: User },
  { to: paths.changePassword, label: accountMenuTexts.changePassword, icon: LockKeyhole },
  { to: paths.addresses, label: accountMenuTexts.addresses, icon: MapPin },
  { to: paths.downloads, label: accountMenuTexts.downloads, icon: Download },
]

export const overviewLink: AccountLink = { to: paths.account, label: accountMenuTexts.overview, icon: House }
