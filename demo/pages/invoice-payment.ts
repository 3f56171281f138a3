import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const invoicePayment: DemoPage = {
  urlPath: '/betalen-op-rekening',
  title: 'Betalen op rekening',
  metaTitle: 'Betalen op rekening voor bedrijven',
  metaDescription: prose(`
    Zo werkt betalen op rekening bij Paskruis: betaaltermijn, factuur, inkoopnummer, btw en wat er
    gebeurt als een betaling uitblijft.
  `),
  content: prose(`
    <p>Bij Paskruis bestel je op rekening. Je hoeft bij het bestellen niets af te rekenen: de factuur
    komt per e-mail zodra de bestelling is verzonden of klaarligt om af te halen.</p>
    <h2>Betaaltermijn</h2>
    <p>De standaardtermijn is 30 dagen na factuurdatum. Voor jouw bedrijf kan iets anders zijn
    afgesproken; je termijn staat in je account onder Gegevens. Overmaken doe je met het factuurnummer
    als omschrijving.</p>
    <h2>De factuur</h2>
    <ul>
    <li>Elke factuur bestaat uit een pdf en een UBL-bestand dat je boekhoudprogramma kan inlezen.</li>
    <li>De btw staat er per tarief op. Voor de meeste producten is dat 21 procent, voor sommige
    brochures en boeken 9 procent.</li>
    <li>Wij sturen de factuur naar het factuuradres dat bij je bedrijf hoort. Dat mag een ander
    e-mailadres zijn dan dat van de besteller.</li>
    <li>Zet je eigen inkoopnummer bij de bestelling als referentie. Het komt terug op de
    orderbevestiging, de pakbon en de factuur.</li>
    </ul>
    <h2>Bestellen vanuit België</h2>
    <p>Heeft je bedrijf een geldig btw-nummer in een ander EU-land, dan verleggen wij de btw. Wij
    controleren het nummer bij VIES. Is die dienst tijdelijk niet bereikbaar, dan houden wij je
    bestelling niet op en controleren wij later opnieuw.</p>
    <h2>Kredietlimiet</h2>
    <p>Bij een nieuw account hoort een limiet voor openstaande facturen. Loopt een bestelling daar
    overheen, dan nemen wij contact met je op voordat wij gaan drukken.</p>
    <h2>Te laat betaald</h2>
    <p>Na de vervaldatum krijg je eerst een herinnering. Blijft betaling uit, dan mogen wij de
    wettelijke handelsrente en incassokosten rekenen, met een minimum van € 40. Lukt betalen even niet,
    bel dan: met een afspraak op tijd komen we er meestal samen uit.</p>
  `),
  versionDate: null,
}
