/** The words that every component of app/ui shares. */
export const uiTexts = {
  errorPrefix: 'Fout: ',
  optional: '(niet verplicht)',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  close: 'Sluiten',
  useClose: 'Gebruik Sluiten om het venster te verlaten.',
  toastRegion: 'Meldingen',
  closeToast: 'Melding sluiten',
  busy: 'Bezig met laden',
  partFailed: 'Dit onderdeel kon niet worden geladen.',
  retry: 'Opnieuw proberen',
} as const
