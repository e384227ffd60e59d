/**
 * A certificate that an owner hands over on the page: read at once; stored only where the context allows it and the
 * owner wants it.
 */

import { writeFacts } from '@rooftree/planner/choices/facts';
import { readChoicesFor } from '@rooftree/planner/choices/plans/plan-with-choices';
import { planningDay } from '../../../access/contexts/planning-day.ts';
import { type HandedOver, readHandedOver } from '../../../estates/certificates/hand-over.service.ts';
import type { Facts } from '../../../estates/facts/layers.ts';
import { transaction } from '../../../infra/database/sql.ts';
import type { FileLedger } from '../../../infra/files/stored-files.service.ts';
import {
  createReadingJob,
  stageDocument,
} from '../../../planning/calculation-jobs/certificates/certificate-jobs.service.ts';
import type { ReferredEstate } from '../planner-page.repository.ts';
import { planBasisOf } from '../planner-page.ts';

interface OwnerCertificate extends HandedOver {
  /** Handed to the estate's owner, to whose estate it will be applied. */
  is_kept: boolean;
}

export async function handOver(
  ledger: FileLedger,
  found: ReferredEstate,
  bytes: Uint8Array,
  { mayKeep }: { mayKeep: boolean },
): Promise<OwnerCertificate> {
  const { zipCode, houseNumber, houseNumberExtra, country } = found.address;
  const read = await readHandedOver(bytes, {
    contextId: found.contextId,
    address: { zip_code: zipCode, house_number: houseNumber, house_number_extra: houseNumberExtra },
    country,
    facts: factsOf(found),
  });
  const possible = withoutImpossible(found, read);
  const isUsable = read.failure === null && read.address_check !== 'different';
  const isKept = mayKeep && isUsable && found.context.keeps_owner_certificates;
  if (isKept) await store(ledger, found, bytes);
  return { ...possible, is_kept: isKept };
}

/**
 * What the engine refuses of this home together with the rest, such as a label of another scale, is left out as on the
 * page.
 */
function withoutImpossible(found: ReferredEstate, read: HandedOver): HandedOver {
  const texts = writeFacts(read.facts);
  const basis = planBasisOf(found, planningDay(found.context, found.address.country));
  const { choices } = readChoicesFor(basis, new URLSearchParams(texts).toString());
  const isPossible = ({ name }: { name: string }) => choices.facts[name] !== undefined;
  const impossible = read.facts.filter((fact) => !isPossible(fact));
  return {
    ...read,
    facts: read.facts.filter(isPossible),
    left_out: [...read.left_out, ...impossible.map(({ name }) => ({ name, reason: 'impossible' as const }))],
  };
}

/** The usual job reads it again and applies what it is sure of, where nothing is stated yet. */
async function store(ledger: FileLedger, { contextId, estateId }: ReferredEstate, bytes: Uint8Array) {
  const path = await stageDocument(ledger, contextId, estateId, bytes);
  const controls = { apply: 'empty', min_confidence: 'HIGH' } as const;
  await transaction(ledger.sql, (tx) =>
    createReadingJob(tx, contextId, { estate: estateId, controls, externalId: null }, path),
  );
}

function factsOf({ estate: { dwelling, year_renovated: year } }: ReferredEstate): Facts {
  return { ...dwelling, ...(year !== null && { year_renovated: year }) };
}
