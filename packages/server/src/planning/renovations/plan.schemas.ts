/** The parts of a plan that the API describes; the rest is in docs/fields.md. */
import { CARRIERS, COUNTRIES, MEASURES, RELATED_WORKS } from '@rooftree/engine';
import {
  CLIMATE_ZONES,
  GRANT_REQUIREMENTS,
  MATERIALS,
  QUOTE_LINES,
  SITE_CHECKS,
  TRADES,
} from '@rooftree/engine/specification';
import { type TSchema, Type } from 'typebox';
import { nullable, oneOf } from '../../http/requests/json-schemas.ts';

const WORKS = [...MEASURES, ...RELATED_WORKS];

const specifiedValue = (description: string) =>
  Type.Object(
    { value: Type.Number(), low: Type.Number(), high: Type.Number() },
    {
      title: 'SpecifiedValue',
      description: `${description} \`value\` is the figure of the plan, \`low\` to \`high\` its 10–90 % range; all three are equal when the facts are given.`,
    },
  );

const object = (properties: Record<string, TSchema>, description: string) =>
  Type.Optional(Type.Object(properties, { description }));

const insulation = {
  added_r_m2k_per_w: Type.Number({ description: 'Minimum thermal resistance (Rd) of the new layer, m²K/W.' }),
  u_before_w_per_m2k: specifiedValue('U-value of the element today.'),
  u_after_w_per_m2k: specifiedValue('U-value of the element with the new layer.'),
  material: oneOf(MATERIALS, { description: 'A common material.' }),
  lambda_w_per_mk: Type.Number({ description: 'Thermal conductivity of that material.' }),
  thickness_mm: Type.Number({ description: 'Thickness of that material; of a cavity, its width.' }),
};

const heating = {
  power_kw: nullable(Type.Number({ description: 'Power of the heat pump; null for other appliances.' })),
  units: Type.Integer({ minimum: 1 }),
  design_heat_load_kw: specifiedValue('Heat load after the works, at the design temperature.'),
  design_heat_load_w_per_m2: Type.Number(),
  design_outside_c: Type.Number(),
  design_inside_c: Type.Number(),
  climate_zone: oneOf(CLIMATE_ZONES, { description: 'Place that the design temperature is for.' }),
  flow_temperature_c: nullable(
    Type.Number({ description: 'At the design temperature; null without radiators or floor heating.' }),
  ),
  hot_water: oneOf(['with_heating', 'separate']),
};

const codeWithValues = (codes: readonly string[]) =>
  Type.Object({
    code: oneOf(codes),
    values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  });

const specificationSchema = Type.Object(
  {
    trades: Type.Array(oneOf(TRADES)),
    after: Type.Array(oneOf(WORKS), { description: 'Works of the plan that must be done first.' }),
    area_m2: Type.Optional(specifiedValue('Area of the element, m².')),
    insulation: object(insulation, 'The new insulation layer.'),
    opening: object(
      {
        u_before_w_per_m2k: specifiedValue('U-value with frame today.'),
        u_after_w_per_m2k: Type.Number({ description: 'Maximum U-value with frame.' }),
        g_value: nullable(Type.Number({ description: 'Solar transmittance of the glass; null for a door.' })),
      },
      'New windows or doors.',
    ),
    airtightness: object(
      {
        infiltration_before_per_h: specifiedValue('Air changes per hour through cracks today.'),
        infiltration_after_per_h: specifiedValue('Air changes per hour through cracks after sealing.'),
      },
      'Sealing.',
    ),
    ventilation: object(
      {
        mean_air_flow_m3_per_h: specifiedValue('Mean air flow over the year.'),
        design_air_flow_m3_per_h_per_m2: Type.Number({
          description: 'Design air flow of a dry room per m² of its floor, by the standard.',
        }),
        standard: oneOf(['NBN D 50-001', 'Bbl']),
        heat_recovery_percent: nullable(Type.Number()),
      },
      'The ventilation system.',
    ),
    heating: object(heating, 'The heat generator.'),
    hot_water: object(
      { residents: Type.Number(), collector_m2: nullable(Type.Number()) },
      'The hot water appliance.',
    ),
    solar: object(
      {
        power_kwp: Type.Number(),
        yield_kwh_per_kwp: specifiedValue('Yearly yield.'),
        orientation: Type.Null({ description: 'Not an input of the plan: to be checked on site.' }),
      },
      'The solar panels.',
    ),
    battery_kwh: Type.Optional(Type.Number()),
    grant_requirements: Type.Array(
      Type.Object({
        rule_id: Type.String(),
        scheme: Type.String(),
        requirement: oneOf(GRANT_REQUIREMENTS),
        limit: Type.Number({ description: 'In the unit of the requirement.' }),
        is_met: nullable(
          Type.Boolean({
            description: 'Null when the product must prove it. False: the grant is not counted.',
          }),
        ),
        source: Type.String(),
      }),
      { description: 'What the grants of this work require of the product.' },
    ),
    site_checks: Type.Array(codeWithValues(SITE_CHECKS), { description: 'What to check on site first.' }),
    quote_lines: Type.Array(
      Type.Object({
        code: oneOf(QUOTE_LINES),
        quantity: Type.Number(),
        unit: oneOf(['m2', 'piece', 'kW', 'kWp', 'kWh', 'job']),
      }),
      { description: 'The lines of a request for quotes.' },
    ),
  },
  { title: 'WorkSpecification', description: 'What a contractor needs to quote the work.' },
);

const workSchema = Type.Object(
  { work: oneOf(WORKS), specification: nullable(specificationSchema) },
  { additionalProperties: true },
);

const stepSchema = Type.Object(
  { number: Type.Integer({ minimum: 1 }), works: Type.Array(workSchema) },
  { additionalProperties: true },
);

/** Its beginning; a whole plan is several pages. */
export const planExample = { date: '2026-11-14', engine_version: '1.0.0', data_version: '2026-11-14' };

const emissionFactorSchema = Type.Object({
  carrier: oneOf(CARRIERS),
  country: oneOf(COUNTRIES),
  year: Type.Integer({ description: 'First year that the factor is for.' }),
  basis: oneOf(['LOCATION', 'MARKET'], {
    description: 'Of electricity: `LOCATION` is the mix of the grid, `MARKET` what a supplier has bought.',
  }),
  kg_per_kwh: Type.Number({ minimum: 0, description: 'CO₂ per delivered kWh, kg.' }),
  source: Type.String(),
});

export const planSchema = Type.Object(
  {
    steps: Type.Optional(Type.Array(stepSchema)),
    emission_factors: Type.Optional(
      nullable(
        Type.Array(emissionFactorSchema, {
          description:
            'Factors behind every `co2_kg` of the plan, one for each carrier that the dwelling uses before or after the works. ' +
            'Null in plans that were made before they were recorded.',
        }),
      ),
    ),
  },
  {
    title: 'RenovationPlan',
    additionalProperties: true,
    description:
      'The full plan: steps with their works, costs, savings and ranges. `expected_result` is the middle of the range after the works; ' +
      '`conflicts` lists stated facts that contradict each other, with the one that the plan goes by. The decision of the renovation ' +
      'lists the works that are right in any case: show those first.',
    examples: [planExample],
  },
);
