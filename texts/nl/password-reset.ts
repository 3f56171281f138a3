export const passwordResetTexts = {
  title: 'Nieuw wachtwoord kiezen',
  intro: 'Kies een wachtwoord van minstens 10 tekens. Daarna log je ermee in.',
  newPassword: 'Nieuw wachtwoord',
  save: 'Wachtwoord opslaan',
  noToken: 'Open de link uit de e-mail opnieuw, of vraag een nieuwe link aan.',
  askAgain: 'Nieuwe link aanvragen',
  doneTitle: 'Je wachtwoord is gewijzigd',
  done: 'Log in met je nieuwe wachtwoord.',
} as const
