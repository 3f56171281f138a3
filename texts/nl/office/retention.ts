import type { RetentionRule, Term } from '#domain/privacy/retention.ts'
import { formatNumber } from '../format.ts'

const AVG = 'AVG, artikel 5: niet langer dan nodig'

/** What is kept, from when its term counts, what happens after it, and why it is kept that long. */
export const retentionRuleTexts = {
  sessions: {
    label: 'Sessies van klanten en medewerkers',
    from: 'na hun laatste dag',
    fate: 'gewist',
    source: AVG,
  },
  links: { label: 'Links uit mails', from: 'na hun einde', fate: 'gewist', source: AVG },
  loginFailures: {
    label: 'Mislukte inlogpogingen, en hoe vaak een netwerk een formulier verstuurde',
    from: 'na de poging',
    fate: 'gewist',
    source: AVG,
  },
  idempotencyKeys: {
    label: 'Sleutels tegen dubbel bestellen',
    from: 'na het bestellen',
    fate: 'gewist',
    source: AVG,
  },
  removedLines: {
    label: 'Wat uit een winkelwagen is gehaald',
    from: 'na het weghalen',
    fate: 'gewist',
    source: AVG,
  },
  unlinkedUploads: {
    label: 'Uploads zonder winkelwagen of order',
    from: 'na het uploaden',
    fate: 'gewist',
    source: AVG,
  },
  orderedFiles: {
    label: 'Drukbestanden van orders',
    from: 'na de laatste order',
    fate: 'bestand gewist, voorbeeld blijft',
    source: 'Belofte aan de klant: zo lang is opnieuw bestellen mogelijk',
  },
  sentMails: {
    label: 'Tekst en adres van verzonden mails',
    from: 'na het verzenden',
    fate: 'leeggemaakt',
    source: AVG,
  },
  unconfirmedNewsletter: {
    label: 'Nieuwsbrief, niet bevestigd',
    from: 'na het aanmelden',
    fate: 'gewist',
    source: AVG,
  },
  endedNewsletter: {
    label: 'Bewijs van een beëindigde nieuwsbrief',
    from: 'na het afmelden',
    fate: 'gewist',
    source: 'Telecommunicatiewet: bewijs van toestemming',
  },
  unusedInvitations: {
    label: 'Uitnodigingen die niemand gebruikte',
    from: 'na het besluit',
    fate: 'gewist',
    source: AVG,
  },
  decidedRequests: {
    label: 'Afgehandelde accountaanvragen',
    from: 'na het besluit',
    fate: 'gewist',
    source: AVG,
  },
  vatChecks: {
    label: 'Antwoorden van VIES zonder order of bedrijf',
    from: 'na het antwoord',
    fate: 'gewist',
    source: AVG,
  },
  contactMessages: { label: 'Contactberichten', from: 'na ontvangst', fate: 'gewist', source: AVG },
  changes: {
    label: 'Logboek, en wat het zegt over wie is gewist',
    from: 'na de wijziging',
    fate: 'gewist',
    source: 'Fiscale bewaarplicht (AWR, artikel 52)',
  },
  bookkeeping: {
    label: 'Personen in orders',
    from: 'na het einde van het boekjaar',
    fate: 'leeggemaakt, bedragen blijven',
    source: 'Fiscale bewaarplicht (AWR, artikel 52)',
  },
  orderWords: {
    label: 'Notities en redenen bij orders',
    from: 'na het einde van het boekjaar',
    fate: 'leeggemaakt',
    source: 'Fiscale bewaarplicht (AWR, artikel 52)',
  },
  payments: {
    label: 'Namen, rekeningnummers en omschrijvingen bij betalingen',
    from: 'na het einde van het boekjaar',
    fate: 'leeggemaakt, bedragen blijven',
    source: 'Fiscale bewaarplicht (AWR, artikel 52)',
  },
  companyNotes: {
    label: 'Notities bij bedrijven',
    from: 'na het einde van het jaar waarin ze zijn geschreven',
    fate: 'gewist',
    source: AVG,
  },
  privacyRequests: {
    label: 'Wie een privacyverzoek deed',
    from: 'na het einde van het jaar waarin we hebben geantwoord',
    fate: 'leeggemaakt, het verzoek zelf blijft',
    source: 'AVG, artikel 5: kunnen laten zien dat we hebben geantwoord',
  },
} as const satisfies Record<
  RetentionRule,
  { readonly label: string; readonly from: string; readonly fate: string; readonly source: string }
>

/** How long, in words. */
export function termText(term: Term): string {
  if ('days' in term) return term.days === 1 ? '1 dag' : `${term.days} dagen`
  if ('months' in term) return `${term.months} maanden`
  return `${term.years} jaar`
}

/** The page of how long things are kept. */
export const retentionTexts = {
  note: 'Elke nacht wordt gewist wat over zijn termijn is. Hieronder staat wat er nu zou gaan; er wordt niets gewist door te kijken.',
  run: 'Nu opschonen',
  runTitle: 'Nu opschonen?',
  runText: (count: number) =>
    count === 1
      ? 'Er gaat 1 gegeven weg. Dat kan niet ongedaan worden gemaakt.'
      : `Er gaan ${formatNumber(count)} gegevens weg. Dat kan niet ongedaan worden gemaakt.`,
  nothing: 'Er is niets over zijn termijn.',
  ran: 'Opgeschoond. Bestanden volgen binnen een minuut.',
  table: 'Wat er nu over zijn termijn is',
  what: 'Wat',
  termOf: (term: string, from: string) => `${term} ${from}`,
  source: 'Bron',
  due: 'Gaat nu weg',
  fate: 'Gevolg',
  last: 'Vorige keer',
  runs: 'Laatste keren',
  noRuns: 'Er is nog niet opgeschoond.',
  at: 'Wanneer',
  by: 'Door',
  clock: 'De klok',
  count: 'Gegevens',
  somebody: 'Een medewerker',
} as const
