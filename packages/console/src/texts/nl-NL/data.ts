import type { Differences } from '@rooftree/words/differences';
import type { Texts } from '../en/texts.ts';

export const dataDifferences: Differences<Texts> = {
  buildings: {
    lead: 'Appartementengebouwen met meerdere eigenaren: welke maatregelen, wat elke eigenaar betaalt, en of de vergadering ja zegt.',
    importLead:
      'CSV of Excel, één rij per appartement, met gebouw, kenmerk, naam, verdieping, breukdeel en stemmen. Kolomkoppen in het Nederlands, Frans of Engels. Er wordt niets opgeslagen voordat u bevestigt.',
    suggestedLead:
      'Appartementen op hetzelfde adres die nog in geen gebouw zitten. Hun breukdelen zijn gelijk tot u ze aanpast.',
    confirmDelete:
      'Dit gebouw verwijderen, met zijn plan, documenten en link voor de eigenaren? De woningen blijven staan.',
    views: { papers: 'Documenten en eigenaren' },
    controls: { targetOfRegion: 'landelijk doel' },
    meeting: 'op de ledenvergadering',
    netCost: 'Kosten na subsidie',
    afterGrants: (amount) => `na ${amount} subsidie`,
    somePayMore: (count) => (count === 1 ? '1 eigenaar betaalt meer' : `${count} eigenaren betalen meer`),
    monthsHint: 'energierekening, lening en reserve samen',
    sectionLead: 'Label nu en na de maatregelen. Kies een appartement om de bedragen te zien.',
    floorUnknown: 'verdieping niet bekend',
    depends: 'hangt af van gegevens die nog niet bekend zijn',
    noWorks: 'Het gebouw haalt het doel al: er zijn geen maatregelen nodig.',
    nothingRaises: 'Geen andere lening, reserve, jaar of keuze van maatregelen verhoogt die.',
    partOfWorks: 'Aandeel in de maatregelen, na subsidie',
    paidHow: 'Hoe het wordt betaald',
    total: 'Totale kosten',
    grants: 'Subsidies',
    loan: 'Lening van de VvE',
    loanTerms: ({ amount, years, rate, month }) =>
      `${amount} over ${years} tegen ${rate}: ${month} per maand voor alle eigenaren samen.`,
    loanLimit: (amount) => `Maximaal ${amount} voor dit gebouw.`,
    atOnce: 'In één keer',
    part: 'Deel van de maatregelen',
    monthNet: 'Verschil per maand door de maatregelen',
    contribution: (amount) => `Alle eigenaren samen betalen ${amount} per maand aan de reserve.`,
    condition: 'Conditie',
    lastDone: 'Laatst uitgevoerd',
    fundWorks: 'Energiemaatregelen',
    fundEnd: 'Reserve aan het eind van het jaar',
    tied: 'samen met een energiemaatregel',
    tiedLegend: 'Gemarkeerde bedragen worden samen met een energiemaatregel uitgevoerd.',
    paperNames: { LETTERS: 'Brieven aan de eigenaren' },
    paperHints: { PASSPORT: () => 'Het volledige plan: maatregelen, geld, stemming en onderhoud.' },
    ownerPage: 'Pagina voor de eigenaren',
    codesHint: 'Elke code opent de bedragen van één appartement. De code staat in de brief.',
    columns: { unit_external_id: 'Kenmerk van het appartement' },
    faults: {
      sharesLess: (sum, difference, total) =>
        `De breukdelen tellen op tot ${sum}: er ontbreken er ${difference} voor ${total}.`,
      sharesMore: (sum, difference, total) =>
        `De breukdelen tellen op tot ${sum}: ${difference} meer dan ${total}.`,
      noHome: 'Er is geen woning met dit kenmerk. Importeer eerst de appartementen.',
      differs: (line) => `Dit is anders dan op regel ${line} van hetzelfde gebouw.`,
      noUnits: 'Een gebouw heeft minimaal één appartement nodig.',
    },
    form: {
      reserveFund: 'Reservefonds (€)',
      contribution: 'Elk jaar bijgedragen (€)',
      unitsLead:
        'Stemmen: laat alles leeg als ze gelijk zijn aan het breukdeel. Eigenaar: hetzelfde kenmerk voor appartementen van één eigenaar.',
      share: 'Breukdeel',
      sharesTotal: 'Breukdelen in totaal',
      sharesRight: (total) => `Samen ${total} delen: dat klopt.`,
      sharesMissing: (count) => `Er ontbreken ${count} delen.`,
      sharesTooMany: (count) => `Er zijn ${count} delen te veel.`,
      sharesFirst: 'Laat eerst de breukdelen kloppen.',
      parts: 'Gemeenschappelijke delen',
      maintenanceCost: 'Kosten van het onderhoud (€)',
      deed: 'Splitsingsakte',
      deedLead: 'Alleen waar de splitsingsakte van dit gebouw afwijkt van de wet of het modelreglement.',
      majority: 'Meerderheid voor maatregelen',
      windowsArePrivate: 'Kozijnen horen bij de appartementen',
    },
  },
  import: {
    lead: 'Sleep een CSV- of Excel-bestand (.xlsx) met woningen hierheen. U krijgt eerst een voorbeeld; er wordt niets opgeslagen voordat u bevestigt.',
    choose: 'Bestand kiezen',
    hint: 'Eén rij per woning, met kolomkoppen in de eerste rij. Verplicht voor elke woning: uw kenmerk, het land en het type. De koppen mogen in het Nederlands, Frans of Engels zijn.',
    checking: 'Bestand controleren …',
    columnsLead:
      'Wijzig wat een kolom betekent, of negeer de kolom. Uw keuze geldt voor alle volgende bestanden.',
    nothingTaken: 'Dit bestand kan nog niet worden geïmporteerd.',
    checkedRows: (done) => `${done} rijen gecontroleerd …`,
    undoQuestion:
      'Deze import ongedaan maken? Nieuwe woningen worden verwijderd en gewijzigde woningen hersteld. Woningen die sindsdien zijn gewijzigd, blijven zoals ze zijn.',
    regionOf: (country) => `Vul een regio van dit land in: ${country}.`,
    mustBeFilled: 'Vul dit in (maximaal 255 tekens).',
    shorter: (most) => `Gebruik maximaal ${most} tekens.`,
    twice: (line) => `Dit kenmerk staat al op regel ${line}. Elke woning heeft een eigen kenmerk nodig.`,
    tooManyCells: (count) =>
      `Deze rij heeft meer cellen dan de ${count} kolomkoppen. Zet een tekst met een scheidingsteken tussen aanhalingstekens.`,
    doubtful: (one, other) =>
      `Dit kan ${one} of ${other} zijn. Schrijf het getal zonder scheidingsteken voor duizendtallen.`,
    noReference:
      'Er is geen kolom voor het kenmerk (uw eigen nummer van elke woning). Kies die hierboven, of voeg er een toe aan het bestand.',
    noRows:
      'Er zijn kolomkoppen, maar geen woningen daaronder. Is dit het juiste bestand, of het juiste werkblad?',
    oldExcel:
      'Dit is een oud Excel-bestand (.xls), of er zit een wachtwoord op. Sla het op als .xlsx zonder wachtwoord.',
    damaged:
      'Dit Excel-bestand is beschadigd. Open het, sla het opnieuw op als .xlsx of als CSV, en kies dat.',
    tooLarge: (most) => `Een bestand mag maximaal ${most} MB groot zijn. Splits het, of sla het op als CSV.`,
    firstSheet: (first, others) =>
      `Alleen het eerste werkblad, ‘${first}’, wordt geïmporteerd; genegeerd: ${others}. Zet een ander werkblad vooraan om dat te importeren.`,
    withoutHeading: (place) => `Kolom ${place} heeft waarden maar geen kop, en wordt genegeerd.`,
    shortRows: (count, line) =>
      `Rijen met minder cellen dan koppen: ${count}, te beginnen met regel ${line}. Wat ontbreekt, geldt als leeg.`,
    windows: (line, example) =>
      `Het bestand wordt gelezen als Windows-1252. Controleer of dit klopt op regel ${line}: ‘${example}’.`,
    wrongEncoding:
      'Sommige letters van het bestand zijn onleesbaar. Sla het op als ‘CSV UTF-8’ of als .xlsx.',
    anotherRuns: 'Een collega importeert op dit moment een bestand. Probeer het opnieuw als dat klaar is.',
    changedMeanwhile:
      'Iemand wijzigde tijdens de import dezelfde woningen, dus er is niets opgeslagen. Kies het bestand opnieuw voor een nieuw voorbeeld.',
    columns: {
      external_id: 'Kenmerk',
      region: 'Regio',
      place: 'Plaats',
      house_number_extra: 'Toevoeging',
      estate_format: 'Woningvorm',
    },
  },
  connections: {
    testFailed: (provider) =>
      `${provider} accepteert deze koppeling niet. Controleer de aanmeldgegevens hieronder.`,
    states: {
      NEEDS_CREDENTIALS: 'De inloggegevens worden geweigerd: vul nieuwe in.',
    },
    credentials: {
      address: 'Adres van de API van de corporatie',
      token_path: 'Pad van het inlogadres',
    },
  },
  prices: {
    known: {
      lead: 'Waarmee plannen rekenen, waar we dat lazen en hoe zeker we zijn. Niets is bij een overheid nagevraagd. Zijn latere bedragen van een subsidie niet gepubliceerd, dan gelden de laatst bekende en zegt het plan dat.',
      kinds: { grant: 'Subsidies', income_limits: 'Inkomensgrenzen voor subsidies' },
      amountsUntil: (day) => `bedragen bekend tot ${day}`,
    },
    title: 'Prijzen en subsidies',
    views: {
      grants: 'Subsidies',
    },
    usingOurs: 'Plannen gebruiken de standaardprijzen en -subsidies van Rooftree.',
    taken:
      'Iemand anders heeft het concept gewijzigd. U ziet nu die versie met uw wijzigingen erbij; die zijn nog niet opgeslagen. Controleer ze en sla ze dan op.',
    takenCounts: (prices, off, grants) =>
      `Door de ander gewijzigd: ${prices} prijzen, ${off} subsidies aan- of uitgezet, ${grants} eigen subsidies.`,
    place: 'Land of provincie',
    pricesLead:
      'Lage, gebruikelijke en hoge prijs zonder btw. Een factor geldt voor alle drie. Een prijs voor een provincie gaat voor op die van het land.',
    ofWorks: 'van de maatregelen',
    confidence: {
      high: 'Meerdere bronnen komen overeen.',
      medium: 'Eén goede bron, of meerdere die uiteenlopen.',
    },
    ownGrants: 'Uw eigen subsidies',
    ownGrantsLead: 'Komen boven op de andere subsidies, tot de kosten van de maatregelen.',
    addGrant: 'Lokale subsidie toevoegen',
    ourGrants: 'Bekende subsidies',
    noGrants: 'Wij kennen hier vandaag geen subsidies.',
    checkedOn: (day) => `gecontroleerd ${day}`,
    mendGrant: 'Deze subsidie bevat een fout: open haar.',
    grantNameHint: 'Zoals kopers die zien.',
    zipCodesHint: 'Telkens de vier cijfers, met een spatie ertussen. Leeg: overal in de provincie.',
    works: 'Maatregelen die in aanmerking komen',
    ceilingHint: 'Voor alle maatregelen samen. Leeg: geen maximum.',
    sourceAddress: 'Webpagina over de subsidie',
    sourceHint: 'Een webadres, zoals https://www.example.com/subsidie.',
    checked: 'Laatst gecontroleerd op',
    intoDraft: 'Toevoegen aan het concept',
    wrongGrant: {
      works:
        'Minstens één, en alle aan één deel van de woning: dak, muren en vloer; ramen, deuren en ventilatie; verwarming; warm water; of zonne-energie. Voor twee delen voegt u twee subsidies toe.',
    },
    draft: 'Concept',
    noDraft: 'Nog geen wijzigingen. Wat u hierboven wijzigt, komt eerst in een concept.',
    notSaved: 'Uw wijzigingen zijn nog niet opgeslagen.',
    draftSaved: 'Het concept is opgeslagen. Plannen gebruiken het zodra u het publiceert.',
    mendFirst: 'Verbeter eerst de gemarkeerde velden.',
    saveDraft: 'Concept opslaan',
    discard: 'Concept weggooien',
    publishQuestion:
      'Nieuwe plannen gebruiken deze prijzen en subsidies; bestaande paspoorten zijn dan verouderd. U kunt altijd terug naar de vorige versie.',
    otherWorks: 'Plannen met andere maatregelen',
    versionOurs: 'Standaardprijzen en -subsidies',
    counts: (rows, grants, off) =>
      `prijzen: ${rows}, eigen subsidies: ${grants}, niet meegetelde subsidies: ${off}`,
    done: {
      saved: 'Het concept is opgeslagen.',
      discarded: 'Concept verwijderd. De gepubliceerde versie blijft in gebruik.',
    },
  },
};
