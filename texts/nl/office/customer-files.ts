import type { CustomerColumn } from '#domain/companies/customer-columns.ts'
import type { CustomerFault } from '#domain/companies/customer-faults.ts'
import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

/** What the columns of a file of customers are called, in small letters as they are compared. */
export const customerColumnTexts = {
  name: 'bedrijf',
  kvkNumber: 'kvk-nummer',
  vatId: 'btw-nummer',
  street: 'straat',
  houseNumber: 'huisnummer',
  addition: 'toevoeging',
  postcode: 'postcode',
  city: 'plaats',
  country: 'land',
  phone: 'telefoon',
  invoiceEmail: 'e-mail facturen',
  paymentTerm: 'betaaltermijn',
  creditLimit: 'kredietlimiet',
  purchaseOrder: 'inkoopnummer verplicht',
  groupPriceList: 'groepsprijslijst',
  contractPriceList: 'eigen prijslijst',
  firstName: 'voornaam',
  lastName: 'achternaam',
  email: 'e-mail',
  contactPhone: 'telefoon contactpersoon',
  fault: 'fout',
} as const satisfies Record<CustomerColumn, string>

/** What is wrong with a cell of a file of customers. */
export const customerFaultTexts = {
  CellsTooMany: 'Deze rij heeft meer cellen dan de eerste rij',
  CountryUnknown: 'Dit land staat niet bij de landen van de winkel',
  PostcodeInvalid: 'Deze postcode bestaat niet in dit land',
  YesOrNo: 'Vul ja of nee in',
  ListUnknown: 'Er is geen prijslijst van deze soort met deze code of naam',
  OtherThanFirst: 'Dit staat anders in de eerste rij van dit bedrijf',
  EmailTwice: 'Dit e-mailadres staat al eerder in het bestand',
  EmailElsewhere: 'Dit e-mailadres is van een contactpersoon van een ander bedrijf',
  CompanyBlocked: 'Dit bedrijf is geblokkeerd. Deblokkeer het eerst',
  KnownTwice:
    'Een eerder bedrijf in dit bestand is volgens de winkel hetzelfde bedrijf. Vul daarvan in de winkel eerst het KvK-nummer in',
  NoNumbers: 'Zonder KvK-nummer en btw-nummer herkennen we dit bedrijf alleen aan zijn naam en adres',
} as const satisfies Record<CustomerFault, string>

const companies = (count: number) => (count === 1 ? '1 bedrijf' : `${formatNumber(count)} bedrijven`)
const people = (count: number) =>
  count === 1 ? '1 contactpersoon' : `${formatNumber(count)} contactpersonen`

/** The page on which customers are imported, and their files. */
export const customerFileTexts = {
  link: 'Importeren of exporteren',
  title: pageNames.customerImport,
  back: 'Alle bedrijven',
  intro:
    'Kies een CSV- of Excel-bestand (.xlsx) met een rij per contactpersoon, hoogstens 20 MB en 100.000 rijen. Bedrijven en contactpersonen die er al zijn, blijven zoals ze zijn. Niemand krijgt een mail: uitnodigen doe je daarna.',
  example: 'Leeg bestand (Excel)',
  exportCsv: 'Klanten als CSV',
  exportXlsx: 'Klanten als Excel',
  columns: 'De kolommen',
  columnsIntro:
    'De volgorde is vrij, en andere kolommen worden overgeslagen. Bij een volgende contactpersoon van hetzelfde bedrijf is het KvK-nummer genoeg.',
  column: 'Kolom',
  meaning: 'Wat erin staat',
  meanings: {
    name: 'De naam van het bedrijf. Verplicht.',
    kvkNumber: 'Acht cijfers. Hieraan herkennen we een bedrijf dat er al is.',
    vatId: 'Met de letters van het land. Na de import vragen we het na bij VIES.',
    street: 'Het adres voor facturen, en het eerste leveringsadres. Verplicht.',
    houseNumber: 'Verplicht.',
    addition: 'Zoals A of 2 hoog.',
    postcode: 'Verplicht.',
    city: 'Verplicht.',
    country: 'De naam of de twee letters, zoals België of BE. Leeg is Nederland.',
    phone: 'Van het bedrijf.',
    invoiceEmail: 'Leeg is het e-mailadres van de eerste contactpersoon.',
    paymentTerm: 'In dagen, van 0 tot en met 90. Leeg is 30.',
    creditLimit: 'In euro’s, inclusief btw. Leeg is zonder limiet.',
    purchaseOrder: 'Ja of nee. Leeg is nee.',
    groupPriceList: 'De code of de naam van een groepsprijslijst.',
    contractPriceList: 'De code of de naam van een eigen prijslijst.',
    firstName: 'Van de contactpersoon. De eerste wordt het hoofdcontact.',
    lastName: 'Van de contactpersoon.',
    email: 'Daarmee logt de contactpersoon in.',
    contactPhone: 'Van de contactpersoon.',
  } satisfies Record<Exclude<CustomerColumn, 'fault'>, string>,

  outcome: 'Wat er wordt toegevoegd',
  counts: {
    newCompanies: 'Nieuwe bedrijven',
    knownCompanies: 'Bedrijven die er al zijn',
    newContacts: 'Nieuwe contactpersonen',
    knownContacts: 'Contactpersonen die er al zijn',
  },
  nothing: 'Alles in dit bestand is er al.',
  table: 'Bedrijven met iets nieuws',
  company: 'Bedrijf',
  place: 'Plaats',
  kind: 'Soort',
  isNew: 'Nieuw',
  isKnown: 'Bestaat al',
  contacts: 'Nieuwe contactpersonen',
  moreContacts: (count: number) => `en nog ${formatNumber(count)}`,
  none: 'Geen',
  apply: 'Toevoegen',
  applyTitle: 'Klanten toevoegen?',
  applyText: (companyCount: number, contactCount: number) =>
    `${companies(companyCount)} en ${people(contactCount)} komen erbij, alles in één keer. Niemand krijgt een mail.`,
  applied: (companyCount: number, contactCount: number) =>
    `${companies(companyCount)} en ${people(contactCount)} toegevoegd`,
  appliedText: 'De contactpersonen kunnen pas inloggen nadat je ze hebt uitgenodigd.',
  done: 'Toegevoegd',
  toInvite: 'Uitnodigen',
  toCompanies: 'Naar de bedrijven',

  empty: 'In dit bestand staan geen klanten.',
  sheet: 'Klanten',
  name: (day: string, ending: 'csv' | 'xlsx') => `klanten-${day}.${ending}`,
  exampleName: 'klanten-voorbeeld.xlsx',
  faultsName: 'klanten-fouten.csv',
  yes: 'ja',
  no: 'nee',
} as const
