import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

/** The contacts who are to be invited, at the desk of companies. */
export const invitationTexts = {
  title: pageNames.invitations,
  note: 'Contactpersonen zonder wachtwoord, die nog niet zijn uitgenodigd of van wie de uitnodiging is verlopen.',
  waiting: (count: number) =>
    count === 1
      ? '1 contactpersoon heeft nog geen wachtwoord. De uitnodiging is niet verstuurd, of verlopen.'
      : `${formatNumber(count)} contactpersonen hebben nog geen wachtwoord. Ze zijn niet uitgenodigd, of hun uitnodiging is verlopen.`,
  back: 'Alle bedrijven',
  search: 'Zoek op naam, bedrijf of e-mail',
  table: 'Contactpersonen om uit te nodigen',
  name: 'Naam',
  company: 'Bedrijf',
  email: 'E-mailadres',
  since: 'Contact sinds',
  invitation: 'Uitnodiging',
  never: 'Nog niet uitgenodigd',
  expired: (day: string) => `Verlopen op ${day}`,
  more: 'Meer contactpersonen laden',
  none: 'Iedereen is uitgenodigd',
  noneFound: (search: string) => `Niemand gevonden met “${search}”`,
  noneText:
    'Contactpersonen komen hier te staan als ze nog niet zijn uitgenodigd, of als hun uitnodiging verloopt.',
  otherWords: 'Pas je zoekwoord aan, of wis het om iedereen te zien.',
  chooseAll: 'Alles kiezen',
  invite: 'Uitnodigen',
  inviteMany: (count: number) =>
    count === 1 ? 'Nodig 1 persoon uit' : `Nodig ${formatNumber(count)} personen uit`,
  inviteIntro: (days: number) =>
    `Iedereen krijgt een mail met een link om een wachtwoord te kiezen, en kan daarna inloggen en bestellen. De link werkt ${days} dagen en één keer.`,
} as const
