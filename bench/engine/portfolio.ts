import { type EstateInput, parseEstateInput } from '@rooftree/engine';

/** A mixed portfolio: every region, format and period, with little known, with much known, and with a certificate. */
export function portfolio(date: string): readonly EstateInput[] {
  const places = [
    { country: 'BE', zip_code: '9000' },
    { country: 'BE', zip_code: '1000' },
    { country: 'BE', zip_code: '4000' },
    { country: 'NL', zip_code: '3511' },
    { country: 'NL', zip_code: '9711' },
  ];
  const formats = ['OPEN', 'SEMI_OPEN', 'CLOSED', null];
  const years = [1920, 1938, 1955, 1968, 1975, 1985, 1998, 2008, 2018];
  const known = [
    {},
    { habitable_space_m2: 140, heating_type: 'GAS', window_glazing_type: 'DOUBLE' },
    {
      habitable_space_m2: 175,
      roof_type: 'MIXED',
      inclined_roof_insulation_type: 'CM_6_10',
      outer_wall_insulation_type: 'NONE',
      heating_type: 'OIL',
      heating_installation_year: 1999,
      energy_score_kwh_per_m2: 340,
    },
  ];
  return places.flatMap((address) =>
    formats.flatMap((format) =>
      years.flatMap((year) =>
        known.map((dwelling) =>
          parseEstateInput(
            {
              address,
              estate_type: format === null ? 'APARTMENT' : 'HOUSE',
              estate_format: format,
              year_built: year,
              dwelling,
            },
            date,
          ),
        ),
      ),
    ),
  );
}
