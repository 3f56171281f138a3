import { formatNumber } from '../format.ts'

/** The inbox of requests for an account. */
export const requestTexts = {
  title: 'Aanvragen',
  count: (count: number) => (count === 1 ? '1 aanvraag wacht' : `${formatNumber(count)} aanvragen wachten`),
  none: 'Geen aanvragen',
  noneText: 'Nieuwe aanvragen voor een account komen hier binnen.',
  submitted: (moment: string) => `Aangevraagd op ${moment}`,
  invited: 'Uitgenodigd',
  waits: 'Wacht op besluit',
  kvk: 'KvK-nummer',
  vat: 'Btw-nummer',
  address: 'Adres',
  invoiceEmail: 'Factuurmail',
  contact: 'Contact',
  remarks: 'Opmerkingen',
  noVat: 'Niet opgegeven',
  vatCheck: {
    valid: 'Geldig volgens VIES',
    invalid: 'Niet bekend bij VIES',
    unavailable: 'VIES gaf geen antwoord',
    unchecked: 'Nog niet gecontroleerd',
  },
  vatName: (name: string) => `Op naam van ${name}`,
  known: (name: string) => `${name} is al klant met deze nummers`,
  joins: (name: string) => `Contact toevoegen aan ${name}`,
  alike: ({
    sharesDomain,
    sharesAddress,
  }: {
    readonly sharesDomain: boolean
    readonly sharesAddress: boolean
  }) => {
    if (sharesDomain && sharesAddress) return 'is al klant, met hetzelfde maildomein en adres'
    return sharesDomain ? 'is al klant, met hetzelfde maildomein' : 'is al klant, op hetzelfde adres'
  },
  accountOf: 'Account bij',
  newCompany: (name: string) => `${name}, als nieuw bedrijf`,
  asked: (moment: string) => `Gevraagd op ${moment}: `,
  ask: 'Vraag stellen',
  askOf: (company: string) => `Vraag stellen aan ${company}`,
  askTitle: (company: string) => `Vraag aan ${company}`,
  askIntro: 'De aanvrager krijgt je vraag per mail. De aanvraag blijft hier staan.',
  question: 'Je vraag',
  sendQuestion: 'Vraag mailen',
  questionSent: (email: string) => `De vraag gaat naar ${email}`,
  approve: 'Goedkeuren',
  approveOf: (company: string) => `Goedkeuren: ${company}`,
  inviteAgain: 'Opnieuw uitnodigen',
  inviteAgainOf: (company: string) => `Opnieuw uitnodigen: ${company}`,
  reject: 'Afwijzen',
  rejectOf: (company: string) => `Afwijzen: ${company}`,
  rejectTitle: (company: string) => `Aanvraag van ${company} afwijzen`,
  rejectIntro: 'De aanvrager krijgt een mail met de reden die je hier invult.',
  approved: (email: string) => `De uitnodiging gaat naar ${email}`,
  rejected: (company: string) => `De aanvraag van ${company} is afgewezen`,
} as const
