import { dropTexts } from './drop.ts'
import { SPACE } from './format.ts'
import type { FileChanges } from '#domain/designs/tell-changes.ts'
import type { Pace, TimeLeft } from '#domain/designs/upload-pace.ts'
import { formatFileSize } from './format-size.ts'

const timeLeft = ({ unit, count }: TimeLeft) => `ongeveer ${count} ${LEFT[unit][count === 1 ? 0 : 1]}`
const LEFT = {
  seconds: ['seconde', 'seconden'],
  minutes: ['minuut', 'minuten'],
  hours: ['uur', 'uur'],
} as const satisfies Record<TimeLeft['unit'], readonly [string, string]>
const files = (count: number) => (count === 1 ? '1 bestand' : `${count} bestanden`)
const designs = (count: number) => (count === 1 ? '1 ontwerp' : `${count} ontwerpen`)
const UPLOAD_FAILED = 'Het bestand kon niet worden geüpload. Controleer het bestandstype.'

/** The words of the upload manager (spec 2, 4, 5 and 8). */
export const uploadTexts = {
  chooseTitle: 'Ontwerpen kiezen',
  libraryTitle: 'Mijn bestanden',
  tabs: {
    label: 'Bestanden',
    upload: 'Upload bestand',
    uploadShort: 'Upload',
    designs: 'Mijn ontwerpen',
    designsShort: 'Ontwerpen',
  },
  buttons: {
    reset: 'Reset selectie',
    edit: 'Bewerken',
    selectAll: 'Alles selecteren',
    deselectAll: 'Alles deselecteren',
    delete: 'Verwijderen',
    back: 'Terug',
    close: 'Sluiten',
  },
  shortButtons: { selectAll: 'Alles', deselectAll: 'Deselecteren' },
  selectionReset: 'Selectie gewist',
  undo: 'Ongedaan maken',
  deleted: (count: number) => `${designs(count)} verwijderd`,
  drop: dropTexts.drop,
  or: 'of',
  pick: 'Selecteer handmatig',
  pickFolder: 'Kies een map',
  demands: {
    title: 'Zo lever je aan',
    size: 'Eindformaat',
    fileSize: 'Bestand met afloop',
    bleed: 'Afloop',
    allRound: (length: string) => `${length} rondom`,
    none: 'Geen',
    safe: 'Veilige marge',
    fromEdge: (length: string) => `${length} vanaf de rand`,
    ppi: 'Resolutie',
    atLeast: (minimum: string, good: string) =>
      `${good}${SPACE}ppi op eindformaat, minstens ${minimum}${SPACE}ppi`,
    outlines: 'Vectoren: alleen contouren worden gesneden',
    colour: 'Kleur',
    colours: { CMYK: 'CMYK', 'steunkleur folie': 'Steunkleur van de folie' },
    sides: 'Zijden',
    side: {
      none: 'Alleen de voorzijde',
      optional: 'Voorzijde, en een achterzijde als je die kiest',
      required: "Voor- en achterzijde: twee pagina's of twee bestanden",
    },
    downloads: 'Downloaden',
  },
  accepted: (maxMb: number) => `Pdf, jpeg, tiff, psb of ai. Maximaal ${maxMb}${SPACE}MB per bestand.`,
  front: 'Selecteer bedrukking - voorzijde',
  back: 'Selecteer bedrukking - achterzijde',
  libraryHeading: 'Mijn ontwerpen',
  byStudio: (shortName: string) => `+ Ontwerp door ${shortName}`,
  studioDesign: (shortName: string) => `Ontwerp door ${shortName}`,
  studioNote: 'Inclusief één correctieronde',
  empty: 'Er zijn nog geen ontwerpen geüpload.',
  recent: 'Recent geüpload',
  count: designs,
  divide: 'Verdeel over groep',
  divideOf: (size: string, share: string) => `Verdeel over groep: ${size}, elk ${share}`,
  selected: (selected: string, total: string) => `${selected} van ${total} geselecteerd`,
  tooMany: (count: string) =>
    count === '1' ? 'Er is 1 exemplaar te veel verdeeld.' : `Er zijn ${count} exemplaren te veel verdeeld.`,
  approve: 'Doorgaan',
  approves: (count: number) =>
    count === 1
      ? 'Met doorgaan keur je dit ontwerp goed voor druk'
      : 'Met doorgaan keur je deze ontwerpen goed voor druk',
  keeps: 'Met doorgaan bewaar je je keuze',
  proofOf: (name: string) => `${name} groot bekijken`,
  select: 'Selecteer',
  selectOf: (name: string) => `Selecteer ${name} als achterzijde`,
  chosen: 'Geselecteerd',
  chosenOf: (name: string) => `Geselecteerd: ${name} als achterzijde`,
  captions: {
    uploading: 'Bezig met uploaden',
    processing: 'Bezig met verwerken',
    noPreview: 'Geen preview beschikbaar',
  },
  pace: ({ bytesPerSecond, left }: Pace) => `${formatFileSize(bytesPerSecond)}/s, nog ${timeLeft(left)}`,
  timeTold: (count: number, left: TimeLeft) => `${files(count)} uploaden, nog ${timeLeft(left)}`,
  icons: {
    error: 'Fout',
    approved: 'Goedgekeurd',
    checkFilled: 'Geselecteerd',
    check: 'Geldig',
    warning: 'Let op',
  },
  pixels: (width: string, height: string) => `${width}${SPACE}×${SPACE}${height}${SPACE}px`,
  copiesOf: (name: string) => `Aantal van ${name}`,
  increase: (name: string) => `Aantal van ${name} verhogen`,
  addMore: (name: string, count: string) => `Aantal van ${name} verhogen: ${count} toevoegen`,
  decrease: (name: string) => `Aantal van ${name} verlagen`,
  check: (name: string) => `${name} aanvinken`,
  checkGroup: (group: string) => `Alles van ${group} aanvinken`,
  deleteOf: (name: string) => `${name} verwijderen`,
  retry: 'Opnieuw proberen',
  retryOf: (name: string) => `${name} opnieuw proberen`,
  retryAll: (count: number) => `${files(count)} opnieuw proberen`,
  pickAgain: 'Opnieuw kiezen',
  pickAgainOf: (name: string) => `${name} opnieuw kiezen`,
  deleteOne: 'Weet je zeker dat je dit ontwerp wilt verwijderen?',
  deleteStudio: 'Weet je zeker dat je dit ontwerp door de studio van de aanbieder wilt verwijderen?',
  deleteChecked: 'Weet je zeker dat je de geselecteerde ontwerpen wilt verwijderen?',
  patchupKept: 'Om dit aangepast ontwerp te deselecteren dien je het te verwijderen.',
  keep: 'Annuleren',
  confirmDelete: 'Verwijderen',
  stopped: {
    wrongType: [UPLOAD_FAILED],
    empty: [UPLOAD_FAILED, 'Dit bestand is leeg.'],
    refused: [UPLOAD_FAILED],
    noAnswer: [UPLOAD_FAILED, 'We kregen geen antwoord. Controleer je internetverbinding.'],
    lost: ['Het uploaden is onderbroken. Kies dit bestand opnieuw: we gaan verder waar het gebleven was.'],
  },
  tooLargeTitle: 'Te groot bestand',
  tooLarge: (maxMb: number) =>
    `Het bestand dat je probeert te uploaden is te groot. De maximale bestandsgrootte is ${maxMb}MB.`,
  slowTitle: 'Bezig met verwerken',
  slow: 'Het verwerken duurt langer dan verwacht. Ververs de pagina zometeen om het resultaat te bekijken.',
  sameTitle: 'Dit bestand heb je al',
  sameAnyway: 'Toch uploaden',
  offlineTitle: 'Geen verbinding',
  offline: 'Het uploaden gaat vanzelf verder zodra je weer online bent.',
  interrupted: (count: number) =>
    count === 1
      ? 'Een upload die was onderbroken, is verwijderd. Upload dat bestand opnieuw.'
      : `${count} uploads die waren onderbroken, zijn verwijderd. Upload die bestanden opnieuw.`,
  interruptedTitle: 'Onderbroken upload',
  saveFailed: 'Je keuze is niet opgeslagen.',
  leaveUnsaved: 'Sluiten zonder opslaan',
  stay: 'Blijven',
  notFound: 'Dit artikel ligt niet meer in je winkelwagen.',
  notWanted: 'Deze bestelregel wacht niet meer op bestanden.',
  loadFailed: 'De ontwerpen konden niet worden geladen.',
  loading: 'Bezig met laden',
  reload: 'Opnieuw laden',
  allSent: 'Je bestanden zijn geüpload',
  allSentText: 'We controleren ze nu. Bekijk het resultaat bij je bestanden.',
  show: 'Bekijken',
  changes: ({ added, ready, failed }: FileChanges) =>
    [
      added > 0 && `${files(added)} toegevoegd`,
      ready > 0 && `${files(ready)} klaar`,
      failed > 0 && `${failed} fout`,
    ]
      .filter(Boolean)
      .join(', '),
} as const
