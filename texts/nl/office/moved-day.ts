/** Promising another day of delivery. */
export const movedDayTexts = {
  move: 'Leverdag verplaatsen',
  moveOf: (title: string) => `Leverdag verplaatsen: ${title}`,
  moveLine: 'Verplaatsen',
  title: (title: string) => `Leverdag van ${title} verplaatsen`,
  intro: 'De klant krijgt een mail met de nieuwe dag en de reden.',
  introMany:
    'Elke klant krijgt een mail met de nieuwe dag en de reden. Wat nog op bestanden of akkoord wacht, schuift vanzelf mee.',
  bringForward: 'Ook vervroegen wat later komt',
  bringForwardHint: 'Anders blijft wat al later komt op zijn eigen dag.',
  allOnDay: 'Alles van deze order komt al op deze dag.',
  noneSooner: 'Alles van deze order komt al op deze dag of later.',
  newDay: 'Nieuwe leverdag',
  now: (days: string) => `Nu: ${days}`,
  dayOf: (title: string, day: string) => `${title} op ${day}`,
  reasonHint: 'De klant leest dit in de mail en bij de bestelling.',
  unsettled: (titles: readonly string[]) =>
    titles.length === 1
      ? `${titles[0]} wacht nog op bestanden of akkoord. De leverdag schuift vanzelf mee.`
      : `Deze regels wachten nog op bestanden of akkoord, hun leverdag schuift vanzelf mee: ${titles.join(', ')}.`,
  moved: (day: string) => `De leverdag is nu ${day}`,
  movedMeanwhile: (title: string, day: string) =>
    `Een collega heeft de leverdag van ${title} intussen verplaatst naar ${day}. Kijk of je hem nog wilt wijzigen.`,
  impossibleDay: 'Kies een werkdag vanaf vandaag, hooguit een jaar vooruit. Op andere dagen leveren we niet.',
  sameDay: 'Dit is de leverdag van nu. Kies een andere dag.',
  wasMoved: (from: string, to: string) => `Leverdag verplaatst van ${from} naar ${to}`,
  was: (day: string) => `eerst ${day}`,
} as const
