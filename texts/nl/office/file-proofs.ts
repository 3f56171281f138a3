import type { StatusTone } from '../orders.ts'

type Label = { readonly label: string; readonly tone: StatusTone }

/** The proofs that prepress sends of ordered files. */
export const deskProofTexts = {
  proofs: 'Drukproeven',
  send: 'Proef sturen',
  intro:
    'De klant krijgt een mail met een link, en kan zonder in te loggen akkoord geven of zeggen wat er anders moet. De proef toont het vel zoals het wordt gesneden, met formaat, oplage, uitvoering en bevindingen. De regel wacht op het antwoord.',
  title: (file: string) => `Proef van ${file} sturen`,
  note: 'Toelichting',
  noteHint: 'Mag leeg blijven. De klant leest dit precies zo.',
  sendNow: 'Proef versturen',
  sent: 'De proef is naar de klant gestuurd',
  approvalGone: 'De eerdere goedkeuring vervalt: het akkoord van de klant komt ervoor in de plaats.',
  sentBy: (name: string | null, file: string) => `${name ?? 'Een medewerker'} stuurde een proef van ${file}`,
  open: (until: string) => `Wacht op de klant. De link in de mail werkt tot ${until}.`,
  expired:
    'Wacht op de klant, maar de link in de mail is verlopen. Noteer het antwoord per telefoon, of neem de proef terug en stuur een nieuwe.',
  /** What was said, and by whom. */
  ended: {
    approved: (by: string | null, isByLink: boolean, at: string) =>
      `${by ?? 'De klant'} gaf akkoord op ${at}${isByLink ? ', via de link in de mail' : ''}`,
    returned: (by: string | null, isByLink: boolean, at: string) =>
      `${by ?? 'De klant'} keurde af op ${at}${isByLink ? ', via de link in de mail' : ''}`,
    replaced: () => 'Vervallen: er is een nieuw bestand',
    withdrawn: (_by: string | null, _isByLink: boolean, at: string) => `Teruggenomen op ${at}`,
  },
  withdraw: 'Proef terugnemen',
  withdrawn: 'De proef is teruggenomen',
  replaced: 'Er is intussen een ander bestand. Bekijk dat eerst, en stuur daar zo nodig een proef van.',
  approveIntro:
    'De klant keurde de proef van dit bestand af. Schrijf op waarom het toch zo gedrukt kan worden.',
  states: {
    open: { label: 'Proef wacht op de klant', tone: 'waits' },
    returned: { label: 'Proef afgekeurd', tone: 'blocks' },
    approved: { label: 'Proef akkoord', tone: 'good' },
  } satisfies Record<'open' | 'returned' | 'approved', Label>,
} as const
