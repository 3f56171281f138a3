import type { ReminderStep } from '#domain/documents/reminder-step.ts'

type StepTexts = {
  readonly subject: (number: string, shopName: string) => string
  readonly title: (number: string) => string
  readonly intro: (number: string, issuedOn: string, dueOn: string) => string
  readonly how: (iban: string, name: string, number: string) => string
}

const account = (iban: string, name: string, number: string) =>
  `naar ${iban} ten name van ${name}, met vermelding van ${number}`

/** The mails that remind of an invoice: friendly first, then firmer. They announce no costs. */
export const reminderMailTexts = {
  greeting: 'Goedendag,',
  order: 'Bestelling',
  named: (order: string, reference: string) => `${order} (${reference})`,
  dueOn: 'Vervaldatum',
  total: 'Factuurbedrag incl. btw',
  paid: 'Al betaald',
  open: 'Nog te betalen incl. btw',
  crossed:
    'Heb je intussen betaald? Dan hoef je niets te doen. Klopt de factuur niet, of lukt betalen nu niet? Laat het ons weten, dan zoeken we samen een oplossing. De factuur zit als PDF en als UBL-bestand in de bijlagen.',
  look: 'Bekijk de bestelling',
  step: {
    1: {
      subject: (number, shopName) => `Herinnering: factuur ${number} van ${shopName}`,
      title: (number) => `Herinnering voor factuur ${number}`,
      intro: (number, issuedOn, dueOn) =>
        `Factuur ${number} van ${issuedOn} moest uiterlijk ${dueOn} betaald zijn. We hebben je betaling nog niet ontvangen. Misschien is de factuur aan je aandacht ontsnapt.`,
      how: (iban, name, number) => `Wil je het bedrag overmaken ${account(iban, name, number)}?`,
    },
    2: {
      subject: (number, shopName) => `Tweede herinnering: factuur ${number} van ${shopName}`,
      title: (number) => `Tweede herinnering voor factuur ${number}`,
      intro: (number, issuedOn, dueOn) =>
        `We hebben je al een herinnering gestuurd voor factuur ${number} van ${issuedOn}, die uiterlijk ${dueOn} betaald moest zijn. Het bedrag staat nog steeds open.`,
      how: (iban, name, number) => `Maak het bedrag binnen zeven dagen over ${account(iban, name, number)}.`,
    },
    3: {
      subject: (number, shopName) => `Aanmaning: factuur ${number} van ${shopName}`,
      title: (number) => `Aanmaning voor factuur ${number}`,
      intro: (number, issuedOn, dueOn) =>
        `Ondanks twee herinneringen hebben we je betaling van factuur ${number} van ${issuedOn} niet ontvangen. De factuur had uiterlijk ${dueOn} betaald moeten zijn.`,
      how: (iban, name, number) =>
        `Maak het bedrag nu binnen zeven dagen over ${account(iban, name, number)}. Lukt dat niet, neem dan binnen die tijd contact met ons op.`,
    },
  } satisfies Record<ReminderStep, StepTexts>,
} as const
