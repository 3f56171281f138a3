/** What the shop does in the background, as staff read it. */
const TASKS: Readonly<Record<string, string>> = {
  'apply-catalogue-import': 'Import van de catalogus doorvoeren',
  bulk: 'Werk met veel regels tegelijk',
  'clear-orphan-files': 'Losse bestanden opruimen',
  'clear-scratch': 'Tijdelijke bestanden opruimen',
  'drop-unfinished-uploads': 'Afgebroken uploads opruimen',
  'expire-quotes': 'Verlopen offertes afsluiten',
  'file-invoice': 'Factuur opslaan en mailen',
  'follow-catalogue': 'Zoeken en vanafprijzen bijwerken',
  'invoice-run': 'Facturen maken',
  'keep-retention-terms': 'Gegevens na hun bewaartermijn wissen',
  'look-up-due-vat-ids': 'Btw-nummers opnieuw opzoeken',
  'look-up-vat-id': 'Btw-nummer opzoeken',
  'make-backup': 'Reservekopie maken',
  'mail-attention': 'Mail over bestanden die aandacht vragen',
  'mail-newsletter-confirm': 'Mail voor de nieuwsbrief',
  'mail-password-reset': 'Mail voor een nieuw wachtwoord',
  'mail-patchup': 'Mail over een hersteld bestand',
  'preflight-design': 'Bestand controleren',
  'publish-due': 'Producten en samenstellingen op hun tijd publiceren',
  'purge-designs': 'Bestanden na hun bewaartermijn wissen',
  'read-bounces': 'Teruggekomen mails lezen',
  'repair-design': 'Bestand herstellen',
  'send-mail': 'Mail verzenden',
  'send-reminders': 'Betalingsherinneringen versturen',
  'sweep-hanging-designs': 'Vastgelopen controles afsluiten',
  'sweep-lost-repairs': 'Vastgelopen herstel afsluiten',
  'take-in-account-request': 'Accountaanvraag in behandeling nemen',
  'try-backup': 'Terugzetten van een reservekopie proberen',
  'drop-old-imports': 'Oude imports laten vervallen',
  'try-catalogue-import': 'Import van de catalogus controleren',
}

export const taskLabel = (task: string): string => TASKS[task] ?? task

/** Whether a kind of work has a name here. */
export const isNamedTask = (task: string): boolean => task in TASKS

/** What went wrong, by what the machine says of it; the first that fits. */
const REASONS: readonly (readonly [said: RegExp, reason: string])[] = [
  [
    /^(\w*Error: )?IMAP login/,
    'De mailbox voor teruggekomen mail weigert onze inlog. Controleer BOUNCES_IMAP_URL.',
  ],
  [/storage full|ENOSPC|EDQUOT/i, 'De opslag is vol. Maak ruimte en probeer het opnieuw.'],
  [/storage away|EROFS|EIO/i, 'De opslag was niet te bereiken. Probeer het opnieuw als die er weer is.'],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|EHOSTUNREACH|socket|getaddrinfo/i,
    'Een andere server gaf geen antwoord. Controleer de verbinding en probeer het opnieuw.',
  ],
  [/heartbeat/i, 'Het proces viel stil tijdens deze taak. Probeer het opnieuw.'],
  [/timed? ?out|expired|ETIMEDOUT/i, 'Het duurde te lang. Probeer het opnieuw.'],
  [
    /out of memory|heap/i,
    'Er was te weinig geheugen. Probeer het opnieuw, of bekijk het bestand dat te zwaar is.',
  ],
  [/terminating connection|Connection terminated|57P0/i, 'De databank was even weg. Probeer het opnieuw.'],
  [
    /EAUTH|535|Invalid login/i,
    'De mailserver weigert onze inlog. Controleer de mailserver bij Winkel inrichten, of SMTP_URL op de machine.',
  ],
  [/^5\d\d /, 'De mailserver van de ontvanger weigert deze mail.'],
]

/** Why work failed, in plain words. */
export const failureReason = (error: string): string =>
  REASONS.find(([said]) => said.test(error))?.[1] ??
  'Er ging iets mis wat we niet verwachtten. Probeer het opnieuw, en meld het als het weer gebeurt.'

const two = (digits: string) => digits.padStart(2, '0')

/** When work comes, by the minute, hour, day, month and weekday of its clock, which is that of Amsterdam. */
export function clockText(cron: string): string {
  const [minute = '', hour = '', day, month, weekday] = cron.split(' ')
  if ([day, month, weekday].some((part) => part !== '*')) return cron
  const every = /^(?:\*|\d+-59)\/(\d+)$/.exec(minute)?.[1]
  if (minute === '*' && hour === '*') return 'Elke minuut'
  if (every && hour === '*') return `Elke ${every} minuten`
  if (hour === '*') return `Elk uur, ${minute} minuten na het hele uur`
  return /^\d+$/.test(minute) && /^\d+$/.test(hour) ? `Elke dag om ${two(hour)}.${two(minute)} uur` : cron
}
