/** The question before a page with a form that was filled in is left. */
export const leaveTexts = {
  question: 'Pagina verlaten?',
  warning: 'Wat je hebt ingevuld is nog niet verstuurd en gaat dan verloren.',
  stay: 'Op deze pagina blijven',
  leave: 'Pagina verlaten',
} as const
