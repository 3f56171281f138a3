import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const about: DemoPage = {
  urlPath: '/over-ons',
  title: 'Over ons',
  metaTitle: 'Over Paskruis, drukkerij in Nieuwegein',
  metaDescription: prose(`
    Paskruis is een drukkerij voor groot formaat en drukwerk in Nieuwegein. Wie wij zijn, hoe wij
    werken en waar je ons vindt.
  `),
  content: prose(`
    <p>Een paskruis is het kruisje in een cirkel dat drukkers op de rand van een vel zetten. Vallen de
    kruisjes van alle kleuren precies over elkaar, dan klopt de druk. Dat is ook hoe wij werken: eerst
    kijken of alles op zijn plaats ligt, dan pas drukken.</p>
    <h2>Wat wij maken</h2>
    <p>Wij drukken spandoeken, borden, stickers, vlaggen en drukwerk voor bedrijven. Een deel van onze
    klanten is zelf signmaker of ontwerper en bestelt voor anderen; een deel is bakker, aannemer of
    school en bestelt een paar keer per jaar. Allebei krijgen ze dezelfde machines, dezelfde controle en
    dezelfde mensen aan de telefoon.</p>
    <h2>Hoe wij werken</h2>
    <ul>
    <li>De prijs die je ziet is de prijs die je betaalt. Je kunt bij elk product nagaan waaruit hij is
    opgebouwd.</li>
    <li>Elk bestand wordt bij het uploaden gecontroleerd. Wat wij zien, zie jij ook, in gewone
    taal.</li>
    <li>Wij beloven een leverdatum pas als hij haalbaar is. De termijn loopt vanaf het moment dat je
    bestanden compleet zijn.</li>
    <li>Gaat er bij ons iets mis, dan drukken wij het opnieuw.</li>
    </ul>
    <h2>Materiaal en milieu</h2>
    <p>Voor veel toepassingen bestaat een keuze zonder pvc, zoals textiel, kanaalplaat en papier.
    Snijafval van aluminium en polypropeen gaat gescheiden terug naar een verwerker. Wij zeggen er
    eerlijk bij dat doeken en folies van gemengd materiaal nog niet goed te recyclen zijn; bestel daarom
    liever één goed doek dan drie slechte.</p>
    <h2>Langskomen</h2>
    <p>De drukkerij staat aan de Drukkerswerf 14 in Nieuwegein. Afhalen kan op werkdagen van 8.30 tot
    17.00 uur. Wil je materialen voelen of een monster zien, bel dan even van tevoren op 030 799 41 00,
    dan leggen wij ze klaar.</p>
  `),
  versionDate: null,
}
