import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const questions: DemoPage = {
  urlPath: '/veelgestelde-vragen',
  title: 'Veelgestelde vragen',
  metaTitle: 'Veelgestelde vragen over bestellen en bestanden',
  metaDescription:
    'Antwoorden op vragen over accounts, prijzen, bestanden, levering en facturen bij Paskruis.',
  content: prose(`
    <h2>Kan ik als particulier bestellen?</h2>
    <p>Nee. Wij leveren aan bedrijven, overheden, scholen en verenigingen met een KvK-nummer. De prijzen
    zijn daarom exclusief btw.</p>
    <h2>Hoe krijg ik een account?</h2>
    <p>Vul het aanvraagformulier in. Wij controleren KvK-nummer en btw-nummer en laten binnen één
    werkdag weten of je account klaarstaat. Daarna kies je zelf een wachtwoord.</p>
    <h2>Waarom zie ik een streepje in plaats van een prijs?</h2>
    <p>Dan hangt de prijs af van een tekening, zoals bij doosletters. Stuur je ontwerp mee met het
    contactformulier, dan maken wij een prijs.</p>
    <h2>Hoe kan ik prijzen bewaren?</h2>
    <p>Sla je winkelwagen op als offerte. De prijzen blijven dan 30 dagen gelijk. Je vindt offertes in
    je account, kunt ze als pdf delen en later met één klik activeren. Ook een verlopen offerte kun je
    activeren; je ziet dan welke prijzen zijn gewijzigd.</p>
    <h2>Moet ik mijn bestand meteen uploaden?</h2>
    <p>Nee. Je kunt bestellen en het bestand later aanleveren. De productietijd begint pas als alles
    compleet is.</p>
    <h2>Kan ik meer ontwerpen in één bestelling kwijt?</h2>
    <p>Ja. Upload ze bij dezelfde bestelregel en verdeel het aantal. Bij sommige producten rekenen wij
    per extra ontwerp een klein bedrag; dat staat in de prijsopbouw.</p>
    <h2>Wat doet de studio?</h2>
    <p>De studio maakt een drukklaar ontwerp op basis van jouw logo, tekst en wensen, inclusief één
    correctieronde. Je keurt het goed voordat wij drukken. De prijs per ontwerp zie je als je de studio
    kiest.</p>
    <h2>Kan ik een bestelling wijzigen of annuleren?</h2>
    <p>Zolang de productie niet is begonnen wel. Bel ons dan meteen, want veel werk gaat dezelfde dag op
    de machine.</p>
    <h2>Hoe bestel ik iets opnieuw?</h2>
    <p>Open de bestelling in je account en kies voor opnieuw bestellen. Bestanden worden opnieuw
    gekoppeld en je ziet vooraf of een prijs is veranderd.</p>
    <h2>Ontvang ik een factuur die mijn boekhouding kan lezen?</h2>
    <p>Ja. Bij elke factuur krijg je een pdf en een UBL-bestand.</p>
  `),
  versionDate: null,
}
