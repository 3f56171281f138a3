/** What every failed call says (spec 8). */
export const callErrorTexts = {
  title: 'Er is iets mis gegaan',
  noAnswer: 'De winkel gaf geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
} as const

/** What forms have in common. */
export const formTexts = {
  problemTitle: 'Er is een probleem',
  titlePrefix: 'Fout: ',
  cancel: 'Annuleren',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  choose: 'Maak een keuze',
  honeypot: 'Laat dit veld leeg',
} as const

export const addressTexts = {
  label: 'Naam van dit adres',
  labelHint: 'Zo herken je het in de lijst, bijvoorbeeld Hoofdkantoor.',
  companyName: 'Bedrijf',
  attention: 'Ter attentie van',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  addition: 'Toevoeging',
  postcode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  netherlands: 'Nederland',
  phoneHint: 'Voor de chauffeur, alleen bij bezorging.',
  deliveryNotes: 'Opmerking voor de bezorger',
  isDefault: 'Standaard gebruiken bij nieuwe bestellingen',
  faults: {
    companyName: 'Vul een bedrijfsnaam in',
    street: 'Vul een straat in',
    houseNumber: 'Vul een huisnummer in',
    postcode: 'Vul een postcode in',
    postcodeNl: 'Vul een postcode in als 1234 AB',
    city: 'Vul een plaats in',
    country: 'Kies een land',
    phone: 'Vul een telefoonnummer in met minstens 8 cijfers',
  },
} as const

export const accountRequestTexts = {
  title: 'Account aanvragen',
  theShop: 'Onze winkel',
  intro: (shop: string) =>
    `${shop} levert alleen aan bedrijven en instellingen. We controleren je gegevens en laten binnen één werkdag weten of je account klaarstaat.`,
  company: 'Bedrijf',
  invoiceAddress: 'Factuuradres',
  contact: 'Contactpersoon',
  companyName: 'Bedrijfsnaam',
  kvkNumber: 'KvK-nummer',
  kvkHint: 'Acht cijfers.',
  vatId: 'Btw-nummer',
  vatHint: 'NL, negen cijfers, de letter B en twee cijfers.',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  remarks: 'Wat wil je gaan bestellen',
  consentBefore: 'Ik vraag dit account aan voor zakelijk gebruik, ga akkoord met de ',
  consentTerms: 'algemene voorwaarden',
  consentBetween: ' en heb het ',
  consentPrivacy: 'privacybeleid',
  consentAfter: ' gelezen.',
  send: 'Aanvraag versturen',
  faults: {
    companyName: 'Vul een bedrijfsnaam in',
    kvkNumber: 'Vul een KvK-nummer in van acht cijfers',
    vatId: 'Vul een btw-nummer in als NL123456789B01',
    firstName: 'Vul een voornaam in',
    lastName: 'Vul een achternaam in',
    phone: 'Vul een telefoonnummer in met minstens 8 cijfers',
    consent: 'Ga akkoord om je aanvraag te versturen',
  },
  sentTitle: 'Je aanvraag is verstuurd',
  sentText: 'We controleren je gegevens en mailen je binnen één werkdag.',
  stepsTitle: 'Na je aanvraag',
  steps: [
    { title: 'Je vult het formulier in', text: 'Ongeveer drie minuten' },
    { title: 'Wij controleren', text: 'KvK, btw-nummer en adres, binnen één werkdag' },
    { title: 'Uitnodiging per mail', text: 'Je kiest zelf een wachtwoord' },
    { title: 'Bestellen op rekening', text: 'Met je eigen prijzen' },
  ],
} as const

export const contactTexts = {
  title: 'Contact',
  intro: 'Stel je vraag over een product, een bestelling of je bestanden. We antwoorden op werkdagen.',
  name: 'Naam',
  subject: 'Onderwerp',
  message: 'Bericht',
  send: 'Bericht versturen',
  faults: {
    name: 'Vul je naam in',
    subject: 'Vul een onderwerp in',
    message: 'Vul een bericht in',
    phone: 'Vul een telefoonnummer in met minstens 8 cijfers',
  },
  sentTitle: 'Je bericht is verstuurd',
  sentText: 'We antwoorden zo snel mogelijk op het e-mailadres dat je hebt ingevuld.',
  reachTitle: 'Zo bereik je ons',
  phone: 'Telefoon',
  email: 'E-mail',
  address: 'Adres',
  openingHours: 'Openingstijden',
  kvk: 'KvK',
} as const

export const unsubscribeTexts = {
  title: 'Uitschrijven voor de nieuwsbrief',
  intro: 'Vul het adres in waarop je de nieuwsbrief ontvangt. Je wordt meteen uitgeschreven.',
  send: 'Uitschrijven',
  doneTitle: 'Je bent uitgeschreven',
  doneText: (email: string) => `Op ${email} ontvang je geen nieuwsbrief meer. We bevestigen dat per mail.`,
} as const
