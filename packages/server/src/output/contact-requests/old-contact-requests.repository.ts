import { ageingRows } from '../../infra/database/ageing-rows.ts';

/** Requests of buyers, whether somebody has called back or not. */
export const oldContactRequests = ageingRows('contact_requests', 'created_at');
