/** The agency's logo, or the first letter of its name. */
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ownPicturePath } from '../branding/own-logo.ts';
import type { MemberContext } from '../session.ts';

export function AgencyMark({ context }: { context: MemberContext | null }) {
  const [logo, setLogo] = useState<string | null>(null);
  useEffect(() => {
    if (!context?.permissions.includes('contexts:manage')) return;
    // Without it the letter stays.
    call('GET /v1/context').then(
      ({ logo_url }) => setLogo(ownPicturePath(logo_url)),
      () => {},
    );
  }, []);
  if (logo !== null) return <img class="brand-logo" src={logo} alt="" />;
  return (
    <span class="brand-mark" aria-hidden="true">
      {(context?.name ?? 'Rooftree').charAt(0)}
    </span>
  );
}
