/** A buyer who wants to be called back, or told of changes, as the API tells it. */
import { call } from '../api.ts';
import type { Home } from '../today/use-today.ts';

export interface ContactRequest extends Home {
  id: string;
  created_at: string;
  handled_at: string | null;
  wish: 'CALL_BACK' | 'CHANGES';
  name: string | null;
  email: string | null;
  phone: string | null;
  renovation_id: string | null;
  renovation_name: string | null;
}

export interface ContactRequestPage {
  next: string | null;
  data: ContactRequest[];
}

export const markHandled = (id: string, isHandled: boolean) =>
  call(`/v1/contact-requests/${id}`, { method: 'PATCH', body: { is_handled: isHandled } });

/** As people call them: by name, else by how they are reached. */
export const nameOf = ({ name, phone, email }: ContactRequest): string => name ?? phone ?? email ?? '';
