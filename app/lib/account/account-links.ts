import { downloadIcon } from '#app/ui/icons/download.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { houseIcon } from '#app/ui/icons/house.ts'
import { listChecksIcon } from '#app/ui/icons/list-checks.ts'
import { lockKeyholeIcon } from '#app/ui/icons/lock-keyhole.ts'
import { mapPinIcon } from '#app/ui/icons/map-pin.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import type { IconLines } from '#app/ui/icon.tsx'
import { paths } from '#app/paths.ts'
import { accountMenuTexts } from '#texts/nl/account-menu.ts'

export type AccountLink = { readonly to: string; readonly label: string; readonly icon: IconLines }

/** The pages of the header's dropdown, in the order of spec 2. */
export const accountLinks: readonly AccountLink[] = [
  { to: paths.orders, label: accountMenuTexts.orders, icon: packageIcon },
  { to: paths.quotes, label: accountMenuTexts.quotes, icon: fileTextIcon },
  { to: paths.personalData, label: accountMenuTexts.personalData, icon: userIcon },
  { to: paths.changePassword, label: accountMenuTexts.changePassword, icon: lockKeyholeIcon },
  { to: paths.addresses, label: accountMenuTexts.addresses, icon: mapPinIcon },
  { to: paths.downloads, label: accountMenuTexts.downloads, icon: downloadIcon },
]

const overview: AccountLink = { to: paths.account, label: accountMenuTexts.overview, icon: houseIcon }
const quickOrder: AccountLink = {
  to: paths.quickOrder,
  label: accountMenuTexts.quickOrder,
  icon: listChecksIcon,
}

/** Above those pages in the dropdown. */
export const accountWays: readonly AccountLink[] = [overview, quickOrder]

/** Every page of the account, as its own navigation has them. */
export const allAccountLinks: readonly AccountLink[] = [overview, ...accountLinks, quickOrder]
