import { z } from 'zod';

const operationSchema = z.looseObject({ tags: z.array(z.string()) });
const documentSchema = z.looseObject({
  info: z.looseObject({ description: z.string() }),
  tags: z.array(z.looseObject({ name: z.string() })),
  'x-tagGroups': z.tuple([
    z.object({ name: z.string(), tags: z.array(z.string()) }),
    z.object({ name: z.string(), tags: z.array(z.string()) }),
  ]),
  webhooks: z.record(z.string(), z.unknown()),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
});
type Document = z.output<typeof documentSchema>;

/** Where each document is served, and what it has. */
export const OPENAPI_PATHS = {
  software: '/openapi.json',
  console: '/openapi-console.json',
  all: '/openapi-all.json',
};

/** What a client's token can call, with the events that it can receive. */
export function documentForSoftware(whole: object): object {
  const document = documentSchema.parse(whole);
  return partOf(document, document['x-tagGroups'][0], { webhooks: document.webhooks });
}

/** What needs a member's session, and what is for operators. */
export function documentForConsole(whole: object): object {
  const document = documentSchema.parse(whole);
  return partOf(document, document['x-tagGroups'][1], {});
}

function partOf(
  document: Document,
  group: { name: string; tags: string[] },
  own: Partial<Pick<Document, 'webhooks'>>,
): object {
  const { webhooks: _, info, ...rest } = document;
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, methods]) => {
      const kept = Object.entries(methods).filter(([, { tags }]) => group.tags.includes(tags[0] ?? ''));
      return kept.length > 0 ? [[path, Object.fromEntries(kept)]] : [];
    }),
  );
  return {
    ...rest,
    info: { ...info, description: `${info.description}\n\n${OTHERS}` },
    tags: document.tags.filter(({ name }) => group.tags.includes(name)),
    'x-tagGroups': [group],
    paths,
    ...own,
    components: usedComponents(document.components, [paths, own]),
  };
}

const OTHERS = `This document is one of three: \`${OPENAPI_PATHS.software}\` has what software can call with a token, \`${OPENAPI_PATHS.console}\` what
needs the session of a member, and \`${OPENAPI_PATHS.all}\` both.`;

/** The schemes of authentication, and what the given parts refer to, directly or through another component. */
function usedComponents(components: Document['components'], parts: unknown): Document['components'] {
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, reference = ''] of JSON.stringify(value ?? null).matchAll(
      /"\$ref":"#\/components\/([^"]+)"/g,
    )) {
      if (used.has(reference)) continue;
      used.add(reference);
      const [kind = '', name = ''] = reference.split('/');
      follow(components[kind]?.[name]);
    }
  };
  follow(parts);
  return Object.fromEntries(
    Object.entries(components).map(([kind, all]) => [
      kind,
      Object.fromEntries(
        Object.entries(all).filter(([name]) => kind === 'securitySchemes' || used.has(`${kind}/${name}`)),
      ),
    ]),
  );
}
