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
