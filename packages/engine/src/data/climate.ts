/** Monthly climate: hours, outside temperature °C, sunshine kWh/m² on a horizontal plane and on vertical ones. */
import type { Country } from '../contract/codes.ts';

type Month = readonly [
  outsideC: number,
  horizontal: number,
  east: number,
  south: number,
  west: number,
  north: number,
];

const HOURS = [744, 672, 744, 720, 744, 720, 744, 744, 720, 744, 720, 744];

function year(months: readonly Month[]) {
  return months.map(([outsideC, sunHorizontal, sunEast, sunSouth, sunWest, sunNorth], month) => {
    return { hours: HOURS[month] ?? 0, outsideC, sunHorizontal, sunEast, sunSouth, sunWest, sunNorth };
  });
}

export const CLIMATES: Record<Country, ReturnType<typeof year>> = {
  // Source: Uccle (KMI), TABULA Tab.AuxCalc.Climate row BE.N, github IWUGERMANY/tabuladata, CC BY 4.0, 2014.
  BE: year([
    [3.2, 19.83, 12.58, 30.0, 12.58, 7.06],
    [3.9, 35.28, 21.86, 44.08, 21.86, 11.69],
    [5.9, 68.19, 40.72, 64.92, 40.72, 22.11],
    [9.2, 103.19, 59.44, 75.61, 59.44, 32.5],
    [13.3, 141.67, 79.17, 85.25, 79.17, 46.94],
    [16.2, 147.89, 81.08, 81.36, 81.08, 50.97],
    [17.6, 143.83, 79.22, 82.39, 79.22, 49.58],
    [17.6, 126.78, 71.86, 84.31, 71.86, 40.61],
    [15.2, 90.61, 53.97, 79.64, 53.97, 27.22],
    [11.2, 53.94, 33.64, 63.22, 33.64, 17.06],
    [6.3, 24.89, 16.14, 37.36, 16.14, 8.44],
    [3.5, 15.19, 9.67, 24.36, 9.67, 5.47],
  ]),
  // Source: De Bilt, NTA 8800:2025+C1 tables 17.1 and 17.2 (NEN 5060), via github
  // OpenAEC-Foundation/open-heatloss-studio.
  NL: year([
    [2.61, 20.83, 15.03, 44.71, 17.41, 8.26],
    [4.82, 33.13, 24.53, 44.82, 22.04, 13.1],
    [5.91, 71.87, 52.6, 75.74, 42.63, 25.89],
    [9.32, 115.56, 80.78, 97.27, 69.26, 35.57],
    [14.73, 146.57, 85.26, 92.93, 79.83, 46.05],
    [16.12, 150.7, 82.66, 81.14, 90.5, 52.56],
    [18.05, 142.1, 78.05, 81.62, 83.85, 49.62],
    [18.48, 131.84, 66.22, 95.6, 89.28, 41.59],
    [15.63, 89.21, 53.06, 88.06, 60.41, 29.81],
    [10.4, 54.46, 37.05, 71.57, 34.74, 19.64],
    [7.99, 24.7, 17.21, 42.84, 16.34, 9.79],
    [4.0, 15.62, 11.83, 34.37, 11.31, 6.62],
  ]),
};
