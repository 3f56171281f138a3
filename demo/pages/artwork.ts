import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const artwork: DemoPage = {
  urlPath: '/aanleveren',
  title: 'Bestanden aanleveren',
  metaTitle: 'Bestanden aanleveren: formaat, afloop en resolutie',
  metaDescription: prose(`
    Zo lever je een drukklaar bestand aan: bestandstypen, afloop, resolutie, kleur, snijlijn en
    witlaag. Met een korte controlelijst.
  `),
  content: prose(`
    <p>Je uploadt bestanden bij een bestelregel of in je eigen bibliotheek onder Mijn ontwerpen. Elk
    bestand wordt meteen gecontroleerd; wat er niet klopt, staat bij het bestand zelf.</p>
    <h2>Bestandstypen</h2>
    <p>Wij nemen pdf, jpeg, tiff, psb en ai aan, tot 500 MB per bestand. Pdf heeft de voorkeur:
    lettertypen en kleuren blijven dan zoals jij ze hebt opgeslagen. Een ai-bestand moet met pdf-inhoud
    zijn bewaard.</p>
    <h2>Formaat en afloop</h2>
    <p>Maak het document op ware grootte, of op schaal 1:10 bij werk groter dan vijf meter. Laat
    achtergronden doorlopen in de afloop:</p>
    <ul>
    <li>drukwerk, posters en stickers: 3 mm</li>
    <li>borden en panelen: 5 mm</li>
    <li>spandoeken, vlaggen en textiel: 10 mm</li>
    <li>etiketten op rol: 2 mm</li>
    <li>canvas op spieraam: 50 mm, dat deel vouwt om</li>
    </ul>
    <p>Houd tekst en logo's uit de rand: 4 mm bij drukwerk, 10 mm bij borden, 20 mm bij textiel en 40 mm
    bij doeken met zoom en ringen.</p>
    <h2>Resolutie</h2>
    <p>Hoe groter de afstand, hoe minder pixels je nodig hebt. Gerekend op ware grootte:</p>
    <ul>
    <li>in de hand, zoals een visitekaartje: 300 ppi</li>
    <li>op een meter, zoals een poster of sticker: 150 ppi</li>
    <li>op anderhalve meter, zoals een bord: 100 ppi</li>
    <li>vanaf drie meter, zoals een spandoek: 72 ppi</li>
    </ul>
    <h2>Kleur</h2>
    <p>Lever aan in CMYK. RGB zetten wij om, maar felle kleuren worden daarbij rustiger. Gebruik voor
    kleine tekst alleen zwart.</p>
    <h2>Snijlijn en wit</h2>
    <p>Teken een snijlijn als steunkleur met de naam <strong>CutContour</strong>, als lijn zonder
    vulling op een eigen laag. Moet alleen de bovenste laag worden ingesneden, gebruik dan
    <strong>KissCut</strong>. Wit druk je met een steunkleur <strong>White</strong> van 100 procent, bij
    producten waar een witlaag mogelijk is.</p>
    <h2>Controlelijst</h2>
    <ul>
    <li>klopt het formaat met de bestelling</li>
    <li>loopt de achtergrond door in de afloop</li>
    <li>zijn lettertypen ingesloten of omgezet in contouren</li>
    <li>staat er niets belangrijks op een vouw, zoom of ring</li>
    </ul>
    <p>Kom je er niet uit, laat ons het bestand dan met de hand nakijken of laat de studio het ontwerp
    maken. De prijs daarvan zie je in de winkelwagen.</p>
  `),
  versionDate: null,
}
