import type { StudioState } from '#domain/designs/studio.ts'

/** How far the studio is with a design, as customers read it. */
export const studioStateTexts = {
  ordered: 'Wacht op je briefing',
  briefed: 'Bij de studio',
  in_progress: 'De studio is bezig',
  proof_sent: 'Wacht op je akkoord',
  changes_requested: 'Wordt aangepast',
  approved: 'Goedgekeurd',
  delivered: 'Klaar',
  cancelled: 'Geannuleerd',
} as const satisfies Record<StudioState, string>

/** What customers tell the studio, and hear from it, at an order. */
export const studioTexts = {
  of: (shortName: string) => `Ontwerp door ${shortName}`,
  brief: 'Briefing voor de studio',
  briefHint: 'Wat moet er op staan, voor wie is het en wat is de sfeer?',
  sendBrief: 'Briefing versturen',
  changeBrief: 'Briefing aanpassen',
  briefed: 'Je briefing is naar de studio gestuurd',
  proof: (number: number) => `Proef ${number}`,
  approve: 'Goedkeuren',
  approveOf: (number: number) => `Proef ${number} goedkeuren`,
  askChange: 'Correctie vragen',
  remarks: 'Wat moet er anders?',
  sendRemarks: 'Correctie versturen',
  cancel: 'Annuleren',
  approved: 'Je hebt de proef goedgekeurd',
  returned: 'Je correctie is naar de studio gestuurd',
  noPreview: 'Het voorbeeld wordt gemaakt',
  openProof: (number: number) => `Proef ${number} groot bekijken`,
  answers: { approved: 'Goedgekeurd', returned: 'Correctie gevraagd' },
  question: 'Vraag van de studio',
  answer: 'Je antwoord',
  sendAnswer: 'Antwoord versturen',
  answered: 'Je antwoord is naar de studio gestuurd',
} as const

/** The mails about proofs. */
export const studioMailTexts = {
  proofSubject: (number: string, shopName: string) => `Je proef voor bestelling ${number} bij ${shopName}`,
  proofTitle: (number: number | string) => `Proef ${number} van de studio staat klaar`,
  greeting: (firstName: string) => `Beste ${firstName},`,
  proofIntro: (product: string, number: string) =>
    `Onze studio heeft een ontwerp gemaakt voor ${product} in je bestelling ${number}. Bekijk de proef en keur hem goed, of geef door wat er anders moet.`,
  ofOrder: (number: string) => `Bestelling ${number}`,
  look: 'Proef bekijken',
  afterwards: (until: string) =>
    `Na je akkoord starten we met de productie. Inloggen hoeft niet: de link werkt tot ${until} en is alleen voor jou, want wie hem heeft, kan akkoord geven.`,
  questionSubject: (number: string, shopName: string) =>
    `Vraag van de studio over bestelling ${number} bij ${shopName}`,
  questionTitle: 'De studio heeft een vraag',
  questionIntro: (product: string, number: string) =>
    `Onze studio wil iets weten over het ontwerp voor ${product} in je bestelling ${number}:`,
  answerQuestion: 'Vraag beantwoorden',
  questionAnsweredSubject: (number: string) => `Antwoord van de klant: bestelling ${number}`,
  questionAnswered: 'De klant heeft je vraag beantwoord',
  questionAnsweredIntro: (company: string, product: string, number: string) =>
    `${company} antwoordt op je vraag over ${product} in bestelling ${number}.`,
  toJob: 'Opdracht bekijken',
  answerSubject: (isApproved: boolean, number: string) =>
    `${isApproved ? 'Proef goedgekeurd' : 'Correctie gevraagd'}: bestelling ${number}`,
  answerTitle: (isApproved: boolean) =>
    isApproved ? 'De proef is goedgekeurd' : 'Er is een correctie gevraagd',
  answerIntro: (company: string, product: string, number: string) =>
    `${company} heeft de proef van ${product} in bestelling ${number} beantwoord.`,
} as const

/** What the command by which staff deliver a proof says. */
export const deliverProofTexts = {
  usage: 'Gebruik: npm run studio:deliver -- <bestelnummer, orderregel of opdracht> <bestand>',
  noFile: (file: string) => `Het bestand ${file} is niet te lezen.`,
  delivered: (product: string, number: string, email: string) =>
    `De proef van ${product} (bestelling ${number}) staat klaar. ${email} krijgt er bericht van.`,
} as const
