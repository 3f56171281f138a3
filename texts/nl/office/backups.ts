import { type BackupFaultCode, KEPT_BACKUPS } from '#domain/system/backup-faults.ts'
import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

/** Why a backup was not made, or can't be restored, and what helps. */
export const backupFaultTexts = {
  broken: 'Het bestand is beschadigd of niet volledig. Maak een nieuwe reservekopie.',
  gone: 'Het bestand is niet meer in de opslag. Maak een nieuwe reservekopie.',
  tooNew:
    'Deze reservekopie is van een nieuwere Paskruis. Zet haar terug met de versie die haar heeft gemaakt.',
  otherTables: 'De tabellen in deze reservekopie zijn niet die van Paskruis uit die tijd.',
  otherQueue:
    'Het takenoverzicht had toen een andere vorm. Zet de reservekopie terug met de versie van Paskruis die haar heeft gemaakt.',
  notEmpty: 'In deze databank staan al tabellen. Maak een lege databank en kies die.',
  mayNotCreate:
    'De gebruiker van de databank mag geen databank maken. Geef hem dat recht (alter role … createdb), of probeer het terugzetten op een andere server.',
  differs:
    'Niet alle regels kwamen terug zoals ze waren. Bewaar het bestand en neem contact op met je beheerder.',
  noRoom: 'Er is te weinig ruimte op de schijf. Maak ruimte en probeer het opnieuw.',
  storageAway: 'De opslag van bestanden was niet te bereiken. Probeer het opnieuw als die er weer is.',
  databaseAway: 'De databank was even weg. Probeer het opnieuw.',
  stopped: 'De winkel is intussen gestopt. Probeer het opnieuw.',
  lost: 'Het werk viel stil, waarschijnlijk doordat de winkel is gestopt. Probeer het opnieuw.',
  unexpected:
    'Er ging iets mis wat we niet verwachtten. Probeer het opnieuw; de oorzaak staat in het logboek van de server.',
} as const satisfies Record<BackupFaultCode, string>

const took = (seconds: number) =>
  seconds < 120 ? `${formatNumber(seconds)} s` : `${formatNumber(Math.round(seconds / 60))} minuten`

/** The backups at the desk of the shop as a machine. */
export const backupTexts = {
  title: pageNames.backups,
  note: 'De databank in één bestand, zoals ze op één moment was. De winkel gaat intussen gewoon door.',
  make: 'Reservekopie maken',
  started: 'De reservekopie wordt gemaakt',
  list: 'Bewaarde reservekopieën',
  kept: `De laatste ${formatNumber(KEPT_BACKUPS)} blijven bewaard; een oudere verdwijnt als er een nieuwe is. Download wat je langer wilt houden, en bewaar het op een andere plek dan de winkel.`,
  none: 'Er is nog geen reservekopie.',
  noneText: 'Maak er een, probeer of ze is terug te zetten, en download haar.',

  within: 'Wat erin zit',
  withinText: (size: string) =>
    `Alles in de databank (nu ${size}): klanten, orders, offertes, facturen, prijzen, instellingen, het logboek en wat nog te doen is.`,
  without: 'Wat er niet in zit',
  withoutTexts: {
    folder:
      'Drukbestanden, foto’s en downloads. Die staan in de map ‘files’ van de gegevensmap (DATA_DIR): kopieer die map ná de reservekopie.',
    s3: 'Drukbestanden, foto’s en downloads. Die staan in de S3-opslag: laat je aanbieder daarvan een kopie bewaren.',
  },
  alsoWithout: 'Ook de instelling SECRET en de andere instellingen zitten er niet in. Bewaar SECRET apart.',
  secret: 'Behandel het bestand als een sleutel',
  secretText:
    'Er staan gegevens van klanten in, versleutelde wachtwoorden en geheime codes van sessies en links. Bewaar het versleuteld, en verwijder het als je het niet meer nodig hebt.',
  restore: 'Echt terugzetten',
  restoreText:
    'Dat gaat niet hier, maar op de server, in een lege databank en met de winkel uit: npm run backup:restore -- bestand.sql.gz postgres://…',

  made: 'Gemaakt',
  by: (name: string | null) => (name === null ? 'Door een verwijderde medewerker' : `Door ${name}`),
  state: 'Status',
  states: { making: 'Wordt gemaakt', ready: 'Klaar', failed: 'Mislukt' },
  content: 'Inhoud',
  contentText: (rows: number, tables: number) =>
    `${formatNumber(rows)} regels, ${formatNumber(tables)} tabellen`,
  version: (app: string, migration: string | null) =>
    migration === null ? `Paskruis ${app}` : `Paskruis ${app}, ${migration}`,
  madeIn: (seconds: number) => `In ${took(seconds)}`,
  percent: (percent: number) => `${formatNumber(percent)}%`,
  progressOf: { making: 'Reservekopie maken', trying: 'Terugzetten proberen' },
  trial: 'Terugzetten geprobeerd',
  trialStates: { trying: 'Wordt geprobeerd', passed: 'Gelukt', failed: 'Niet gelukt' },
  trialPassed: (at: string, seconds: number) =>
    `${at}, in ${took(seconds)}. Elke regel kwam terug zoals ze was.`,
  never: 'Nog niet',
  downloaded: (at: string, by: string | null) =>
    by === null ? `Gedownload op ${at}` : `Gedownload op ${at} door ${by}`,
  sha256: 'SHA-256 van het bestand',

  actions: 'Acties',
  download: 'Downloaden',
  downloadOf: (at: string) => `Reservekopie downloaden van ${at}`,
  try: 'Terugzetten proberen',
  tryOf: (at: string) => `Terugzetten proberen van de reservekopie van ${at}`,
  trying: 'Het terugzetten wordt geprobeerd',
  tryNote:
    'Proberen zet de reservekopie in een tijdelijke databank naast die van de winkel, vergelijkt elke regel en ruimt die databank weer op. De winkel merkt er niets van.',
  delete: 'Verwijderen',
  deleteOf: (at: string) => `Reservekopie verwijderen van ${at}`,
  deleteTitle: 'Reservekopie verwijderen?',
  deleteText: (at: string) =>
    `De reservekopie van ${at} wordt met haar bestand verwijderd. Dat kan niet ongedaan worden gemaakt.`,
  deleted: 'De reservekopie is verwijderd',
  cancel: 'Annuleren',

  downloadTitle: 'Reservekopie downloaden',
  downloadIntro:
    'Wie dit bestand heeft, heeft alle gegevens van de winkel. Geef daarom je wachtwoord. De download wordt in het logboek geschreven.',
  password: 'Je wachtwoord',
  downloading: 'De download begint',
} as const
