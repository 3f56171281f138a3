/** Of who gave too many wrong passwords or codes. */
export const officeLockText = 'Het inloggen is te vaak mislukt. Probeer het over een kwartier opnieuw.'

/** The second step of logging in to the back office: a code, or an app that makes codes and is yet to be set up. */
export const secondFactorTexts = {
  codeTitle: 'Vul je code in',
  codeText:
    'Open je authenticatie-app en vul de code in die er nu staat. Geen telefoon bij de hand? Gebruik een herstelcode.',
  code: 'Code',
  codeRequired: 'Vul een code in',
  enrolTitle: 'Stel inloggen in twee stappen in',
  enrolText:
    'Met jouw rol log je in met je wachtwoord en een code. Die code maakt een authenticatie-app op je telefoon, zoals Google Authenticator, Microsoft Authenticator of 1Password.',
  qr: 'QR-code voor je authenticatie-app',
  scan: 'Scan de QR-code met de app, of typ deze sleutel over:',
  firstCode: 'Code uit de app',
  logIn: 'Inloggen',
  confirm: 'Bevestigen',
  back: 'Terug naar inloggen',
  codesTitle: 'Bewaar je herstelcodes',
  codesText:
    'Met een herstelcode log je in als je telefoon kwijt of stuk is. Elke code werkt één keer. Je ziet ze alleen nu: download of print ze, en bewaar ze apart van je telefoon.',
  codes: 'Herstelcodes',
  download: 'Downloaden',
  print: 'Printen',
  fileName: 'herstelcodes-beheer.txt',
  file: (email: string, codes: readonly string[]) =>
    ['Herstelcodes voor beheer', email, 'Elke code werkt één keer.', '', ...codes, ''].join('\n'),
  goOn: 'Ik heb ze bewaard, verder',
} as const
