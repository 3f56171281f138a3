import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const printedMatter: DemoCategoryTree = {
  title: 'Drukwerk',
  urlPath: '/drukwerk',
  shortDescription: 'Offset- en digitaal drukwerk, met een prijs per oplage.',
  description: prose(`
    <p>Drukwerk bestel je per oplage: je ziet voor elk aantal meteen de prijs van de hele partij. Kleine
    oplagen drukken wij digitaal en zijn na twee werkdagen klaar, grotere gaan in offset samen met ander
    werk op één vel. Op boeken en op brochures die niet vooral reclame zijn kan 9 procent btw van
    toepassing zijn.</p>
  `),
  seoTitle: 'Drukwerk bestellen voor bedrijven',
  seoDescription: prose(`
    Visitekaartjes, flyers, folders, brochures en briefpapier. Kleine oplagen digitaal en snel,
    grotere oplagen in offset met een scherpe prijs.
  `),
  scene: { product: 'VIS-400', artwork: 2747, tint: 4 },
  inMainMenu: true,
  shortListItemCount: 6,
  children: [
    {
      title: 'Visitekaartjes',
      urlPath: '/drukwerk/visitekaartjes',
      shortDescription: '85 × 55 mm, op 350 tot 600 grams karton.',
      description: prose(`
        <p>Een kaartje van 85 × 55 mm past in elke portemonnee. Digitaal gedrukt bestel je al vanaf
        25 stuks, handig voor een nieuwe collega. Blijf met tekst vier millimeter van de rand.</p>
      `),
      seoTitle: 'Visitekaartjes laten drukken',
      seoDescription: prose(`
        Visitekaartjes van 85 × 55 mm op stevig karton. Vanaf 25 stuks digitaal gedrukt, een- of
        tweezijdig, na twee werkdagen klaar.
      `),
      scene: { product: 'VIS-MULTI', artwork: 8767, tint: 5 },
    },
    {
      title: 'Flyers',
      urlPath: '/drukwerk/flyers',
      shortDescription: 'Ongevouwen vel van A6 tot A4, een- of tweezijdig.',
      description: prose(`
        <p>Het snelste drukwerk om uit te delen. Papier van 120 gram is genoeg voor de brievenbus,
        350 gram voelt als een kaart en blijft op een balie staan. Zet op elke kant één
        boodschap.</p>
      `),
      seoTitle: 'Flyers laten drukken',
      seoDescription: prose(`
        Flyers op stevig of gerecycled papier, in oplagen van honderd tot duizenden. Tweezijdig
        full colour, na vier werkdagen klaar.
      `),
      scene: { product: 'FLY-STD', artwork: 1120, tint: 0 },
    },
    {
      title: 'Folders',
      urlPath: '/drukwerk/folders',
      shortDescription: "Gevouwen vel van vier of zes pagina's.",
      description: prose(`
        <p>Een folder geeft ruimte aan een verhaal zonder dat er een nietje aan te pas komt. Bij een
        wikkelvouw is het binnenste deel twee millimeter smaller; gebruik het sjabloon, dan vallen
        de vouwen goed.</p>
      `),
      seoTitle: 'Folders laten drukken en vouwen',
      seoDescription: prose(`
        Drieluiken en vouwfolders, gevouwen geleverd. Digitaal vanaf 25 stuks, met vouwlijnen op
        de juiste plek in het sjabloon.
      `),
      scene: { product: 'FOL-STD', artwork: 2012, tint: 1 },
    },
    {
      title: 'Brochures en boeken',
      urlPath: '/drukwerk/brochures-en-boeken',
      shortDescription: "Geniet of gebonden, vanaf acht pagina's.",
      description: prose(`
        <p>Voor alles wat meer is dan een folder. Geniet werk heeft altijd een aantal pagina's dat
        door vier deelbaar is. Lever losse pagina's aan in leesvolgorde, wij maken er drukvellen
        van.</p>
      `),
      seoTitle: 'Brochures en boeken laten drukken',
      seoDescription: prose(`
        Geniete brochures en gebonden boeken in kleine en middelgrote oplagen. Voor jaarverslagen,
        handleidingen en programmaboeken.
      `),
      scene: { product: 'BRO-A4-32', artwork: 9962, tint: 2 },
    },
    {
      title: 'Huisstijldrukwerk',
      urlPath: '/drukwerk/huisstijl',
      shortDescription: 'Briefpapier, enveloppen, mappen en blokken.',
      description: prose(`
        <p>Papier dat klanten in handen krijgen, van brief tot map. Wij drukken op offsetpapier dat
        door elke kantoorprinter gaat. Bestel briefpapier en enveloppen samen, dan is de kleur op
        dezelfde pers gemaakt.</p>
      `),
      seoTitle: 'Briefpapier en huisstijldrukwerk',
      seoDescription: prose(`
        Briefpapier, enveloppen, presentatiemappen en schrijfblokken in je eigen huisstijl. Offset
        gedrukt, geschikt voor de printer op kantoor.
      `),
      scene: { product: 'HST-BRIEF', artwork: 7747, tint: 3 },
    },
    {
      title: 'Kaarten en kalenders',
      urlPath: '/drukwerk/kaarten-en-kalenders',
      shortDescription: 'Ansichtkaarten, uitnodigingen en kalenders.',
      description: prose(`
        <p>Kaarten die mensen bewaren en kalenders die een jaar lang in zicht hangen. Bestel een
        kalender uiterlijk in oktober, dan ligt hij op tijd bij je klanten. Kalenders vallen onder
        21 procent btw.</p>
      `),
      seoTitle: 'Kaarten en kalenders laten drukken',
      seoDescription: prose(`
        Ansichtkaarten, uitnodigingen en kalenders met eigen ontwerp. Met beschrijfbare
        achterzijde en schone vouwen, ook in kleine oplage.
      `),
      scene: { product: 'KAL-WAND', artwork: 1327, tint: 4 },
    },
  ],
}
