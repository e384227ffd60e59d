import type { Differences } from '@rooftree/words/differences';
import type { Texts } from '../en/texts.ts';

export const dataDifferences: Differences<Texts> = {
  import: {
    lead: 'Sleep een bestand met woningen hierheen: CSV of Excel (.xlsx). U ziet eerst wat er zou gebeuren; er wordt niets opgeslagen voordat u dat zegt.',
    choose: 'Bestand kiezen',
    hint: 'Eén regel per woning, met bovenaan een regel met kolomkoppen. Nodig voor elke woning: een eigen kenmerk, het land en het type. De koppen mogen in het Nederlands, Frans of Engels zijn.',
    checking: 'Bestand wordt gelezen en gecontroleerd …',
    columnsLead:
      'Wijzig wat een kolom betekent, of laat de kolom weg. Uw keuze wordt bewaard voor alle volgende bestanden.',
    nothingTaken: 'Dit bestand kan nog niet worden geïmporteerd.',
    nothingNew: 'Het bestand bevat niets dat nog niet bekend is.',
    checkedRows: (done) => `${done} regels gecontroleerd …`,
    undoQuestion:
      'Deze import ongedaan maken? Woningen die erbij kwamen verdwijnen weer, de andere worden zoals ze waren. Wat sindsdien is gewijzigd, blijft.',
    undone: (removed, restored) => `Ongedaan gemaakt. Weer weg: ${removed}; zoals voorheen: ${restored}.`,
    undoneDeactivated: (count) => `Gedeactiveerd, want er is inmiddels een plan: ${count}.`,
    wholeNumber: 'Vul een geheel getal in, bijvoorbeeld 1958.',
    number: 'Vul een getal in, bijvoorbeeld 142 of 0,24.',
    positive: 'Vul een getal groter dan 0 in.',
    atLeast: (least) => `Vul ${least} of meer in.`,
    atMost: (most) => `Vul ${most} of minder in.`,
    zipOf: (country) => `Vul een postcode van dit land in: ${country}.`,
    regionOf: (country) => `Vul een regio van dit land in: ${country}.`,
    yesOrNo: 'Vul ja of nee in.',
    mustBeFilled: 'Vul dit in (maximaal 255 tekens).',
    shorter: (most) => `Gebruik maximaal ${most} tekens.`,
    twice: (line) => `Dit kenmerk staat al op regel ${line}. Elke woning heeft een eigen kenmerk nodig.`,
    tooManyCells: (count) =>
      `Er zijn meer cellen dan de ${count} kolomkoppen. Zet een tekst met een scheidingsteken tussen aanhalingstekens.`,
    doubtful: (one, other) =>
      `Dit kan ${one} of ${other} zijn. Schrijf het getal zonder scheidingsteken voor duizendtallen.`,
    countryTaken: (country) => `Geen kolom bevat het land: ${country} wordt aangenomen.`,
    noReference:
      'Geen enkele kolom bevat het kenmerk (uw eigen nummer van elke woning). Kies hierboven welke kolom dat is, of voeg er een toe aan het bestand.',
    noRows:
      'Er zijn kolomkoppen, maar geen woningen daaronder. Is dit het juiste bestand, of het juiste werkblad?',
    oldExcel:
      'Dit is een oud Excel-bestand (.xls), of er zit een wachtwoord op. Sla het op als .xlsx zonder wachtwoord.',
    damaged:
      'Dit Excel-bestand is beschadigd. Open het, sla het opnieuw op als .xlsx of als CSV, en kies dat.',
    tooLarge: (most) => `Een bestand mag ${most} MB groot zijn. Splits het, of sla het op als CSV.`,
    firstSheet: (first, others) =>
      `Alleen het eerste werkblad, ‘${first}’, wordt gelezen; weggelaten: ${others}. Zet een ander werkblad vooraan om dat te importeren.`,
    withoutHeading: (place) => `Kolom ${place} heeft waarden maar geen kop, en wordt weggelaten.`,
    shortRows: (count, line) =>
      `Regels met minder cellen dan koppen: ${count}, de eerste is regel ${line}. Wat ontbreekt, geldt als leeg.`,
    windows: (line, example) =>
      `Het bestand wordt gelezen als Windows-1252. Controleer of dit klopt op regel ${line}: ‘${example}’.`,
    wrongEncoding:
      'Sommige letters van het bestand zijn onleesbaar. Sla het op als ‘CSV UTF-8’ of als .xlsx.',
    anotherRuns: 'Een collega importeert op dit moment een bestand. Probeer het opnieuw als dat klaar is.',
    changedMeanwhile:
      'Iemand heeft intussen dezelfde woningen gewijzigd, dus er is niets opgeslagen. Kies het bestand opnieuw om de nieuwe situatie te zien.',
    columns: {
      external_id: 'Kenmerk',
      region: 'Regio',
      place: 'Plaats',
      house_number_extra: 'Toevoeging',
      estate_format: 'Woningvorm',
    },
  },
  connections: {
    states: {
      NEEDS_CREDENTIALS: 'De aanmeldgegevens worden geweigerd: voer nieuwe in.',
    },
    credentials: {
      address: 'Adres van de API van de corporatie',
      token_path: 'Pad van het inlogadres',
    },
    createLead: 'Hij is eerst gepauzeerd: bekijk wat er zou komen en laat hem daarna vanzelf verdergaan.',
  },
  prices: {
    title: 'Prijzen en subsidies',
    views: {
      grants: 'Subsidies',
    },
    usingOurs: 'Plannen rekenen met onze eigen prijzen en subsidies.',
    olderPlans: (count) =>
      `Plannen van een andere versie: ${count}. Ze blijven zoals ze zijn tot ze opnieuw worden gemaakt.`,
    taken:
      'Iemand anders heeft het concept intussen gewijzigd. U ziet nu dat concept, met uw wijzigingen erbovenop; daarvan is nog niets opgeslagen. Kijk het na en sla het dan op.',
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
    ownGrants: 'Subsidies die u toevoegde',
    ownGrantsLead: 'Uitbetaald aan eigenaren naast de andere, tot wat de maatregel kost.',
    addGrant: 'Lokale subsidie toevoegen',
    ourGrants: 'Subsidies die wij kennen',
    noGrants: 'Wij kennen geen subsidie die hier vandaag wordt uitbetaald.',
    checkedOn: (day) => `gecontroleerd ${day}`,
    mendGrant: 'Er klopt iets niet in deze subsidie: open haar.',
    grantNameHint: 'Zoals kopers die lezen.',
    zipCodesHint: 'Telkens de vier cijfers, met een spatie ertussen. Leeg: overal in de provincie.',
    works: 'Maatregelen waarvoor zij betaalt',
    per: 'Wat er wordt betaald',
    ceilingHint: 'Voor al haar maatregelen samen. Leeg: geen maximum.',
    toHint: 'Leeg zolang er geen einde bekend is.',
    sourceHint: 'Een webadres, zoals https://www.example.com/subsidie.',
    checked: 'Laatst gecontroleerd op',
    intoDraft: 'In het concept zetten',
    wrongGrant: {
      works:
        'Minstens één, en alle aan één deel van de woning: dak, muren en vloer; ramen, deuren en ventilatie; verwarming; warm water; of zonne-energie. Voor twee delen voegt u twee subsidies toe.',
    },
    draft: 'Concept',
    noDraft: 'Er is nog niets gewijzigd: wat u hierboven wijzigt, komt eerst in een concept.',
    notSaved: 'Uw wijzigingen zijn nog niet opgeslagen. Geen enkel plan gebruikt ze.',
    draftSaved: 'Het concept is opgeslagen. Geen enkel plan gebruikt het voordat het is gepubliceerd.',
    mendFirst: 'Verbeter eerst wat is aangegeven.',
    saveDraft: 'Concept opslaan',
    discard: 'Concept weggooien',
    publishQuestion:
      'Nieuwe plannen rekenen voortaan met deze prijzen en subsidies, en paspoorten met andere zijn dan verouderd. U kunt altijd de vorige versie opnieuw gebruiken.',
    otherWorks: 'Plannen met andere maatregelen',
    between: (expected, low, high) => `ongeveer ${expected} (19 van de 20 keer tussen ${low} en ${high})`,
    versionOurs: 'Onze eigen prijzen en subsidies',
    counts: (rows, grants, off) =>
      `prijzen: ${rows}, eigen subsidies: ${grants}, niet meegetelde subsidies: ${off}`,
    done: {
      saved: 'Het concept is opgeslagen.',
      published: 'Gepubliceerd. Plannen rekenen er vanaf nu mee.',
      discarded: 'Het concept is weg; wat is gepubliceerd, blijft.',
    },
  },
};
