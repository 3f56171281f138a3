/** The mail by which somebody becomes one of the staff. */
export const operatorInvitationTexts = {
  subject: (shopName: string) => `Je uitnodiging voor het beheer van ${shopName}`,
  title: 'Je bent uitgenodigd als medewerker',
  intro: (role: string) =>
    `Hallo,\n\nJe kunt aan de slag in het beheer van de winkel, met de rol ${role.toLowerCase()}. Vul je naam in en kies een wachtwoord.`,
  choose: 'Uitnodiging aannemen',
  life: (days: number) => `Deze link werkt één keer, tot ${days} dagen na deze mail.`,
  notAsked: 'Verwacht je deze uitnodiging niet? Dan hoef je niets te doen.',
} as const

/** The mail by which the owner sees that mail arrives, and how it looks. */
export const trialMailTexts = {
  subject: (shopName: string) => `Proefmail van ${shopName}`,
  title: 'Je mail komt aan',
  text: 'Hallo,\n\nDit is een proefmail uit het beheer van je winkel. Zo zien klanten je mails: met je naam en kleuren bovenaan en je bedrijfsgegevens onderaan.',
} as const
