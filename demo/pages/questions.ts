import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const questions: DemoPage = {
  urlPath: '/veelgestelde-vragen',
  title: 'Veelgestelde vragen',
  metaTitle: 'Veelgestelde vragen over bestellen en bestanden',
  metaDescription:
    'Antwoorden op vragen over accounts, prijzen, bestanden, levering en facturen bij Paskruis.',
  content: prose(`
    <ul>
    <li><a href="#account">Account en prijzen</a></li>
    <li><a href="#bestellen">Bestellen en wijzigen</a></li>
    <li><a href="#bestanden">Bestanden en ontwerp</a></li>
    <li><a href="#levering">Levering</a></li>
    <li><a href="#facturen">Facturen</a></li>
    </ul>
    <h2 id="account">Account en prijzen</h2>
    <h3>Kan ik als particulier bestellen?</h3>
    <p>Nee. Wij leveren aan bedrijven, overheden, scholen en verenigingen met een KvK-nummer. De prijzen
    zijn daarom exclusief btw.</p>
    <h3>Hoe krijg ik een account?</h3>
    <p>Vul het aanvraagformulier in. Wij controleren KvK-nummer en btw-nummer en laten binnen één
    werkdag weten of je account klaarstaat. Daarna kies je zelf een wachtwoord.</p>
    <h3>Waarom zie ik een streepje in plaats van een prijs?</h3>
    <p>Dan hangt de prijs af van een tekening, zoals bij doosletters. Stuur je ontwerp mee met het
    contactformulier, dan maken wij een prijs.</p>
    <h3>Hoe kan ik prijzen bewaren?</h3>
    <p>Sla je winkelwagen op als offerte. De prijzen blijven dan 30 dagen gelijk. Je vindt offertes in
    je account, kunt ze als pdf delen en later met één klik activeren. Ook een verlopen offerte kun je
    activeren; je ziet dan welke prijzen zijn gewijzigd.</p>
    <h2 id="bestellen">Bestellen en wijzigen</h2>
    <h3>Kan ik een bestelling wijzigen of annuleren?</h3>
    <p>Zolang de productie niet is begonnen wel. Bel ons dan meteen, want veel werk gaat dezelfde dag op
    de machine.</p>
    <h3>Hoe bestel ik iets opnieuw?</h3>
    <p>Open de bestelling in je account en kies voor opnieuw bestellen. Bestanden worden opnieuw
    gekoppeld en je ziet vooraf of een prijs is veranderd.</p>
    <h2 id="bestanden">Bestanden en ontwerp</h2>
    <h3>Moet ik mijn bestand meteen uploaden?</h3>
    <p>Nee. Je kunt bestellen en het bestand later aanleveren. De productietijd begint pas als alles
    compleet is.</p>
    <h3>Kan ik meer ontwerpen in één bestelling kwijt?</h3>
    <p>Ja. Upload ze bij dezelfde bestelregel en verdeel het aantal. Bij sommige producten rekenen wij
    per extra ontwerp een klein bedrag; dat staat in de prijsopbouw.</p>
    <h3>Wat doet de studio?</h3>
    <p>De studio maakt een drukklaar ontwerp op basis van jouw logo, tekst en wensen, inclusief één
    correctieronde. Je keurt het goed voordat wij drukken. De prijs per ontwerp zie je als je de studio
    kiest.</p>
    <h2 id="levering">Levering</h2>
    <h3>Wanneer begint de productietijd?</h3>
    <p>Zodra je bestelling, je bestanden en een eventueel akkoord compleet zijn. Is dat op een werkdag
    vóór 12.00 uur, dan telt die dag als start. Lees meer over <a href="/levering">levertijd, bezorgen en
    afhalen</a>.</p>
    <h3>Kan ik mijn bestelling afhalen?</h3>
    <p>Ja, gratis, op werkdagen van 8.30 tot 17.00 uur aan de Drukkerswerf 14 in Nieuwegein. Je krijgt een
    e-mail zodra alles klaarligt.</p>
    <h2 id="facturen">Facturen</h2>
    <h3>Ontvang ik een factuur die mijn boekhouding kan lezen?</h3>
    <p>Ja. Bij elke factuur krijg je een pdf en een UBL-bestand.</p>
  `),
  versionDate: null,
}
