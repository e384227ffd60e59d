/**
 * The municipalities whose names are official in each of their languages, by the laws on the use of languages in
 * administrative matters (18 July 1966, articles 4 to 8): those of Brussels, and those with facilities for a second
 * language whose names differ. See `../belgian-places.ts` for the form and the source.
 */
export const BRUSSELS = `
Anderlecht: 1070
Oudergem/Auderghem: 1160
Sint-Agatha-Berchem/Berchem-Sainte-Agathe: 1082
Brussel/Bruxelles/Brüssel: 1000; 1020 Laken/Laeken; 1040; 1047; 1050; 1060; 1120; 1130
Etterbeek: 1040
Evere: 1140
Vorst/Forest: 1190
Ganshoren: 1083
Elsene/Ixelles: 1050
Jette: 1090
Koekelberg: 1081
Sint-Jans-Molenbeek/Molenbeek-Saint-Jean: 1080
Sint-Gillis/Saint-Gilles: 1060
Sint-Joost-ten-Node/Saint-Josse-ten-Noode: 1006; 1210
Schaarbeek/Schaerbeek: 1030; 1035; 1105
Ukkel/Uccle: 1180
Watermaal-Bosvoorde/Watermael-Boitsfort: 1170
Sint-Lambrechts-Woluwe/Woluwe-Saint-Lambert: 1200
Sint-Pieters-Woluwe/Woluwe-Saint-Pierre: 1150
`;

export const FLEMISH_FACILITIES = `
Bever/Biévène: 1547
Sint-Genesius-Rode/Rhode-Saint-Genèse: 1640
Mesen/Messines: 8957
Spiere-Helkijn/Espierres-Helchin: 8587 Helkijn, Spiere
Ronse/Renaix: 9600
Voeren/Fourons: 3790 Moelingen/Mouland, Sint-Martens-Voeren/Fouron-Saint-Martin; 3791 Remersdaal; 3792
  Sint-Pieters-Voeren/Fouron-Saint-Pierre; 3793 Teuven; 3798 's-Gravenvoeren/Fouron-le-Comte
`;

/** With the German-speaking region. */
export const WALLOON_FACILITIES = `
Vloesberg/Flobecq: 7880
Edingen/Enghien: 7850 Marcq, Petit-Enghien
Moeskroen/Mouscron: 7700 Luingne; 7711 Dottignies; 7712 Herseaux
Komen-Waasten/Comines-Warneton: 7780 Komen/Comines; 7781 Houthem; 7782 Ploegsteert; 7783 Bizet; 7784 Bas-Warneton,
  Waasten/Warneton
Amel/Amblève/Amel: 4770; 4771
Büllingen/Bullange/Büllingen: 4760; 4761
Bütgenbach/Butgenbach/Bütgenbach: 4750
Kelmis/La Calamine/Kelmis: 4720; 4721; 4728
Sankt Vith/Saint-Vith/Sankt Vith: 4780; 4782; 4783
Weismes/Waimes/Weismes: 4950 Faymonville, Ondenval, Ovifat, Robertville, Sourbrodt, Thirimont
`;
