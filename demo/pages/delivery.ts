import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const delivery: DemoPage = {
  urlPath: '/levering',
  title: 'Levertijd, bezorgen en afhalen',
  metaTitle: 'Levertijd, bezorgen en afhalen',
  metaDescription: prose(`
    Hoe wij de leverdatum berekenen, wat verzenden kost en wanneer je kunt afhalen. Bezorging in
    Nederland en België.
  `),
  content: prose(`
    <p>Bij elk product staat hoeveel werkdagen de productie duurt. In de winkelwagen zie je per regel de
    eerste datum die mogelijk is en kun je een latere kiezen.</p>
    <h2>Wanneer de tijd begint te lopen</h2>
    <p>De productietijd begint zodra je bestelling, je bestanden en een eventueel akkoord compleet zijn.
    Is dat op een werkdag vóór 12.00 uur, dan telt die dag als start. Na 12.00 uur is de volgende
    werkdag de start. Weekenden en feestdagen tellen niet mee.</p>
    <p><strong>Voorbeeld:</strong> je uploadt op dinsdag om 10.00 uur voor een product van twee
    werkdagen. Het is donderdag klaar en wordt vrijdag bezorgd. Haal je af, dan kan dat donderdag vanaf
    14.00 uur.</p>
    <h2>Spoed</h2>
    <p>Bij veel producten kun je tegen toeslag een kortere productietijd kiezen. Dat kan onder meer niet
    bij goederen uit voorraad, gebonden drukwerk, etiketten en ontwerpen van de studio.</p>
    <h2>Wat bezorgen kost</h2>
    <p>Prijzen per collo, exclusief btw. Wat samen naar één adres gaat, wordt samen verpakt.</p>
    <ul>
    <li><strong>Pakket</strong>, tot 1,75 m en 31,5 kg: € 8,95 in Nederland, € 11,95 in België</li>
    <li><strong>Koker</strong>, voor oprolbaar werk tot 1,70 m: € 10,95 in Nederland, € 13,95 in
    België</li>
    <li><strong>Lange goederen</strong>, van 1,75 tot 3,05 m: € 29,50 in Nederland, € 39,50 in
    België</li>
    <li><strong>Pallet of plaatbok</strong>, voor grote platen en zware zendingen: € 59,00 in Nederland,
    € 79,00 in België</li>
    <li><strong>Bezorging op afspraak</strong>, boven 3,05 m met eigen vrachtwagen: € 98,00, alleen in
    Nederland</li>
    </ul>
    <h2>Afhalen</h2>
    <p>Afhalen is gratis en kan op werkdagen van 8.30 tot 17.00 uur aan de Drukkerswerf 14 in
    Nieuwegein. Je krijgt een e-mail zodra alles klaarligt. Neem het bestelnummer mee. Vlaggenmasten van
    8 meter kun je alleen afhalen.</p>
    <h2>Ontvangst en schade</h2>
    <p>Controleer een zending bij ontvangst. Is de verpakking beschadigd, laat dat dan door de bezorger
    noteren en maak een foto. Meld zichtbare schade binnen twee werkdagen, dan regelen wij een nieuwe
    druk.</p>
    <h2>Op de bouwplaats</h2>
    <p>Geef bij het adres een contactpersoon en een telefoonnummer op dat overdag wordt opgenomen. Een
    bezorger wacht tien minuten; is er niemand, dan volgt een tweede poging op de volgende werkdag.</p>
  `),
  versionDate: null,
}
