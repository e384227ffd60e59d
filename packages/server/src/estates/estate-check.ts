import { type EstateInput, InputError, parseEstateInput, type QualityLabel } from '@rooftree/engine';
import { type Check, compileCheck } from '../infra/checks/check.ts';
import { localDay } from '../infra/local-day.ts';
import { type EstateBody, estateCheckSchema } from './estates.schemas.ts';
import type { Estate } from './estates.ts';
import { qualityKey, qualityLabelOf } from './quality-label.ts';

/** Every fault of an estate's body: its form, what the engine makes of it, and amounts finer than a cent. */
export function compileEstateCheck(providerNames: readonly string[]): Check {
  const checkForm = compileCheck(estateCheckSchema(providerNames));
  // Both know the properties of an estate: what both refuse is said once.
  return (body) => [...new Set([...checkForm(body), ...engineFaults(body), ...ownFaults(body)])];
}

function engineFaults(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  try {
    parseEstateInput(body, localDay(countryIn(body)));
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.faults.map(({ message }) => message);
    throw error;
  }
}

function countryIn(body: { address?: unknown }): string | null {
  const { address } = body;
  const isObject = typeof address === 'object' && address !== null;
  return isObject && 'country' in address && typeof address.country === 'string' ? address.country : null;
}

function ownFaults(body: unknown): string[] {
  const { price, estate_type, estate_format }: Record<string, unknown> = { ...(body ?? {}) };
  const faults = [];
  if (typeof price === 'number' && Math.round(price * 100) / 100 !== price) {
    faults.push('price must have at most two decimals');
  }
  if (estate_type === 'APARTMENT' && typeof estate_format === 'string') {
    faults.push('estate_format must be null for an apartment');
  }
  return faults;
}

/** What was last computed of an estate, and from what. */
interface KnownQuality {
  body: EstateBody;
  qualityLabel: QualityLabel;
}

/**
 * A checked body as the estate to store; region and quality label come from the engine. The label takes it a
 * millisecond: it is taken from `known` when nothing has changed that it depends on.
 */
export function toEstate(
  externalId: string,
  body: EstateBody,
  origin: 'API' | 'IMPORT',
  known?: KnownQuality,
): Estate {
  const { address } = body;
  const input = inputOf(body);
  return {
    external_id: externalId,
    property_id: body.metadata?.property_id ?? null,
    managing_user_external_id: body.managing_user_external_id ?? null,
    country: address.country,
    region: input.address.region,
    zip_code: address.zip_code ?? null,
    place: address.place ?? null,
    street: address.street ?? null,
    house_number: address.house_number ?? null,
    house_number_extra: address.house_number_extra ?? null,
    latitude: address.latitude ?? null,
    longitude: address.longitude ?? null,
    estate_provider_type: body.estate_provider_type ?? origin,
    estate_status: body.estate_status ?? null,
    estate_type: body.estate_type,
    estate_format: body.estate_format ?? null,
    media: (body.media ?? []).map(({ filename, mime_type, url, position }, place) => ({
      filename: filename ?? null,
      mime_type: mime_type ?? null,
      url,
      position: position ?? place,
    })),
    price_cents: body.price == null ? null : Math.round(body.price * 100),
    year_built: body.year_built ?? null,
    year_renovated: body.year_renovated ?? null,
    dwelling: input.dwelling,
    quality_label:
      known !== undefined && isSame(known.body, input) ? known.qualityLabel : qualityLabelOf(input),
    layers: null,
    facts: null,
  };
}

/** False also for an estate that was stored under other rules and would be refused now. */
function isSame(known: EstateBody, input: EstateInput): boolean {
  try {
    return qualityKey(inputOf(known)) === qualityKey(input);
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function inputOf(body: EstateBody): EstateInput {
  return parseEstateInput(body, localDay(body.address.country));
}
