/** The shop as somebody of the staff sees it who acts for a customer. */
export const actingTexts = {
  label: 'Werken namens een klant',
  actingFor: (contact: string, company: string) => `Je werkt namens ${contact} van ${company}`,
  stop: 'Stoppen',
  onlyThePerson: 'Dit kan alleen de klant zelf',
  onlyThePersonText:
    'Wachtwoord, persoonlijke gegevens en privacyverzoeken zijn van de persoon zelf. Daar kun je namens een klant niet bij.',
} as const
