import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const posters: DemoCategoryTree = {
  title: 'Posters',
  urlPath: '/posters',
  shortDescription: 'Affiches op papier en kunststof, los of in oplage.',
  description: prose(`
    <p>Posters liggen bij ons na één werkdag klaar, ook als je er maar één nodig hebt. Voor binnen kies
    je posterpapier of satijn fotopapier, voor een plakbord buiten blueback en voor een stoepbord
    watervast materiaal. Een foto mag groot: honderd pixels per inch is genoeg wanneer mensen op een
    meter afstand staan.</p>
  `),
  seoTitle: 'Posters laten drukken vanaf één stuk',
  seoDescription: prose(`
    Posters van A3 tot A0, op maat en voor buiten. Op posterpapier, fotopapier of blueback, de
    volgende werkdag klaar.
  `),
  scene: { product: 'PST-A0', artwork: 6026, tint: 5 },
  inMainMenu: false,
  shortListItemCount: 4,
  children: [
    {
      title: 'Posters voor binnen',
      urlPath: '/posters/posters-binnen',
      shortDescription: 'Papier van 130 tot 200 gram, van A3 tot A0 en op maat.',
      description: prose(`
        <p>Voor kliklijst, prikbord, wachtkamer of winkel. Standaardmaten zijn het voordeligst en
        passen in elke lijst. Wie een afwijkende lijst heeft, vult de maat in en krijgt een poster
        die precies past.</p>
      `),
      seoTitle: 'Posters voor binnen drukken',
      seoDescription: prose(`
        Posters in standaardmaten en op maat, op posterpapier of satijn fotopapier. Enkelzijdig
        full colour, de volgende werkdag klaar.
      `),
      scene: { product: 'PST-A1', artwork: 5842, tint: 0 },
    },
    {
      title: 'Posters voor buiten',
      urlPath: '/posters/posters-buiten',
      shortDescription: 'Blueback, watervast papier en sandwichbordposters.',
      description: prose(`
        <p>Buiten werkt gewoon papier niet lang. Blueback plak je met stijfsel en bedekt wat eronder
        zat; synthetisch papier scheurt niet en mag nat worden. Reken voor geplakt papier op
        ongeveer drie maanden.</p>
      `),
      seoTitle: 'Posters voor buiten drukken',
      seoDescription: prose(`
        Affiches die tegen weer kunnen: blueback om te plakken, watervast papier voor stoepborden
        en posters voor sandwichborden.
      `),
      scene: { product: 'PST-BLUE', artwork: 7694, tint: 1 },
    },
    {
      title: 'Abri en billboard',
      urlPath: '/posters/abri-en-billboard',
      shortDescription: '118,5 × 175 cm en plakposters in delen.',
      description: prose(`
        <p>Bij een abri is het papier groter dan wat je ziet: de zichtmaat is 116 × 171 cm, houd
        tekst daarbinnen. Billboards komen in delen met een plakoverlap en een plakschema.</p>
      `),
      seoTitle: 'Abriposters en billboards',
      seoDescription: prose(`
        Abriposters van 118,5 × 175 cm en billboardposters in delen, met de juiste zichtmaat en
        plakoverlap. Voor eigen lijsten en exploitanten.
      `),
      scene: { product: 'PST-ABRI', artwork: 1695, tint: 2 },
    },
    {
      title: 'Backlit posters',
      urlPath: '/posters/backlit-posters',
      shortDescription: 'Doorzichtprint voor lichtbakken en displays.',
      description: prose(`
        <p>In een lichtbak wordt een gewone poster flets zodra de lamp aangaat. Daarom drukken wij
        hier een dubbele inktlaag op polyester dat het licht gelijkmatig verdeelt. Meet de zichtmaat
        en de insteekmaat van je bak.</p>
      `),
      seoTitle: 'Backlit posters voor lichtbak',
      seoDescription: prose(`
        Posters voor lichtbakken, met dubbele inktlaag op lichtdoorlatend polyester. Kleuren
        blijven vol, ook als de lamp brandt.
      `),
      scene: { product: 'PST-BACK', artwork: 6944, tint: 3 },
    },
  ],
}
