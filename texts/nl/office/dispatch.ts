/** With whom something leaves the house, and with what it left. */
export const dispatchTexts = {
  carrier: 'Vervoerder',
  chooseCarrier: 'Kies een vervoerder',
  code: 'Code van de zending',
  codeHint: 'Scan of typ hem. De klant krijgt een link om de zending te volgen.',
  url: 'Adres om de zending te volgen',
  urlHint: 'Komt in de mail aan de klant.',
  title: 'Zendingen',
  numberAt: (number: number, moment: string) => `Zending ${number}, ${moment}`,
  packingSlip: 'Pakbon',
  packingSlipOf: (number: number) => `Pakbon van zending ${number}`,
  follow: 'Volg zending',
  followOf: (number: number) => `Volg zending ${number}`,
} as const
