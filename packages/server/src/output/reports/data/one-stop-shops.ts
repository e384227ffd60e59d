/**
 * One-stop shops for renovation by Belgian postal code. Only those whose municipalities a source names: about a third
 * of the Flemish municipalities. For all others, for Wallonia (16 Guichets Énergie, of which no list was found) and for
 * the Netherlands (an energieloket of each municipality, likewise) the contact of the region stands. None of them has a
 * telephone number here, because those change.
 */
export interface OneStopShop {
  name: string;
  /** Null where no page of its own was found: then that of the region leads to it. */
  url: string | null;
  /** First and last postal code. */
  zipCodes: readonly (readonly [first: number, last: number])[];
}

export const ONE_STOP_SHOPS: readonly OneStopShop[] = [
  // Source: sustainable-energy-week.ec.europa.eu, 2024-05-07, and stad.gent: of the city of Ghent.
  { name: 'De Energiecentrale', url: 'https://stad.gent/nl/energiecentrale', zipCodes: [[9000, 9052]] },
  // Source: "EcoHouse Antwerp", new.express.adobe.com/webpage/NIZ534k9aGRQd, read 2026-11-19: of the city of Antwerp.
  // Borsbeek, which joined the city in 2025, is left out.
  {
    name: 'EcoHuis Antwerpen',
    url: null,
    zipCodes: [
      [2000, 2060],
      [2100, 2100],
      [2140, 2140],
      [2170, 2180],
      [2600, 2610],
      [2660, 2660],
    ],
  },
  // Source: goeiedag.be, 2022-04: all 35 municipalities of Halle-Vilvoorde, whose postal codes these are.
  {
    name: 'Energiehuis 3Wplus',
    url: null,
    zipCodes: [
      [1500, 1999],
      [3090, 3090],
    ],
  },
  // Source: council of Genk, 2020, raadpleeg-genk.onlinesmartcities.be: for all municipalities of Limburg. Two Flemish
  // municipalities with language facilities had none in 2018 (wonenvlaanderen.be), so Herstappe and Voeren are left
  // out.
  {
    name: 'Energiehuis Limburg',
    url: null,
    zipCodes: [
      [3500, 3716],
      [3718, 3789],
      [3799, 3999],
    ],
  },
  // Source: leiedal.be/www.leiedal.be/betaalbaarwonen/warmerwonen, which names Deerlijk, Harelbeke, Kortrijk, Kuurne,
  // Lendelede, Menen and Wervik as partners, and energiehuis-warmerwonen.be, read 2026-11-19.
  {
    name: 'Energiehuis Warmer Wonen',
    url: 'https://www.energiehuis-warmerwonen.be',
    zipCodes: [
      [8500, 8511],
      [8520, 8520],
      [8530, 8531],
      [8540, 8540],
      [8860, 8860],
      [8930, 8940],
    ],
  },
  // Source: kw.be, 2023-11: Izegem, Ingelmunster, Ledegem, Oostrozebeke and Wielsbeke, from 2024 on.
  {
    name: 'Energiehuis Woondienst Regio Izegem',
    url: null,
    zipCodes: [
      [8710, 8710],
      [8770, 8770],
      [8780, 8780],
      [8870, 8870],
      [8880, 8880],
    ],
  },
  // Source: blog.futureproofed.com, 2018-01-12, and hln.be, 2023-03: of the city of Ostend.
  { name: 'Energiehuis Oostende (EOS)', url: null, zipCodes: [[8400, 8400]] },
];

/** Null where no source says which it is. */
export function oneStopShopOf(zipCode: string | null): OneStopShop | null {
  const zip = Number(zipCode ?? Number.NaN);
  const serves = ({ zipCodes }: OneStopShop) => zipCodes.some(([first, last]) => zip >= first && zip <= last);
  return ONE_STOP_SHOPS.find(serves) ?? null;
}
