/** A buyer who wants to be called back, or informed of changes. */
import type { ContactRequest } from '@rooftree/client/members';
import { call } from '../api.ts';

/** As on Today, where it has no address of its plan. */
export type ShownRequest = Omit<ContactRequest, 'plan_url'>;

export const markHandled = (id: string, isHandled: boolean) =>
  call('PATCH /v1/contact-requests/{id}', { path: { id }, body: { is_handled: isHandled } });

/** As people call them: by name, else by how they are reached. */
export const nameOf = ({ name, phone, email }: ShownRequest): string => name ?? phone ?? email ?? '';
