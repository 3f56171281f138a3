export const sessionTexts = {
  login: 'Login',
  password: 'Wachtwoord',
  forgotPassword: 'Wachtwoord vergeten',
  /** Spec 8, Login failure. */
  loginFailed: 'Er is iets misgegaan. Probeer het opnieuw.',
  noAccount: 'Nog geen account?',
  requestAccount: 'Account aanvragen',
  forgotIntro: 'Vul je e-mailadres in. Je ontvangt een link waarmee je een nieuw wachtwoord kiest.',
  sendReset: 'Verstuur link',
  backToLogin: 'Terug naar login',
  resetSentTitle: 'E-mail onderweg',
  resetSent: (email: string) =>
    `Er wordt een e-mail verstuurd naar ${email}. Klik op de link in die e-mail om een nieuw wachtwoord te kiezen.`,
  captchaFailed:
    'Er is iets misgegaan met de captcha-service. Controleer je internetverbinding en probeer het opnieuw.',
} as const

export const accountMenuTexts = {
  title: 'Mijn account',
  overview: 'Overzicht',
  orders: 'Bestellingen',
  quotes: 'Offertes',
  personalData: 'Gegevens',
  changePassword: 'Wijzig wachtwoord',
  addresses: 'Leveringsadressen',
  downloads: 'Downloads',
  logOut: 'Uitloggen',
} as const

export const loggedOutTexts = {
  title: 'Log in om verder te gaan',
  intro: 'Na het inloggen kom je direct uit waar je naartoe wilde.',
  introCart:
    'Je was op weg naar je winkelwagen. Na het inloggen kom je daar direct uit, met alles wat er al in stond.',
  introAccount: 'Je was op weg naar je account. Na het inloggen kom je daar direct uit.',
  introCheckout: 'Je was bezig met bestellen. Na het inloggen ga je daar direct mee verder.',
  introHome: 'Log in om te bestellen, je bestellingen te volgen en je ontwerpen te beheren.',
} as const

export const passwordResetTexts = {
  title: 'Nieuw wachtwoord kiezen',
  intro: 'Kies een wachtwoord van minstens 10 tekens. Daarna log je ermee in.',
  newPassword: 'Nieuw wachtwoord',
  save: 'Wachtwoord opslaan',
  noTokenTitle: 'Deze link is niet volledig',
  noToken: 'Open de link uit de e-mail opnieuw, of vraag een nieuwe link aan.',
  askAgain: 'Nieuwe link aanvragen',
  doneTitle: 'Je wachtwoord is gewijzigd',
  done: 'Log in met je nieuwe wachtwoord.',
} as const
