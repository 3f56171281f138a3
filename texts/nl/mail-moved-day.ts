import { lineText } from './price-unit.ts'

/** The mail about another day of delivery. */
export const movedDayMailTexts = {
  subject: (number: string, shopName: string) =>
    `Een andere leverdag voor je bestelling ${number} bij ${shopName}`,
  title: 'Je bestelling komt op een andere dag',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: (number: string) => `We hebben de leverdag van je bestelling ${number} verplaatst:`,
  reference: (reference: string) => `Jouw referentie: ${reference}`,
  line: lineText,
  days: {
    ship: (date: string, was: string) => `bezorgen op ${date}, eerst ${was}`,
    pickup: (date: string, was: string) => `afhalen vanaf ${date}, eerst ${was}`,
  },
  reason: (reason: string) => `Reden: ${reason}`,
  unsuited: 'Komt deze dag niet uit? Neem dan contact met ons op.',
  follow: 'Bekijk je bestelling',
} as const
