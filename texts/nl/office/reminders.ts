import type { ReminderDays, ReminderStep, ReminderWay } from '#domain/documents/reminder-step.ts'
import { pageNames } from './page-names.ts'

/** The desk of reminders, and what of them an invoice shows. */
export const reminderTexts = {
  title: pageNames.reminders,
  note: 'Wat er vandaag aan de beurt is. Betwiste facturen en geblokkeerde orders staan er niet bij.',
  when: ({ first, second, last, between }: ReminderDays) =>
    `${first}, ${second} en ${last} dagen na de vervaldatum, met minstens ${between} ${between === 1 ? 'dag' : 'dagen'} ertussen.`,
  whenTitle: 'Wanneer gaan herinneringen weg?',
  changeDays: 'Dagen wijzigen',
  daysTitle: 'Dagen van herinneringen',
  daysIntro: 'Dit geldt meteen, ook voor facturen die al vervallen zijn.',
  daysSaved: 'De dagen zijn opgeslagen',
  days: {
    first: 'Herinnering: dagen na de vervaldatum',
    second: 'Tweede herinnering: dagen na de vervaldatum',
    last: 'Aanmaning: dagen na de vervaldatum',
    between: 'Minstens zoveel dagen tussen twee',
  } satisfies Record<keyof ReminderDays, string>,
  way: 'Hoe gaan herinneringen weg?',
  ways: {
    propose: {
      title: 'Alleen voorstellen',
      text: 'Er gaat niets weg voordat je hieronder op Versturen drukt.',
    },
    send: {
      title: 'Vanzelf versturen',
      text: 'Op elke werkdag gaat ’s ochtends weg wat aan de beurt is. In het weekend en op feestdagen niet.',
    },
  } satisfies Record<ReminderWay, { readonly title: string; readonly text: string }>,
  waySaved: (title: string) => `Herinneringen: ${title.toLowerCase()}`,

  back: 'Alle facturen',
  step: {
    1: { label: 'Herinnering', tone: 'waits' },
    2: { label: 'Tweede herinnering', tone: 'waits' },
    3: { label: 'Aanmaning', tone: 'blocks' },
  } as const satisfies Record<ReminderStep, { readonly label: string; readonly tone: 'waits' | 'blocks' }>,
  table: 'Vandaag aan de beurt',
  invoice: 'Factuur',
  customer: 'Klant',
  noEmail: 'Geen e-mailadres op de factuur',
  dueOn: (date: string) => `Vervallen op ${date}`,
  late: (days: number) => `${days} dagen te laat`,
  which: 'Wat gaat er weg',
  lastSent: (date: string) => `De vorige ging op ${date}`,
  open: 'Open',
  actions: 'Acties',
  more: 'Meer laden',
  none: 'Er is vandaag niets te herinneren',
  noneFound: () => 'Er is vandaag niets te herinneren',
  noneText: 'Facturen komen hier te staan als ze lang genoeg vervallen zijn.',
  chooseAll: 'Alles kiezen',
  send: 'Versturen',
  sendIntro: 'Elke klant krijgt een mail op het factuuradres, met de factuur als pdf en UBL.',
  named: (step: string, number: string) => `${step} ${number}`,
  leaveOut: 'Niet herinneren',
  leaveOutOf: (company: string) => `${company} niet herinneren`,
  leftOutToast: (company: string) => `${company} krijgt geen herinneringen meer`,
  leftOut: 'Bedrijven zonder herinneringen',
  leftOutText: 'Over facturen van deze bedrijven gaat geen herinnering weg.',
  remindAgain: 'Weer herinneren',
  remindAgainOf: (company: string) => `${company} weer herinneren`,
  remindedToast: (company: string) => `${company} krijgt weer herinneringen`,

  sent: 'Herinneringen',
} as const
