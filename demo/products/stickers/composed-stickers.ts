import { bundleProduct } from '../../bundle-product.ts'
import { parcelOrLong } from '../../deliveries.ts'
import { rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { clearVinylPrint, contourVinylPrint } from '../../print-specs.ts'
import { vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'

export const composedStickers: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'STK-CONTOUR',
    title: 'Stickers gestanst op maat',
    urlPath: '/stickers-en-folies/stickers-op-maat/stickers-gestanst-op-maat',
    categoryPaths: ['/stickers-en-folies/stickers-op-maat'],
    shortDescription: 'Contourgesneden, materiaal, laminaat en levering naar keuze.',
    mediumDescription: prose(`
      Stickers in elke vorm en maat, van 2 tot 148 cm. Zeven folies, rechthoekig, rond of langs je
      eigen contour, los, op vel of op rol geleverd.
    `),
    description: prose(`
      <p>Een snijplotter volgt de lijn in je bestand, dus er is geen stansvorm nodig: tien stickers kan,
      tienduizend ook. De prijs volgt de oppervlakte, en daalt naarmate je meer vierkante meters
      bestelt.</p>
      <h3>Welke folie</h3>
      <ul>
      <li><strong>monomeer:</strong> voordelig, vlak, tot twee jaar buiten</li>
      <li><strong>polymeer:</strong> krimpt weinig, tot vijf jaar</li>
      <li><strong>gegoten:</strong> soepel over rondingen van auto of machine</li>
      <li><strong>transparant:</strong> met of zonder wit onder de druk</li>
      <li><strong>afneembaar of extra hechtend:</strong> voor een actie of een ruwe bak</li>
      <li><strong>reflecterend:</strong> zichtbaar in koplampen</li>
      </ul>
      <h3>Los, vel of rol</h3>
      <p>Los deel je uit, van een vel pel je snel af, en op rol met kern van 76 mm plak je aan de
      lopende band.</p>
      <h3>Bestand</h3>
      <p>CMYK met 3 mm afloop en 150 ppi. Zet de snijlijn als vector in de steunkleur CutContour (los) of
      KissCut (vel en rol). Ronde hoeken minstens 0,5 mm, letters minstens 5 mm hoog.</p>
    `),
    metaTitle: 'Stickers gestanst op maat laten maken',
    metaDescription: prose(`
      Stickers in eigen vorm, contourgesneden uit zeven soorten folie. Los, op vel of op rol, met
      laminaat naar keuze. Na twee werkdagen klaar.
    `),
    production: vinylRoll,
    print: contourVinylPrint,
    material: { name: 'naar keuze', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'vinyl',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['gestanste stickers', 'contour stickers', 'die cut', 'stickers laten maken', 'stiker'],
    relatedSkus: ['STK-PAPIER'],
    scene: { kind: 'contourStickers', artwork: 7214, tint: 1 },
    popularity: 94,
  }),
  bundleProduct({
    sku: 'RAM-MAAT',
    title: 'Raamfolie op maat',
    urlPath: '/stickers-en-folies/raamfolie/raamfolie-op-maat',
    categoryPaths: ['/stickers-en-folies/raamfolie'],
    shortDescription: 'Zicht- of privacyfolie met witlaag naar keuze.',
    mediumDescription: prose(`
      Raamfolie op de maat van je ruit: helder, zandstraal, perforatie, statisch of dicht wit. Voor
      binnen of buiten te plakken, met witlaag en snijwijze naar keuze.
    `),
    description: prose(`
      <p>Vijf folies voor vijf bedoelingen: reclame op de etalage, privacy in een spreekkamer of een
      hele ruit in beeld zonder het uitzicht te verliezen.</p>
      <h3>Wat je ziet, en wat niet</h3>
      <ul>
      <li><strong>helder:</strong> alleen je tekst en logo zijn zichtbaar</li>
      <li><strong>zandstraal:</strong> laat licht door, neemt inkijk weg</li>
      <li><strong>perforatie:</strong> buiten beeld, binnen uitzicht; buiten plakken</li>
      <li><strong>statisch:</strong> zonder lijm aan de binnenkant, zo weer weg</li>
      <li><strong>wit blockout:</strong> laat geen licht door</li>
      </ul>
      <h3>Meten en plakken</h3>
      <p>Meet het zichtbare glas en trek er rondom 3 mm af. Plak nat, met een sproeier en een rakel met
      viltrand, boven de tien graden. Folie gaat tot 150 cm hoog en 10 meter lang uit één stuk.</p>
      <h3>Bestand</h3>
      <p>CMYK, 3 mm afloop, 150 ppi. Plak je aan de binnenkant, dan spiegelen wij de druk. Delen die
      dekkend moeten zijn geef je aan in de steunkleur White.</p>
    `),
    metaTitle: 'Raamfolie op maat laten bedrukken',
    metaDescription: prose(`
      Bedrukte raamfolie op maat: helder, zandstraal, perforatie, statisch of wit. Voor reclame of
      privacy, binnen of buiten te plakken. Na twee werkdagen klaar.
    `),
    production: vinylRoll,
    print: clearVinylPrint,
    material: { name: 'naar keuze', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'raamfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['raamsticker op maat', 'raambestickering', 'window film'],
    relatedSkus: ['TOE-SPRAY', 'TOE-RAKEL'],
    scene: { kind: 'windowFilm', artwork: 3915, tint: 2 },
    popularity: 77,
  }),
]
