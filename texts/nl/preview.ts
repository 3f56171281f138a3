/** The shop as somebody of the staff sees it with what is not published yet. */
export const previewTexts = {
  label: 'Voorbeeld van de winkel',
  text: 'Voorbeeld met alle concepten. Bestellen kan hier niet.',
  asCustomer: (company: string) => `Voorbeeld als ${company}, met alle concepten. Bestellen kan hier niet.`,
  ended: 'Het voorbeeld als klant is afgelopen. Je ziet nu alle concepten met de prijzen van een bezoeker.',
  /** In place of a page of the account. */
  noAccountTitle: 'Niet in een voorbeeld',
  noAccount:
    'In een voorbeeld zie je alleen de prijzen van deze klant. Bestellingen, documenten en gegevens van de klant horen daar niet bij.',
  stop: 'Voorbeeld sluiten',
} as const
