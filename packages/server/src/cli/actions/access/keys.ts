import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import { readSecretKeys } from '../../../access/secret-keys/read-secret-keys.ts';
import { adoptKey } from '../../../access/secret-keys/secret-keys.service.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { withDependencies } from '../../with-dependencies.ts';

export async function adoptKeyAction({ json }: { json?: true }): Promise<void> {
  const { keyId, lost } = await withDependencies(async ({ sql, config }) => {
    const { signing, fallback } = readSecretKeys(config);
    const clientKeys = deriveClientKeys(signing, fallback);
    return { keyId: clientKeys[0].id, lost: await adoptKey(sql, clientKeys) };
  });
  if (json) return printJson({ key_id: keyId, lost_secrets: lost });
  print(`The key of the database is now ${keyId}: restart every server and worker with it.`);
  if (lost > 0) {
    print(
      `${lost === 1 ? '1 client secret was' : `${lost} client secrets were`} made with another key: ` +
        'create new ones with `rooftree clients rotate`.',
    );
  }
}
