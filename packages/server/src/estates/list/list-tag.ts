import { hash } from 'node:crypto';
import { ENTRY_JSON, PLACE_NAMES, WHOLE_ESTATE_JSON } from '../estate-json.ts';

/** Another one for every version of this program that writes estates in another way. */
const FORM = hash('sha256', `${ENTRY_JSON} ${WHOLE_ESTATE_JSON} ${PLACE_NAMES}`, 'base64url');

/** All that a list of estates depends on. `version` must have been read before the list itself, never after it. */
export function listContent(version: string, contextId: string, publicUrl: string, address: string): string {
  return [FORM, version, contextId, publicUrl, address].join(' ');
}
