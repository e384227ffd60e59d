import type { Language } from '@rooftree/words';
import { contextJson } from '../../../access/contexts/context-json.ts';
import { countContents, listContexts } from '../../../access/contexts/contexts.repository.ts';
import { changeContext, createContext, getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Context, ContextChange, ContextKind } from '../../../access/contexts/contexts.ts';
import { pictureAddress } from '../../../access/contexts/logo.ts';
import { readConfig } from '../../../config.ts';
import { fields, plain, print, printJson, table } from '../../../infra/terminal.ts';
import { UsageError } from '../../cli-error.ts';
import { NONE } from '../../commands/option-values.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface CreateOptions {
  name: string;
  kind?: ContextKind;
  estates: boolean;
  language?: Language;
  cdnUrl?: string;
  logoUrl?: string;
  accentColor?: string;
  sandbox?: true;
  json?: true;
}

/** Each of the texts may be `none`. */
interface UpdateOptions
  extends Partial<
    Record<'cdnUrl' | 'logoUrl' | 'accentColor' | `contact${'Name' | 'Phone' | 'Email' | 'Url'}`, string>
  > {
  name?: string;
  kind?: ContextKind;
  language?: Language;
  corsOrigins?: string[];
  embedOrigins?: string[];
  estates?: boolean;
  previewAddress?: boolean;
  ownerCertificates?: boolean;
  contactRequests?: boolean;
  json?: true;
}

export async function createContextAction(slug: string, options: CreateOptions): Promise<void> {
  const { estates, json, ...given } = options;
  const context = await withDependencies(({ sql }) =>
    createContext(sql, { slug, managesEstates: estates, ...given }),
  );
  if (json) return printJson(jsonOf(context));
  const what = context.sandbox ? 'sandbox' : 'context';
  print(`Created the ${what} ${context.slug} (${plain(context.name)}).`);
  print(`Next: rooftree clients create --context ${context.slug} --name "My system"`);
}

export async function listContextsAction({ json }: { json?: true }): Promise<void> {
  const all = await withDependencies(({ sql }) => listContexts(sql));
  if (json) return printJson(all.map(jsonOf));
  const rows = all.map(({ slug, name, managesEstates, language, sandbox }) => [
    slug,
    name,
    managesEstates ? 'yes' : 'no',
    language,
    sandbox ? 'yes' : 'no',
  ]);
  const headings = ['SLUG', 'NAME', 'ESTATES', 'LANGUAGE', 'SANDBOX'];
  print(rows.length === 0 ? 'There is no context yet.' : table(headings, rows));
}

export async function showContextAction(slug: string, { json }: { json?: true }): Promise<void> {
  const { context, contents } = await withDependencies(async ({ sql }) => {
    const found = await getContextBySlug(sql, slug);
    const [counted] = await countContents(sql, found.id);
    return { context: found, contents: counted };
  });
  const {
    estates = 0,
    deactivated = 0,
    renovations = 0,
    reports = 0,
    clients = 0,
    liveJobs = 0,
  } = contents ?? {};
  if (json) {
    return printJson({
      ...jsonOf(context),
      contents: {
        estates,
        deactivated_estates: deactivated,
        renovations,
        reports,
        clients,
        live_jobs: liveJobs,
      },
    });
  }
  print(
    fields([
      ...settingsOf(context),
      [
        'Holds',
        `${estates} estates (${deactivated} deactivated), ${renovations} renovations, ${reports} reports`,
      ],
      ['Clients', String(clients)],
      ['Live jobs', String(liveJobs)],
    ]),
  );
}

export async function updateContextAction(slug: string, options: UpdateOptions): Promise<void> {
  const { estates, previewAddress, ownerCertificates, contactRequests, json, ...given } = options;
  const change: ContextChange = {
    ...withoutNone(given),
    ...(estates !== undefined && { managesEstates: estates }),
    ...(previewAddress !== undefined && { previewHasAddress: previewAddress }),
    ...(ownerCertificates !== undefined && { keepsOwnerCertificates: ownerCertificates }),
    ...(contactRequests !== undefined && { takesContactRequests: contactRequests }),
  };
  if (Object.keys(change).length === 0)
    throw new UsageError('nothing to change: see rooftree contexts update --help');
  const context = await withDependencies(({ sql }) => changeContext(sql, slug, change));
  if (json) return printJson(jsonOf(context));
  print(fields(settingsOf(context)));
}

const jsonOf = (context: Context) => contextJson(context, readConfig().publicUrl);

/** The settings with null for what is to be taken away; the service checks them. */
function withoutNone(given: object): ContextChange {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === NONE ? null : value]),
  );
}

function settingsOf(context: Context): [string, string][] {
  const contact = [
    context.contactName,
    context.contactPhone,
    context.contactEmail,
    context.contactUrl,
  ].filter((line) => line !== null);
  return [
    ['Slug', context.slug],
    ['Name', plain(context.name)],
    ['Kind', context.kind],
    ['Manages estates', context.managesEstates ? 'yes' : 'no'],
    ['Language', context.language],
    ['CDN', context.cdnUrl ?? "the server's"],
    ['Logo', pictureAddress(readConfig().publicUrl, context.logoUrl) ?? 'none'],
    ['Accent colour', context.accentColor ?? 'none'],
    ['Web origins', context.corsOrigins.join(', ') || "the server's only"],
    ['Shown inside of', context.embedOrigins.join(', ') || 'no other page'],
    ['Contact', contact.length === 0 ? 'none' : plain(contact.join(', '))],
    ['Link preview', context.previewHasAddress ? 'with the address' : 'without the address'],
    ["Owners' certificates", context.keepsOwnerCertificates ? 'stored when uploaded' : 'not kept'],
    [
      'Buyers',
      context.takesContactRequests ? 'can leave contact details' : 'are not asked for contact details',
    ],
    ['Sandbox', context.sandbox ? `yes, plans for ${context.sandboxDate ?? 'today'}` : 'no'],
    ['Created', context.createdAt.toISOString()],
  ];
}
