import { pageNames } from './page-names.ts'

/** The own account of somebody of the staff. */
export const ownAccountTexts = {
  title: pageNames.account,
  nameTitle: 'Naam',
  name: 'Je naam',
  nameHint: 'Collega’s zien deze naam bij wat je doet.',
  email: 'E-mailadres',
  saveName: 'Naam opslaan',
  nameToast: 'Je naam is opgeslagen',

  passwordTitle: 'Wachtwoord wijzigen',
  passwordText: 'Na het wijzigen word je overal uitgelogd, behalve hier.',
  present: 'Huidig wachtwoord',
  next: 'Nieuw wachtwoord',
  savePassword: 'Wachtwoord wijzigen',
  passwordToast: 'Je wachtwoord is gewijzigd',

  factorTitle: 'Inloggen in twee stappen',
  factorOn: 'Ingesteld',
  factorOff: 'Niet ingesteld',
  factorText: 'Na je wachtwoord vul je een code in die een app op je telefoon maakt.',
  notAsked: 'De winkel vraagt nu bij het inloggen niet om een code.',
  codesLeft: (count: number) =>
    count === 1 ? 'Je hebt nog 1 herstelcode.' : `Je hebt nog ${count} herstelcodes.`,
  setUp: 'App instellen',
  setUpIntro: 'Vul eerst je wachtwoord in. Je andere sessies eindigen zodra de app is ingesteld.',
  goOn: 'Verder',
  enrolTitle: 'Stel je app in',
  enrolText:
    'Een authenticatie-app op je telefoon maakt de codes, zoals Google Authenticator, Microsoft Authenticator of 1Password.',
  renew: 'Nieuwe herstelcodes',
  renewIntro: 'Vul de code in die nu in je app staat. Je oude herstelcodes werken daarna niet meer.',
  code: 'Code uit de app',
  makeCodes: 'Codes maken',
  back: 'Terug naar je account',

  sessionsTitle: 'Waar je bent ingelogd',
  sessions: 'Sessies',
  browser: 'Browser',
  here: 'Deze browser',
  since: 'Ingelogd',
  lastSeen: 'Laatst gebruikt',
  actions: 'Acties',
  end: 'Beëindigen',
  endOf: (browser: string, moment: string) => `Beëindigen: ${browser}, ingelogd op ${moment}`,
  endedToast: 'De sessie is beëindigd',
  endAll: 'Overal uitloggen',
} as const
