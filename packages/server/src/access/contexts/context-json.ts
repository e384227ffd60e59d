import type { Context } from './contexts.ts';
import { pictureAddress } from './logo.ts';

/** As the API and the command show it. */
export function contextJson(context: Context, publicUrl: string): object {
  return {
    id: context.id,
    slug: context.slug,
    name: context.name,
    kind: context.kind,
    manages_estates: context.managesEstates,
    language: context.language,
    cdn_url: context.cdnUrl,
    logo_url: pictureAddress(publicUrl, context.logoUrl),
    accent_color: context.accentColor,
    cors_origins: context.corsOrigins,
    embed_origins: context.embedOrigins,
    contact_name: context.contactName,
    contact_phone: context.contactPhone,
    contact_email: context.contactEmail,
    contact_url: context.contactUrl,
    contact_photo_url: pictureAddress(publicUrl, context.contactPhotoUrl),
    preview_has_address: context.previewHasAddress,
    keeps_owner_certificates: context.keepsOwnerCertificates,
    takes_contact_requests: context.takesContactRequests,
    sandbox: context.sandbox,
    created_at: context.createdAt,
  };
}
