import type { DemoPage } from './model.ts'
import { about } from './pages/about.ts'
import { accessibility } from './pages/accessibility.ts'
import { artwork } from './pages/artwork.ts'
import { delivery } from './pages/delivery.ts'
import { home } from './pages/home.ts'
import { invoicePayment } from './pages/invoice-payment.ts'
import { privacy } from './pages/privacy.ts'
import { questions } from './pages/questions.ts'
import { terms } from './pages/terms.ts'
import { withWholeSizes } from './whole-sizes.ts'

/** The home page, and the content pages that the footer links to. */
export const pages: readonly DemoPage[] = withWholeSizes([
  home,
  about,
  delivery,
  artwork,
  terms,
  privacy,
  questions,
  invoicePayment,
  accessibility,
])
