import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const terms: DemoPage = {
  urlPath: '/algemene-voorwaarden',
  title: 'Algemene voorwaarden',
  metaTitle: 'Algemene voorwaarden',
  metaDescription: prose(`
    De voorwaarden waaronder Paskruis levert aan bedrijven en instellingen: prijzen, bestanden,
    levering, betaling en aansprakelijkheid.
  `),
  content: prose(`
    <p><strong>Versie van 1 november 2026.</strong> Deze voorwaarden kun je bewaren en afdrukken. De
    versie die gold toen je bestelde, sturen wij mee met de orderbevestiging.</p>
    <h2>1. Voor wie</h2>
    <p>Paskruis B.V., gevestigd aan de Drukkerswerf 14 in Nieuwegein, levert alleen aan klanten die
    handelen in de uitoefening van een bedrijf, beroep of publieke taak. Wij leveren niet aan
    consumenten. Daarom vragen wij bij een account een KvK-nummer en een btw-nummer, en beoordelen wij
    iedere aanvraag.</p>
    <h2>2. Aanbod en prijzen</h2>
    <p>Prijzen in de webwinkel zijn in euro en exclusief btw, tenzij er anders staat. Vanaf de
    winkelwagen tonen wij de btw per tarief en het totaal inclusief btw. Een opgeslagen offerte houdt
    haar prijzen tot en met de vermelde datum. Een kennelijke vergissing in een prijs bindt ons
    niet.</p>
    <h2>3. Overeenkomst</h2>
    <p>De overeenkomst ontstaat als wij je bestelling per e-mail bevestigen. Vóór je bestelt kun je al
    je gegevens nakijken en wijzigen. Zolang de productie niet is begonnen kun je een bestelling
    kosteloos annuleren; daarna betaal je wat al gemaakt is.</p>
    <h2>4. Bestanden en proeven</h2>
    <p>Je staat ervoor in dat je de aangeleverde bestanden mag gebruiken. Wij controleren techniek, geen
    spelling of inhoud. Heb je een proef goedgekeurd, dan geldt die. Kleine afwijkingen in kleur en maat
    die in de branche gebruikelijk zijn, zijn geen gebrek.</p>
    <h2>5. Levering</h2>
    <p>Genoemde leverdata gaan uit van complete en bruikbare bestanden vóór het afgesproken tijdstip. Is
    een datum voor jou van groot belang, meld dat dan voordat je bestelt. Het risico gaat over bij
    aflevering of bij afhalen.</p>
    <h2>6. Betaling</h2>
    <p>De betaaltermijn is 30 dagen na factuurdatum, tenzij schriftelijk anders is afgesproken. Daarna
    is de wettelijke handelsrente verschuldigd en brengen wij incassokosten in rekening, met een minimum
    van € 40. Geleverde goederen blijven ons eigendom tot ze betaald zijn.</p>
    <h2>7. Klachten</h2>
    <p>Meld zichtbare gebreken binnen acht dagen na ontvangst en andere gebreken binnen acht dagen nadat
    je ze ontdekte. Is de klacht terecht, dan maken wij het werk opnieuw of crediteren wij het bedrag,
    naar jouw keuze waar dat redelijk is.</p>
    <h2>8. Aansprakelijkheid</h2>
    <p>Onze aansprakelijkheid is beperkt tot het factuurbedrag van de betrokken levering, behalve bij
    opzet of bewuste roekeloosheid. De klant zorgt zelf voor veilige montage en voor vergunningen.</p>
    <h2>9. Maatwerk en herroeping</h2>
    <p>Wij leveren aan bedrijven en maken werk naar opgave. Een wettelijk herroepingsrecht voor
    consumenten is niet van toepassing.</p>
    <h2>10. Recht</h2>
    <p>Op de overeenkomst is Nederlands recht van toepassing. Geschillen leggen wij voor aan de
    rechtbank Midden-Nederland, nadat wij eerst samen naar een oplossing hebben gezocht.</p>
  `),
  versionDate: '2026-11-01',
}
