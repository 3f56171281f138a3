export const unsubscribeTexts = {
  title: 'Uitschrijven voor de nieuwsbrief',
  intro: 'Vul het adres in waarop je de nieuwsbrief ontvangt. Je wordt meteen uitgeschreven.',
  send: 'Uitschrijven',
  doneTitle: 'Je bent uitgeschreven',
  doneText: (email: string) => `Op ${email} ontvang je geen nieuwsbrief meer. We bevestigen dat per mail.`,
} as const

export const confirmNewsletterTexts = {
  title: 'Aanmelden voor de nieuwsbrief',
  intro: 'Bevestig dat je onze nieuwsbrief eens per maand wilt ontvangen. Afmelden kan altijd.',
  send: 'Aanmelding bevestigen',
  noToken:
    'Deze link is niet volledig. Open de link uit de e-mail opnieuw, of meld je onderaan de pagina opnieuw aan.',
  doneTitle: 'Je bent aangemeld',
  doneText: (email: string) => `Op ${email} ontvang je voortaan onze nieuwsbrief.`,
} as const
