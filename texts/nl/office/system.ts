import type { WarningName } from '#domain/system/warnings.ts'
import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

const age = (minutes: number) =>
  minutes < 120 ? `${formatNumber(minutes)} minuten` : `${formatNumber(Math.floor(minutes / 60))} uur`
const some = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`

type WarningText = {
  readonly title: (count: number) => string
  readonly text: string
}

/** What asks for attention, and what to do about it. */
export const warningTexts = {
  diskFull: {
    title: (percent) => `De schijf is bijna vol: nog ${percent}% vrij`,
    text: 'Uploads mislukken zo. Maak de schijf groter, of haal weg wat er niet hoort.',
  },
  diskLow: {
    title: (percent) => `De schijf raakt vol: nog ${percent}% vrij`,
    text: 'Maak de schijf op tijd groter.',
  },
  filesAway: {
    title: () => 'De opslag van bestanden geeft geen antwoord',
    text: 'Klanten kunnen niets uploaden. Controleer de schijf of de S3-opslag; daarna gaat het vanzelf weer.',
  },
  migrationsOpen: {
    title: (count) =>
      `${some(count, 'wijziging van de databank ontbreekt', 'wijzigingen van de databank ontbreken')} nog`,
    text: 'Start de winkel opnieuw, dan worden ze uitgevoerd.',
  },
  jobsFailed: {
    title: (count) => `${some(count, 'taak is', 'taken zijn')} mislukt`,
    text: 'Bekijk waarom, en probeer ze opnieuw of laat ze vervallen.',
  },
  jobsLate: {
    title: (minutes) => `Een taak wacht al ${age(minutes)}`,
    text: 'Het is druk, of het werk staat stil. Wordt het niet minder, start de winkel dan opnieuw.',
  },
  mailFailed: {
    title: (count) => `${some(count, 'mail is', 'mails zijn')} mislukt`,
    text: 'Bekijk ze, verbeter zo nodig het adres en verzend ze opnieuw.',
  },
  mailLate: {
    title: (minutes) => `Een mail wacht al ${age(minutes)}`,
    text: 'De mailserver geeft geen antwoord. Controleer de mailserver en hoe die is ingesteld.',
  },
  mailUnset: {
    title: () => 'Er is geen mailserver ingesteld',
    text: 'Mails worden bewaard en niet verzonden. Stel de mailserver in bij Winkel inrichten.',
  },
  privacyLate: {
    title: (count) => `${some(count, 'privacyverzoek is', 'privacyverzoeken zijn')} over de termijn`,
    text: 'De wet geeft een maand. Handel ze vandaag af.',
  },
} as const satisfies Record<WarningName, WarningText>

/** The desk of the shop as a machine. */
export const systemTexts = {
  title: pageNames.system,
  parts: 'Onderdelen',
  overview: 'Toestand',
  jobs: pageNames.systemJobs,
  retention: pageNames.systemRetention,
  privacy: pageNames.systemPrivacy,
  settings: 'Instellingen',
  never: 'Nooit',
  none: 'Geen',
  yes: 'Ja',
  no: 'Nee',

  measured: (at: string) => `Gemeten op ${at}`,
  warnings: 'Wat aandacht vraagt',
  allWell: 'Alles is in orde',
  allWellText: 'Opslag, taken en mail vragen nu niets van je.',
  look: {
    jobs: 'Naar de taken',
    mails: 'Naar de mails',
    privacy: 'Naar de verzoeken',
  },
  storage: 'Opslag',
  databaseSize: 'Databank',
  printFiles: 'Drukbestanden',
  printFilesText: (count: number, size: string) => `${formatNumber(count)}, samen ${size}`,
  place: 'Plaats van bestanden',
  places: { folder: 'Map van de winkel', s3: 'S3-opslag' },
  answers: 'Opslag bereikbaar',
  disk: 'Schijf',
  diskText: (free: string, size: string) => `${free} vrij van ${size}`,
  tables: 'Grootste tabellen',
  table: 'Tabel',
  size: 'Grootte',
  rows: 'Rijen (geschat)',
  work: 'Taken en mail',
  waitingJobs: 'Taken wachten',
  runningJobs: 'Taken bezig',
  failedJobs: 'Taken mislukt',
  oldestDue: 'Oudste wachtende taak',
  waitingMails: 'Mails wachten',
  failedMails: 'Mails mislukt',
  oldestMail: 'Oudste wachtende mail',
  versions: 'Versies',
  app: 'Paskruis',
  node: 'Node',
  postgres: 'PostgreSQL',
  migrations: 'Wijzigingen van de databank',
  migrationsText: (done: number, all: number) => `${done} van ${all} uitgevoerd`,
  newestMigration: 'Laatste wijziging',
  upSince: 'Winkel gestart',
  databaseUpSince: 'Databank gestart',
  memory: 'Geheugen van dit proces',
  connections: 'Verbindingen met de databank',
  connectionsText: (used: number, most: number) => `${used} van ${most}`,

  failedTitle: 'Mislukte taken',
  failedText:
    'Na de laatste poging staat een taak hier zeven dagen. Opnieuw proberen kan geen kwaad: een taak die twee keer loopt, eindigt hetzelfde.',
  noFailed: 'Er zijn geen mislukte taken.',
  task: 'Taak',
  reason: 'Wat er misging',
  failedAt: 'Wanneer',
  attempts: (count: number) => some(count, 'poging', 'pogingen'),
  actions: 'Acties',
  retry: 'Opnieuw proberen',
  retryOf: (label: string, at: string) => `Opnieuw proberen: ${label}, ${at}`,
  drop: 'Laten vervallen',
  dropOf: (label: string, at: string) => `Laten vervallen: ${label}, ${at}`,
  jobNamed: (label: string, at: string) => `${label}, ${at}`,
  retryMany: (count: number) => `${some(count, 'taak', 'taken')} opnieuw proberen?`,
  retryManyIntro: 'Elke taak begint opnieuw. Wat weer mislukt, komt terug in deze lijst.',
  dropMany: (count: number) => `${some(count, 'taak', 'taken')} laten vervallen?`,
  dropManyIntro: 'Deze taken worden niet meer geprobeerd. Dat kan niet ongedaan worden gemaakt.',
  dropTitle: 'Taak laten vervallen?',
  dropText: (label: string) => `‘${label}’ wordt niet meer geprobeerd. Dat kan niet ongedaan worden gemaakt.`,
  retried: (label: string) => `${label}: wordt opnieuw geprobeerd`,
  dropped: (label: string) => `${label}: vervallen`,
  tasksTitle: 'Alle soorten taken',
  waiting: 'Wacht',
  running: 'Bezig',
  failed: 'Mislukt',
  lastDone: 'Laatst gelukt',
  clock: 'Klok',
  noClock: 'Als er werk is',
  decidedTitle: 'Laatste besluiten',
  noDecided: 'Er is nog niets besloten.',
  decision: { retried: 'Opnieuw geprobeerd', dropped: 'Vervallen' },
  by: 'Door',
  system: 'Het systeem',

  settingsNote:
    'Instellingen komen uit de omgeving van het proces of uit het bestand .env. Ze wijzigen kan hier niet: pas ze daar aan en start de winkel opnieuw.',
  setting: 'Instelling',
  value: 'Waarde',
  from: 'Herkomst',
  origins: { environment: 'Omgeving', file: 'Bestand .env', default: 'Standaard' },
  hidden: 'Verborgen',
  fallback: (text: string) => `Zonder instelling: ${text}`,
} as const
