/** The municipalities of Brussels. See `../belgian-places.ts` for the form and the source. */
export const BRUSSELS = `
Anderlecht: 1070
*Oudergem/Auderghem: 1160
*Sint-Agatha-Berchem/Berchem-Sainte-Agathe: 1082
*Brussel/Bruxelles/Brüssel: 1000; 1020 Laken/Laeken; 1040; 1047; 1050; 1060; 1120; 1130
Etterbeek: 1040
Evere: 1140
*Vorst/Forest: 1190
Ganshoren: 1083
*Elsene/Ixelles: 1050
Jette: 1090
Koekelberg: 1081
*Sint-Jans-Molenbeek/Molenbeek-Saint-Jean: 1080
*Sint-Gillis/Saint-Gilles: 1060
*Sint-Joost-ten-Node/Saint-Josse-ten-Noode: 1006; 1210
*Schaarbeek/Schaerbeek: 1030; 1035; 1105
*Ukkel/Uccle: 1180
*Watermaal-Bosvoorde/Watermael-Boitsfort: 1170
*Sint-Lambrechts-Woluwe/Woluwe-Saint-Lambert: 1200
*Sint-Pieters-Woluwe/Woluwe-Saint-Pierre: 1150
`;
