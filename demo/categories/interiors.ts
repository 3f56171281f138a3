import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const interiors: DemoCategoryTree = {
  title: 'Wand en interieur',
  urlPath: '/wand-en-interieur',
  shortDescription: 'Behang, doek en decoratie voor winkel en kantoor.',
  description: prose(`
    <p>Een lege wand is reclameruimte en vaak ook een bron van galm. Met behang vul je een hele wand,
    met canvas of een paneel maak je een accent en met akoestisch vilt wordt een vergaderruimte merkbaar
    rustiger. Meet de wand op drie plaatsen, want oude muren zijn zelden helemaal recht.</p>
  `),
  seoTitle: 'Wanddecoratie voor kantoor en winkel',
  seoDescription: prose(`
    Fotobehang, canvas, akoestische panelen en foto's op plaatmateriaal. Voor kantoor, winkel, hotel
    en praktijk, op maat gemaakt.
  `),
  scene: { product: 'BEH-SET', artwork: 1291, tint: 2 },
  inMainMenu: false,
  shortListItemCount: 5,
  children: [
    {
      title: 'Fotobehang',
      urlPath: '/wand-en-interieur/behang',
      shortDescription: 'Vliesbehang en zelfklevend behang, per baan.',
      description: prose(`
        <p>Behang komt in genummerde banen met een plakschema. Vliesbehang plak je door de muur in
        te lijmen, niet de baan. Bestel rondom vijf centimeter extra, dan snijd je boven en onder
        netjes af.</p>
      `),
      seoTitle: 'Fotobehang op maat',
      seoDescription: prose(`
        Fotobehang op maat in genummerde banen, met lijm uit voorraad. Voor kantoren, winkels en
        horeca, op glad en gesausd stucwerk.
      `),
      scene: { product: 'BEH-SET', artwork: 811, tint: 3 },
    },
    {
      title: 'Wanddoek en canvas',
      urlPath: '/wand-en-interieur/wanddoek',
      shortDescription: 'Canvas op spieraam en textieldoek.',
      description: prose(`
        <p>Canvas heeft een zichtbare weefstructuur en spiegelt niet. De afbeelding loopt door om de
        rand van het spieraam, dus houd vijf centimeter rondom vrij van gezichten en tekst.</p>
      `),
      seoTitle: 'Canvas op spieraam laten drukken',
      seoDescription: prose(`
        Canvas op een houten spieraam of opgerold geleverd. De afbeelding loopt om de rand door,
        klaar om op te hangen.
      `),
      scene: { product: 'CAN-SPIE', artwork: 7649, tint: 4 },
    },
    {
      title: 'Akoestische panelen',
      urlPath: '/wand-en-interieur/akoestiek',
      shortDescription: 'Bedrukt textiel of vilt over een absorberende kern.',
      description: prose(`
        <p>Een harde ruimte wordt rustiger als ongeveer een vijfde van het wandoppervlak absorbeert.
        Verdeel panelen over twee wanden die niet tegenover elkaar kaal blijven. Bedrukt textiel en
        vilt blijven open genoeg om geluid op te nemen.</p>
      `),
      seoTitle: 'Akoestische panelen met eigen print',
      seoDescription: prose(`
        Bedrukte akoestische panelen en viltplaten die galm dempen. Voor vergaderruimten, kantines
        en praktijken, op maat gemaakt.
      `),
      scene: { product: 'AKO-PAN', artwork: 7276, tint: 5 },
    },
    {
      title: 'Wanddecoratie',
      urlPath: '/wand-en-interieur/wanddecoratie',
      shortDescription: "Foto's op aluminium, acrylaat en hout, met ophangsysteem.",
      description: prose(`
        <p>Voor een entree of directiekamer waar een poster te gewoon is. Aluminium is mat en strak,
        acrylaat geeft diepte, hout laat de nerf meespelen. Het ophangsysteem zit onzichtbaar achter
        het paneel.</p>
      `),
      seoTitle: 'Foto op aluminium, acrylaat of hout',
      seoDescription: prose(`
        Foto's op aluminium sandwich, achter acrylaat of op berkenhout. Met blind ophangsysteem,
        klaar voor kantoor, praktijk of hal.
      `),
      scene: { product: 'WND-ACR', artwork: 1582, tint: 0 },
    },
  ],
}
