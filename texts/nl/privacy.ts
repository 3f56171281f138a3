/** The page on which a person gets or erases what the shop keeps about them. */
export const privacyTexts = {
  title: 'Privacy',
  link: 'Privacy: gegevens downloaden of account verwijderen',
  exportTitle: 'Je gegevens downloaden',
  exportText:
    'In één bestand (JSON) staat alles wat we van je bewaren: je contactgegevens, je bedrijf en adressen, bestellingen, winkelwagens, ontwerpen, nieuwsbrief, berichten en mails.',
  export: 'Gegevens downloaden',
  termsTitle: 'Hoe lang we iets bewaren',
  terms: [
    { label: 'Bestellingen en facturen', text: '7 jaar, dat eist de wet' },
    { label: 'Drukbestanden', text: '24 maanden na de laatste bestelling, ongebruikt 90 dagen' },
    { label: 'Berichten van het contactformulier', text: '24 maanden' },
    { label: 'Verstuurde mails', text: '90 dagen' },
    { label: 'Inlogsessies', text: '30 dagen na het laatste gebruik' },
  ],
  eraseTitle: 'Account verwijderen',
  eraseIntro: 'Je account wordt meteen verwijderd. Dat kan niet ongedaan worden gemaakt.',
  consequences: [
    'Je wordt uitgelogd en kunt niet meer inloggen. Voor een nieuw account doe je een nieuwe aanvraag.',
    'Je naam, e-mailadres, telefoonnummer, winkelwagen, berichten en aanmelding voor de nieuwsbrief worden gewist.',
    'Bestellingen en facturen bewaren we zeven jaar, zonder je account. Je collega’s blijven ze zien.',
    'Ben je de enige van je bedrijf, dan verdwijnen ook de offertes, leveringsadressen en ontwerpen.',
  ],
  erase: 'Account verwijderen',
  password: 'Je wachtwoord',
  question: 'Account definitief verwijderen?',
  confirm: 'Definitief verwijderen',
  erasedTitle: 'Je account is verwijderd',
} as const

/** The last mail to somebody whose account was erased. */
export const erasureMailTexts = {
  subject: (shopName: string) => `Je account bij ${shopName} is verwijderd`,
  title: 'Je account is verwijderd',
  greeting: (firstName: string) => `Beste ${firstName},`,
  done: 'Op je verzoek hebben we je account en je persoonsgegevens verwijderd. Je kunt niet meer inloggen.',
  kept: 'Bestellingen en facturen bewaren we zeven jaar, omdat de wet dat eist. Deze mail bewaren we niet.',
} as const
