/** Seeing drafts as a customer would. */
export const previewAsTexts = {
  open: 'Voorbeeld als klant',
  title: 'Voorbeeld bekijken',
  intro:
    'Je ziet de winkel met alle bewaarde concepten. Als klant zie je de prijzen van dat bedrijf, en niets van hun bestellingen, documenten of gegevens. Dat je dit bekijkt, komt in het logboek.',
  as: 'Bekijken als',
  search: 'Zoek een bedrijf, of het e-mailadres van een contactpersoon',
  none: 'Geen bedrijven gevonden',
  visitor: 'Bezoeker',
  visitorText: 'Met de basisprijzen, of die van wie in deze browser als klant is ingelogd',
  companyText: 'Met de prijzen van dit bedrijf',
  show: 'Voorbeeld openen',
} as const
