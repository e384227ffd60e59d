import { COUNTRIES } from '@rooftree/engine';
import { SUBSIDY_CONDITIONS, SUBSIDY_SCHEMES } from '@rooftree/engine/remarks';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../http/requests/json-schemas.ts';
import { day, incomeGroup, WORKS } from './price-books.schemas.ts';

const confidence = () => oneOf(['high', 'medium', 'low'] as const);

export const tablesSchema = Type.Object(
  {
    data_version: Type.String(),
    prices: Type.Array(
      Type.Object({
        work: oneOf(WORKS),
        country: oneOf(COUNTRIES),
        reference: nullable(
          Type.Number({
            description:
              'Reference size when the price depends on the size of the home: kW for a heat pump, otherwise m² of floor area.',
          }),
        ),
        unit: oneOf(['m2', 'piece', 'kW', 'kWp', 'kWh', 'dwelling', 'site', 'share'] as const),
        low: Type.Number({
          description: 'EUR without VAT per unit; for an architect, a share of the works.',
        }),
        typical: Type.Number(),
        high: Type.Number(),
        year: Type.Integer(),
        confidence: confidence(),
        source: Type.String(),
      }),
    ),
    grants: Type.Array(
      Type.Object({
        id: Type.String(),
        scheme: oneOf(SUBSIDY_SCHEMES),
        region: Type.String({ description: 'A region, or NL.' }),
        works: Type.Array(oneOf(WORKS)),
        amounts: Type.Array(
          Type.Object({
            income_group: nullable(incomeGroup()),
            per: oneOf(['m2', 'dwelling', 'kW', 'invoice'] as const),
            amount: Type.Number({ description: 'EUR, or percentage of the invoice without VAT.' }),
            start_eur: Type.Number({ description: 'In addition to the amount per kW.' }),
            max_percent: nullable(Type.Number()),
            max_eur: nullable(Type.Number()),
            combination: nullable(oneOf(['one_measure', 'two_measures'] as const)),
          }),
        ),
        conditions: Type.Array(oneOf(SUBSIDY_CONDITIONS)),
        from: day(),
        to: nullable(day()),
        confidence: confidence(),
        source: Type.String(),
        page: Type.String({ description: 'Official page about the scheme.' }),
        checked_in: Type.String({ description: 'Month in which the amounts were last checked.' }),
      }),
      { description: 'Grants available today.' },
    ),
  },
  {
    title: 'PriceTables',
    'x-extension': true,
    examples: [
      {
        data_version: '2026-11-15',
        prices: [
          {
            work: 'wall_cavity',
            country: 'BE',
            reference: null,
            unit: 'm2',
            low: 15,
            typical: 22,
            high: 35,
            year: 2026,
            confidence: 'high',
            source: 'public price lists',
          },
        ],
        grants: [
          {
            id: 'nl_isde_cavity_wall',
            scheme: 'isde',
            region: 'NL',
            works: ['wall_cavity'],
            amounts: [
              {
                income_group: null,
                per: 'm2',
                amount: 5.25,
                start_eur: 0,
                max_percent: null,
                max_eur: null,
                combination: 'one_measure',
              },
            ],
            conditions: ['insulation_value'],
            from: '2026-01-01',
            to: '2026-12-31',
            confidence: 'high',
            source: 'public tables',
            page: 'https://www.rvo.nl/subsidies-financiering/isde',
            checked_in: '2026-10',
          },
        ],
      },
    ],
  },
);
