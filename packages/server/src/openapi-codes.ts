import { COUNTRIES, DWELLING_FIELDS, INSULATION_TYPES, REGIONS } from '@rooftree/engine';
import { CLIENT_PERMISSIONS } from './caller.ts';
import { ESTATE_STATUSES } from './estates/estates.ts';
import { WEBHOOK_EVENTS } from './events.ts';
import { WORKS } from './planning/price-books/price-books.schemas.ts';

/** Lists of codes that many schemas of openapi.json have in common, by the name that clients give their type. */
export const CODES: Readonly<Record<string, readonly string[]>> = {
  Area: [...COUNTRIES, ...REGIONS],
  ClientPermission: CLIENT_PERMISSIONS,
  EstateStatus: ESTATE_STATUSES,
  HeatingDevice: DWELLING_FIELDS.heating_device.values,
  InsulationType: INSULATION_TYPES,
  Region: REGIONS,
  WebhookEvent: WEBHOOK_EVENTS,
  Work: WORKS,
};
