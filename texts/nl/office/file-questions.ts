/** What prepress asks customers about their files. */
export const fileQuestionTexts = {
  questions: 'Vragen aan de klant',
  ask: 'Vraag de klant',
  intro:
    'Sleep op het vel een kader om de plek, of zet het met de velden. De klant krijgt een mail met het plaatje en je vraag; de regel wacht op een nieuw bestand.',
  place: 'Plek op het vel, in mm',
  placeMm: { leftMm: 'Van links', topMm: 'Van boven', widthMm: 'Breed', heightMm: 'Hoog' },
  question: 'Wat klopt er niet?',
  hint: 'De klant leest dit precies zo.',
  send: 'Vraag versturen',
  asked: 'De vraag is naar de klant gestuurd',
  askedBy: (name: string | null, file: string) => `${name ?? 'Een medewerker'} vroeg iets over ${file}`,
  open: 'Wacht op een nieuw bestand',
  ended: {
    replaced: (when: string) => `Nieuw bestand ingestuurd op ${when}`,
    withdrawn: (when: string) => `Teruggenomen op ${when}`,
  },
  withdraw: 'Vraag terugnemen',
  withdrawn: 'De vraag is teruggenomen',
  waits: 'Wacht op klant',
  replacedTitle: 'Dit bestand is vervangen',
  replaced: 'Er is intussen een ander bestand. Bekijk dat eerst: misschien is je vraag niet meer nodig.',
} as const
