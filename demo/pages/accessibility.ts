import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const accessibility: DemoPage = {
  urlPath: '/toegankelijkheid',
  title: 'Toegankelijkheid',
  metaTitle: 'Toegankelijkheid van deze webwinkel',
  metaDescription: prose(`
    Wat wij doen om deze webwinkel voor iedereen bruikbaar te maken, wat nog beter kan en hoe je een
    probleem meldt.
  `),
  content: prose(`
    <p>Iedereen moet bij Paskruis kunnen bestellen, ook wie geen muis gebruikt, slecht ziet of een
    voorleesprogramma heeft. Wij bouwen deze webwinkel volgens de richtlijnen WCAG 2.2, niveau AA.</p>
    <h2>Wat je kunt verwachten</h2>
    <ul>
    <li>Alles is met het toetsenbord te bedienen, ook de menu's, het uploaden en het kiezen van
    ontwerpen. Slepen is nooit de enige manier.</li>
    <li>De focus is altijd zichtbaar en blijft binnen een geopend venster.</li>
    <li>Teksten hebben genoeg contrast en zijn tot 200 procent te vergroten zonder dat er iets
    wegvalt.</li>
    <li>Foutmeldingen staan bij het veld en worden voorgelezen. Een status is nooit alleen een
    kleur.</li>
    <li>Wie in zijn systeem minder beweging heeft ingesteld, ziet geen animaties.</li>
    <li>Formulieren vragen alleen wat nodig is en herkennen automatisch aanvullen.</li>
    </ul>
    <h2>Wat nog beter kan</h2>
    <p>Voorbeelden van ontwerpen zijn afbeeldingen van wat jij uploadt. Wij tonen er de bestandsnaam en
    de bevindingen van de controle bij, maar kunnen niet beschrijven wat er op het ontwerp staat.
    Offertes en facturen krijg je als pdf en die zijn niet volledig voorzien van een leesstructuur;
    dezelfde gegevens staan ook als gewone pagina in je account.</p>
    <h2>Een probleem melden</h2>
    <p>Kun je iets niet gebruiken, mail dan naar toegankelijkheid@demo.example of bel 030 799 41 00 op
    werkdagen van 8.30 tot 17.00 uur. Vertel welke pagina het is, wat je wilde doen en met welk
    hulpmiddel. Wij reageren binnen twee werkdagen, en als het moet nemen wij de bestelling telefonisch
    aan tegen dezelfde prijs.</p>
  `),
  versionDate: null,
}
