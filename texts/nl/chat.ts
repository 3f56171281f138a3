/** The helpdesk in the corner of the page. */
export const chatTexts = {
  open: 'Hulp nodig?',
  intro: 'Bel of mail ons gerust met je vraag.',
  toContact: 'Naar het contactformulier',
} as const
