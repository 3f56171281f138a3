export const unsubscribeTexts = {
  title: 'Uitschrijven voor de nieuwsbrief',
  intro: 'Vul het adres in waarop je de nieuwsbrief ontvangt. Je wordt meteen uitgeschreven.',
  send: 'Uitschrijven',
  doneTitle: 'Je bent uitgeschreven',
  doneText: (email: string) => `Op ${email} ontvang je geen nieuwsbrief meer. We bevestigen dat per mail.`,
} as const
