import type { BuildingInput } from '@rooftree/engine';

export const PLAN_STATUSES = ['NOT_STARTED', 'RUNNING', 'FINISHED', 'FAILED'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** What is stored of a building beside its name, its shares and its units. */
export type BuildingDefinition = Omit<BuildingInput, 'external_id' | 'name' | 'shares_total' | 'units'>;

/** A building as it is stored. */
export interface StoredBuilding {
  id: string;
  building: BuildingInput;
  createdAt: string;
  updatedAt: string;
}

/** Of an address that opens something: 128 random bits. */
export const TOKEN = /^[A-Za-z0-9_-]{22}$/;
