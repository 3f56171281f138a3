import type { DemoStay } from '#domain/shop/demo-goods.ts'
import type { SetupStep } from '#contract/office/setup-steps.ts'
import { formatNumber, inWords } from '../format.ts'
import { pageNames } from './page-names.ts'

const counted = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`

/** How much of the demo's assortment goes, and how much of it stays. */
type Goods = { readonly products: number; readonly categories: number; readonly stayCount: number }

const goodsInWords = (products: number, categories: number) =>
  inWords([
    ...(products > 0 ? [counted(products, 'product', 'producten')] : []),
    ...(categories > 0 ? [counted(categories, 'categorie', 'categorieën')] : []),
  ])

/** Setting a shop up: who becomes its owner, what it needs, and taking the demo out. */
export const setupTexts = {
  title: pageNames.setup,
  note: 'In een middag van leeg naar open. Alles wat je hier instelt, kun je later wijzigen.',
  progress: (done: number, all: number) => `${done} van ${all} klaar`,
  done: 'Klaar',
  open: 'Nog doen',
  later: 'Kan later',
  names: {
    company: 'Bedrijf, btw en KvK',
    look: 'Naam, logo en kleuren',
    delivery: 'Levering',
    mail: 'Mail',
    assortment: 'Assortiment',
    pages: 'Voorwaarden en privacy',
    staff: 'Medewerkers',
  } satisfies Record<SetupStep, string>,
  texts: {
    company:
      'Bedrijfsnaam, adres, KvK-nummer, btw-nummer en IBAN. Zonder deze gegevens kan de winkel geen facturen maken.',
    look: 'Hoe de winkel heet, je logo en de kleur van knoppen en links. Je ziet meteen hoe het wordt, en tekst blijft altijd leesbaar.',
    delivery: 'Naar welke landen je verzendt, wat dat kost, en op welke dagen je werkt.',
    mail: 'Klanten krijgen bevestigingen, proeven en facturen per mail. Stuur jezelf een proefmail om te zien hoe die eruitziet.',
    assortment: 'Wat je verkoopt: categorieën, producten en hun prijzen.',
    pages: 'Algemene voorwaarden en een privacyverklaring. Klanten gaan er bij elke order mee akkoord.',
    staff: 'Nodig collega’s uit. Ieder ziet alleen wat bij zijn rol hoort.',
  } satisfies Record<SetupStep, string>,
  fillIn: 'Gegevens invullen',
  chooseLook: 'Uiterlijk kiezen',
  toDelivery: 'Landen en verzendkosten',
  workDays: 'Werkdagen instellen',
  mailSent: (from: string) => `Mail gaat uit namens ${from}.`,
  mailOff:
    'Mail verlaat deze machine niet: dat is zo ingesteld op de machine zelf (SMTP_URL=off). Je leest elke mail hieronder in het beheer.',
  mailKept:
    'Mail verlaat deze machine nog niet: stel in via welke mailserver ze gaat. Tot die tijd lees je elke mail hieronder in het beheer.',
  trialMail: 'Proefmail sturen',
  trialMailTold: (email: string) => `De proefmail gaat naar ${email}`,
  mails: 'Mails bekijken',
  assortmentNow: (products: number, categories: number) =>
    `In de winkel: ${counted(products, 'product', 'producten')} in ${counted(categories, 'categorie', 'categorieën')}.`,
  startFromDemo: 'Voorbeeldassortiment gebruiken',
  import: 'Importeren',
  startEmpty: 'Leeg beginnen',
  toProducts: 'Producten bekijken',
  fillTitle: 'Begin met het voorbeeldassortiment?',
  fillText:
    'De winkel krijgt ruim honderd producten met configurators, prijzen en afbeeldingen, om aan te passen of weer te verwijderen. Landen en verzendkosten komen mee als die er nog niet zijn.',
  withPages: 'Ook voorbeeldpagina’s, menu’s en teksten',
  withPagesHint: 'Wat er al staat, blijft. Laat voorwaarden controleren voordat je ermee verkoopt.',
  fill: 'Toevoegen',
  filled: 'Het voorbeeldassortiment staat in de winkel',
  pagesMissing: (paths: readonly string[]) =>
    `Nog niet in de winkel: ${inWords(paths)}. Een nieuwe pagina krijgt het adres van haar titel; dat kun je wijzigen.`,
  toPages: 'Pagina’s schrijven',
  invite: 'Medewerkers uitnodigen',
  finish: 'De winkel is ingericht',
  finishText:
    'Dan verdwijnt de herinnering van Vandaag. Deze pagina blijft bereikbaar via de winkelinstellingen.',
  finished: 'Mooi, de winkel is ingericht',
  goOn: 'Toch verder inrichten',
  isFinished: 'Je hebt gezegd dat de winkel is ingericht',

  reminder: 'Je winkel is nog niet klaar',
  reminderText: (open: number) => `Nog ${counted(open, 'stap', 'stappen')} voordat je kunt verkopen.`,
  goOnSetup: 'Verder inrichten',

  demo: 'Demogegevens',
  demoText: (counts: {
    readonly companies: number
    readonly orders: number
    readonly invoices: number
    readonly designs: number
  }) =>
    `Deze winkel opende als demo, met ${inWords([
      counted(counts.companies, 'bedrijf', 'bedrijven'),
      counted(counts.orders, 'order', 'orders'),
      counted(counts.invoices, 'factuur', 'facturen'),
      counted(counts.designs, 'bestand', 'bestanden'),
    ])}. Haal ze weg als je voor jezelf begint.`,
  clear: 'Demogegevens weghalen',
  clearTitle: 'Demogegevens weghalen?',
  clearText:
    'Alle klanten, orders, facturen, bestanden, mails en het logboek verdwijnen, ook wat je zelf hebt geprobeerd, en nummers beginnen weer bij 1. Dit kan niet ongedaan worden gemaakt.',
  keeps: 'Assortiment en pagina’s',
  keepAll: 'Houden, om aan te passen',
  keepNothing: 'Ook weghalen',
  demoGoods: 'Voorbeeldassortiment',
  demoGoodsText: ({ products, categories, stayCount }: Goods) =>
    `Van het voorbeeldassortiment ${products + categories === 1 ? 'kan' : 'kunnen'} ${goodsInWords(products, categories)} weg.${stayCount === 0 ? '' : ` Wat is besteld of wat je hebt aangepast, blijft.`}`,
  clearGoods: 'Voorbeeldassortiment weghalen',
  clearGoodsTitle: 'Voorbeeldassortiment weghalen?',
  clearGoodsText: ({ products, categories }: Goods) =>
    `Er ${products + categories === 1 ? 'gaat' : 'gaan'} ${goodsInWords(products, categories)} weg, met hun prijzen, configurators en afbeeldingen, en wat in menu’s daarnaar verwijst. Klanten, orders, pagina’s en instellingen blijven. Dit kan niet ongedaan worden gemaakt.`,
  goodsStay: (count: number) => `${counted(count, 'product blijft', 'producten blijven')} staan`,
  goodsStayMore: (count: number) => `en nog ${counted(count, 'ander product', 'andere producten')}`,
  stayReasons: {
    ordered: 'is besteld',
    quoted: 'staat op een offerte',
    inCart: 'ligt in een winkelwagen',
    changed: 'is door jullie aangepast',
    listed: 'staat op een prijslijst',
    needed: 'is nodig voor wat blijft',
  } satisfies Record<DemoStay, string>,
  goodsCleared: (products: number) =>
    `${counted(products, 'voorbeeldproduct', 'voorbeeldproducten')} weggehaald`,
  ownLogin: 'Je eigen inlog',
  ownLoginText: 'De inlog van de demo kent iedereen. Kies hoe je voortaan inlogt.',
  yourName: 'Je naam',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  cleared: 'De demogegevens zijn weg',

  beginTitle: 'Word eigenaar van deze winkel',
  beginText: 'De winkel heeft nog geen medewerkers. Kies hoe je inlogt; daarna richt je de winkel in.',
  begin: 'Beginnen',
  noCode:
    'Open de link die de winkel bij het starten liet zien. Daarin staat de code waarmee je eigenaar wordt.',
} as const
