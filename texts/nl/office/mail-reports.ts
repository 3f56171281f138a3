import type { BounceReason } from '#domain/mails/bounce-reason.ts'
import type { ReportAction } from '#domain/mails/delivery-report.ts'
import type { ReportOutcome } from '#domain/mails/report-outcomes.ts'

/** Why a mail came back, in a few words. */
export const bounceReasonTexts = {
  unknownAddress: 'Adres bestaat niet',
  mailboxFull: 'Postvak vol',
  refused: 'Geweigerd als spam of onveilig',
  tooLarge: 'Mail te groot',
  unreachable: 'Mailserver niet bereikbaar',
  other: 'Andere reden',
} as const satisfies Record<BounceReason, string>

/** What somebody can do about a mail that came back. */
export const bounceAdviceTexts = {
  unknownAddress: 'Dit adres bestaat niet (meer). Verbeter het adres en verzend de mail opnieuw.',
  mailboxFull:
    'Het postvak van de ontvanger is vol. Laat het de klant weten, of verzend de mail later opnieuw.',
  refused:
    'De mailserver van de ontvanger ziet deze mail als spam of als onveilig. Vraag de klant om ons adres toe te laten. Komt dit vaker voor, laat dan SPF, DKIM en DMARC van de winkel nakijken.',
  tooLarge:
    'De mailserver van de ontvanger vindt deze mail te groot. Stuur de bijlagen op een andere manier.',
  unreachable:
    'De mailserver van de ontvanger was dagenlang niet te bereiken. Controleer het adres, of verzend de mail later opnieuw.',
  other:
    'De mailserver van de ontvanger neemt deze mail niet aan. Lees hieronder wat hij erover zegt, verbeter zo nodig het adres en verzend de mail opnieuw.',
} as const satisfies Record<BounceReason, string>

/** Why a message cannot be read as a report of a mail server. */
export const reportFaultTexts = {
  not_a_report:
    'Dit is geen bericht van een mailserver over een mail. Bewaar het bericht zelf als .eml, zonder het door te sturen.',
  no_recipient: 'In dit bericht staat niet voor welk adres het is, of wat er met de mail is gebeurd.',
  too_large: 'Dit bestand is te groot. Een bericht van een mailserver is hooguit 5 MB.',
  broken: 'Dit bestand is beschadigd en niet te lezen.',
} as const

/** What a mail server reported of a mail. */
export const reportActionTexts = {
  failed: { label: 'Teruggekomen', tone: 'blocks' },
  delayed: { label: 'Vertraagd', tone: 'waits' },
  delivered: { label: 'Aangekomen', tone: 'good' },
  relayed: { label: 'Doorgegeven', tone: 'good' },
  expanded: { label: 'Verdeeld', tone: 'good' },
} as const satisfies Record<ReportAction, { readonly label: string; readonly tone: string }>

/** What came of a report that was read in. */
export const reportOutcomeTexts = {
  bounced: 'De mail is teruggekomen.',
  delayed: 'De mail is vertraagd. De mailserver van de ontvanger probeert het zelf nog.',
  delivered: 'De mail is aangekomen of doorgegeven.',
  known: 'Dit bericht is al eerder ingelezen. Er is niets veranderd.',
  earlier: 'Dit bericht gaat over een eerdere verzending van de mail. Het is bij de mail bewaard.',
  early: 'De mail wordt net opnieuw verzonden. Lees dit bericht over een paar minuten nog eens in.',
  foreign: 'Dit bericht gaat niet over een mail van de winkel die we nog kennen. Er is niets veranderd.',
} as const satisfies Record<ReportOutcome, string>

/** That in a word. */
export const reportResultTexts = {
  bounced: 'Teruggekomen',
  delayed: 'Vertraagd',
  delivered: 'Aangekomen',
  known: 'Al ingelezen',
  earlier: 'Eerdere verzending',
  early: 'Nog te vroeg',
  foreign: 'Niet van ons',
  refused: 'Niet gelezen',
} as const satisfies Record<ReportOutcome | 'refused', string>

/** Reading reports in at the desk of mails, and what they said at the mail. */
export const mailReportTexts = {
  read: 'Teruggekomen bericht inlezen',
  title: 'Teruggekomen berichten inlezen',
  intro:
    'Kies of sleep hier de berichten die mailservers over onze mails stuurden, als .eml. In je mailprogramma bewaar je zo’n bericht met Opslaan als of Bron downloaden.',
  choose: 'Bestanden kiezen',
  drop: 'of sleep ze hierheen',
  reading: (done: number, count: number) => `${done} van ${count} gelezen`,
  results: 'Ingelezen berichten',
  file: 'Bestand',
  outcome: 'Uitkomst',
  toMail: (recipient: string) => `Mail aan ${recipient}`,
  notReadable: 'Je computer kon dit bestand niet lezen. Kies het nog een keer.',
  tooMany: (most: number) => `Je koos te veel bestanden. De eerste ${most} zijn gelezen.`,
  close: 'Klaar',

  reported: 'Wat mailservers meldden',
  delayed: 'Deze mail is nog niet aangekomen',
  delayedText:
    'De mailserver van de ontvanger meldt een vertraging en probeert het zelf nog. Je hoeft nu niets te doen.',
  about: (recipient: string) => `Over ${recipient}`,
  said: (words: string) => `De mailserver zei: “${words}”`,
  readIn: (moment: string, by: string | null) =>
    by === null ? `${moment}, vanzelf ingelezen` : `${moment}, ingelezen door ${by}`,
} as const
