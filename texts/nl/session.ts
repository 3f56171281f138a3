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
