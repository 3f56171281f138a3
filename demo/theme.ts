import { cents } from './amounts.ts'
import type { DemoPrices, DemoTheme } from './model.ts'

/** A company that does not exist, at an address that could. */
export const theme: DemoTheme = {
  shopName: 'Paskruis',
  shortName: 'Paskruis',
  studioName: 'Paskruis Studio',
  studioShortName: 'Paskruis',
  logoUrl: null,
  colours: { action: null, actionDark: null },
  company: {
    name: 'Paskruis B.V.',
    street: 'Drukkerswerf',
    houseNumber: '14',
    postcode: '3439 LD',
    city: 'Nieuwegein',
    country: 'NL',
    phone: '030 799 41 00',
    email: 'hallo@demo.example',
    kvkNumber: '30112358',
    vatId: 'NL004495445B01',
    iban: 'NL24PSKR0123456789',
    openingHours: 'Werkdagen van 8.30 tot 17.00 uur',
  },
  footerText: 'Druk- en signwerk voor bedrijven, van één sticker tot een complete gevel.',
  badge: { label: 'Branchevereniging Sign & Print', url: 'https://example.org/erkend-leverancier' },
  headHtml: null,
  chat: {
    loads: 'functional',
    name: 'Helpdesk van Paskruis',
    hours: 'Werkdagen van 8.30 tot 17.00 uur',
    email: 'helpdesk@demo.example',
    phone: '030 799 41 00',
  },
  termsPath: '/algemene-voorwaarden',
  privacyPath: '/privacy',
}

export const prices: DemoPrices = {
  studioDesignCents: cents('39.50'),
  validateDesignCents: cents('12.50'),
}

/** How long a parked cart keeps its prices. */
export const quoteValidDays = 30
