import type { PageFields } from '#contract/office/content.ts'
import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

const NAMES: Readonly<Record<string, string>> = {
  header_usp_1: 'Bovenaan elke pagina, eerste',
  header_usp_2: 'Bovenaan elke pagina, tweede',
  header_usp_3: 'Bovenaan elke pagina, derde',
  login_usps: 'Bij het inloggen',
  forgot_password_text: 'Bij een vergeten wachtwoord',
  product_add_usps: 'Onder de knop van een product',
  newsletter_footer_text: 'Bij de nieuwsbrief',
  newsletter_subscribed_message: 'Na het aanmelden voor de nieuwsbrief',
  home_hero_title: 'Startpagina, kop',
  home_hero_text: 'Startpagina, inleiding',
  home_hero_usps: 'Startpagina, punten bovenaan',
  home_steps_title: 'Startpagina, kop van de stappen',
  home_step_1: 'Startpagina, stap 1',
  home_step_2: 'Startpagina, stap 2',
  home_step_3: 'Startpagina, stap 3',
  home_step_4: 'Startpagina, stap 4',
  home_studio_title: 'Startpagina, kop over de studio',
  home_studio_text: 'Startpagina, over de studio',
  home_hero_image: 'Startpagina, afbeelding',
  home_hero_image_alt: 'Startpagina, beschrijving van de afbeelding',
  'footer-column-1': 'Onderaan, eerste kolom',
  'footer-column-2': 'Onderaan, tweede kolom',
  'footer-column-3': 'Onderaan, derde kolom',
}

const HINTS: Readonly<Record<string, string>> = {
  home_hero_image_alt:
    'Voor wie de afbeelding niet ziet. Laat dit leeg als de afbeelding alleen versiering is.',
}

/** The desk of what the owner writes: pages, blocks and menus. */
export const contentTexts = {
  title: pageNames.content,
  intro:
    'Pagina’s, vaste teksten en menu’s van de winkel. Wat je opslaat, staat er meteen; wat er eerst stond, blijft bewaard.',
  pages: 'Pagina’s',
  page: 'Pagina',
  path: 'Adres',
  state: 'Status',
  inShop: 'In de winkel',
  notInShop: 'Niet in de winkel',
  changed: 'Gewijzigd',
  makePage: 'Nieuwe pagina',
  makeIntro: 'De pagina staat pas in de winkel als jij dat wilt.',
  makeIt: 'Pagina maken',
  made: (title: string) => `${title} is gemaakt`,
  noPages: 'Er zijn nog geen pagina’s',
  noPagesText: 'Maak bijvoorbeeld een pagina over levering, of de algemene voorwaarden.',

  blocks: 'Vaste teksten',
  blocksText: 'Korte teksten op vaste plaatsen in de winkel. Een lege tekst neemt geen plaats in.',
  nameOf: (id: string) => NAMES[id] ?? id,
  edit: (name: string) => `Wijzig ${name}`,
  empty: 'Leeg',
  blockTitle: (name: string) => `${name} wijzigen`,
  blockText: 'Tekst',
  blockHtml: 'Tekst',
  blockPicture: 'Afbeelding',
  pictureElsewhere:
    'Deze afbeelding staat op een andere website en kan niet terug: de winkel toont alleen eigen afbeeldingen. Wil je haar weer gebruiken, upload haar dan hier.',
  blockPictureHint:
    'JPEG, PNG, WebP, AVIF of TIFF, het liefst minstens 1440 pixels breed. Je kunt de foto ook hierheen slepen.',
  hintOf: (id: string) => HINTS[id],
  nothingWritten: 'Er staat nog niets.',
  blockSaved: (name: string) => `${name} is opgeslagen`,

  menus: 'Menu’s',
  menusText: 'De kolommen met links onderaan elke pagina.',
  links: (count: number) => `${formatNumber(count)} ${count === 1 ? 'link' : 'links'}`,
  menuTitle: (name: string) => `${name} wijzigen`,
  menuLabel: 'Kop',
  link: (place: number) => `Link ${formatNumber(place)}`,
  linkLabel: (place: number) => `Tekst van link ${formatNumber(place)}`,
  linkUrl: (place: number) => `Adres van link ${formatNumber(place)}`,
  earlier: (place: number) => `Link ${formatNumber(place)} eerder zetten`,
  removeLink: (place: number) => `Link ${formatNumber(place)} weghalen`,
  addLink: 'Link toevoegen',
  menuSaved: (name: string) => `${name} is opgeslagen`,

  changedMeanwhile: 'Een collega heeft dit intussen gewijzigd',
  changedMeanwhileText: 'Dit staat er nu. Sla je op, dan komt jouw tekst ervoor in de plaats.',

  back: 'Alle inhoud',
  view: 'Bekijk in de winkel',
  preview: 'Voorbeeld in de winkel',
  editPage: 'Wijzigen',
  editTitle: (title: string) => `${title} wijzigen`,
  editIntro: (isPublished: boolean) =>
    `${isPublished ? 'Wat je opslaat, staat meteen in de winkel. ' : ''}Wat er eerst stond, blijft als versie bewaard.`,
  remove: 'Verwijderen',
  removeTitle: (title: string) => `${title} verwijderen?`,
  removeText: 'Ook de eerdere versies verdwijnen. Wie het adres nog heeft, vindt er niets meer.',
  removed: (title: string) => `${title} is verwijderd`,
  fixed: 'De winkel verwijst zelf naar deze pagina. Daarom blijft ze op haar adres en in de winkel.',
  fixedLater: 'De winkel verwijst zelf naar deze pagina. Als je haar tekst opslaat, staat ze in de winkel.',
  versionOf: (version: number) => `Versie ${formatNumber(version)}`,
  fields: {
    title: 'Titel',
    urlPath: 'Adres',
    isPublished: 'In de winkel',
    metaTitle: 'Titel in zoekmachines',
    metaDescription: 'Omschrijving in zoekmachines',
    content: 'Tekst',
  } satisfies Record<keyof PageFields, string>,
  isPublished: 'Deze pagina staat in de winkel',
  yes: 'Ja',
  no: 'Nee',
  saved: (title: string) => `${title} is opgeslagen`,

  text: 'Tekst',
  versions: 'Eerdere versies',
  versionsText: 'Bij elke order staat welke versie van de voorwaarden toen gold.',
  noVersions: 'Er zijn nog geen eerdere versies.',
  savedBy: (by: string | null, moment: string) => (by === null ? moment : `${by}, ${moment}`),
  restore: (version: number) => `Versie ${formatNumber(version)} terugzetten`,
  restoreTitle: (version: number) => `Versie ${formatNumber(version)} terugzetten?`,
  restoreText:
    'Titel, tekst en wat zoekmachines tonen worden weer zoals ze toen waren. Wat er nu staat, blijft als versie bewaard.',
  restored: (version: number, isPublished: boolean) =>
    `Versie ${formatNumber(version)} is teruggezet${isPublished ? ' en staat weer in de winkel' : ''}`,
} as const
