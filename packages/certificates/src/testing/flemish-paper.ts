/** A Flemish certificate of our own making, at an invented address. */
export const FLEMISH_PAPER = [
  `
Energieprestatiecertificaat
Residentiële eenheid
Zilveren Potloodstraat 12 bus 3
9000 Gent
woning, halfopen bebouwing  oppervlakte: 120 m²
certificaatnummer: 20240301-0009000001-RES-1
Energielabel
F        E        D        C        B        A        A+
500      400      300      200      100      0
Gemiddelde woning: 391 kWh/(m² jaar)
250 kWh/(m² jaar)
Doel voor 2050: 100 kWh/(m² jaar)
Datum: 01-03-2024
Dit certificaat is geldig tot en met 1 maart 2034.
`,
  `
Huidige staat van de woning
Daken                       Muren                       Vensters (beglazing en profiel)
0,30 W/(m²K)                1,70 W/(m²K)                2,80 W/(m²K)
0,24 W/(m²K)                0,24 W/(m²K)                1,50 W/(m²K)
Verwarming                  Sanitair warm water         Zonne-energie
Centrale verwarming (gas)   Aanwezig                    Geen systeem aanwezig
`,
  `
Algemene gegevens
Referentiejaar bouw                                           1962
Bruikbare vloeroppervlakte (m²)                               120
Verliesoppervlakte (m²)                                       242
Berekende energiescore (kWh/(m²jaar))                         250
Karakteristiek jaarlijks primair energieverbruik (kWh/jaar)   30 000
`,
  `
Daken
Beschrijving      Oriëntatie   Netto-oppervlakte (m²)   Isolatie                    Berekende U-waarde (W/(m²K))
Hellend dak
Voorgevel         O            40,0                     120mm MW tussen regelwerk   0,30
Achtergevel       W            40,0                     120mm MW tussen regelwerk   0,30
Muren
Beschrijving      Oriëntatie   Netto-oppervlakte (m²)   Isolatie                    Muurtype        Berekende U-waarde (W/(m²K))
Buitenmuur
Voorgevel         O            30,0                     isolatie afwezig            spouwmuur       1,70
Achtergevel       W            50,0                     isolatie afwezig            spouwmuur       1,70
Muur grenzend aan verwarmde ruimte
Gemene muur       -            60,0                     isolatie afwezig            volle muur      1,90
Vloeren
Beschrijving                   Netto-oppervlakte (m²)   Isolatie                    Berekende U-waarde (W/(m²K))
Vloer op volle grond
Gelijkvloers                   60,0                     isolatie onbekend           0,80
Vensters
Beschrijving      Oriëntatie   Oppervlakte (m²)         Beglazing                   Berekende U-waarde (W/(m²K))
Voorgevel-GL1     O            12,0                     dubbel glas                 2,80
Achtergevel-GL1   W            10,0                     dubbel glas                 2,80
Ruimteverwarming
                               RV1                      RV2
Aandeel in volume (%)          20                       80
Energiedrager                  elektriciteit            gas
Soort opwekker(s)              accumulatieverwarming    condenserende ketel
Referentiejaar fabricage       1980                     2016
Sanitair warm water
                               SWW1
Gekoppeld aan ruimteverwarming  ja, aan RV2
Ventilatie
Type ventilatie                C - natuurlijke toevoer, mechanische afvoer
Installaties voor zonne-energie
Zonneboiler                    niet aanwezig
Zonnepanelen                   niet aanwezig
`,
] as const;
