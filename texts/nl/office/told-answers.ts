/** What a customer says of a proof by telephone. */
export const toldAnswerTexts = {
  note: 'Antwoord per telefoon noteren',
  title: 'Antwoord per telefoon noteren',
  intro:
    'Het antwoord geldt alsof de klant het zelf gaf. De klant krijgt een mail met wat je noteert, en ziet het bij de bestelling, met jouw naam erbij.',
  nobody:
    'Niemand van dit bedrijf mag nu drukproeven beoordelen: het bedrijf is geblokkeerd, of geen contactpersoon heeft het recht om goed te keuren.',
  who: 'Met wie sprak je?',
  whoHint: 'Alleen wie van dit bedrijf drukproeven mag beoordelen.',
  answer: 'Antwoord',
  chooseAnswer: 'Kies wat de klant zei',
  answers: {
    approved: { title: 'Akkoord', text: 'De regel gaat door, en dit wordt precies zo gedrukt.' },
    returned: { title: 'Niet akkoord', text: 'De regel wacht tot er iets aan het bestand is gedaan.' },
  },
  remarks: 'Wat is er gezegd?',
  remarksHint: 'De klant leest dit precies zo.',
  keep: 'Antwoord noteren',
  kept: {
    approved: 'Het akkoord is genoteerd',
    returned: 'Genoteerd dat de klant niet akkoord is',
  },
  notedBy: (name: string) => `Per telefoon gegeven, genoteerd door ${name}.`,
} as const
