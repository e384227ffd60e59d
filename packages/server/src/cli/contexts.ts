import { LANGUAGES, type Language } from '@rooftree/words';
import type { Command } from 'commander';
import { listContexts } from '../contexts/contexts.repository.ts';
import { createContext } from '../contexts/contexts.service.ts';
import type { Context } from '../contexts/contexts.ts';
import { print, printJson, table } from '../infra/terminal.ts';
import { withDependencies } from './with-dependencies.ts';

interface CreateOptions {
  name: string;
  estates: boolean;
  language?: Language;
  cdnUrl?: string;
  logoUrl?: string;
  accentColor?: string;
  json?: true;
}

export function addContexts(program: Command): void {
  const contexts = program.command('contexts').description('tenants, each with its own estates and clients');

  contexts
    .command('create <slug>')
    .description('create a context; the slug is its short name in commands, like `north-agency`')
    .requiredOption('--name <name>', 'the name that pages and reports show')
    .option('--no-estates', 'a context that manages no estates of its own')
    .option('--language <language>', `one of ${LANGUAGES.join(', ')}; en when absent`)
    .option('--cdn-url <address>', 'where its report files are reached, when it has a CDN of its own')
    .option('--logo-url <address>', 'its logo on planner pages and reports')
    .option('--accent-color <#rrggbb>', 'its colour on planner pages and reports')
    .option('--json', 'print the context as JSON')
    .action(async (slug: string, options: CreateOptions) => {
      const { estates, json, ...given } = options;
      const context = await withDependencies(({ sql }) =>
        createContext(sql, { slug, managesEstates: estates, ...given }),
      );
      if (json) return printJson(contextJson(context));
      print(`Created the context ${context.slug} (${context.name}).`);
      print(`Next: rooftree clients create --context ${context.slug} --name "My system"`);
    });

  contexts
    .command('list')
    .description('list the contexts')
    .option('--json', 'print them as JSON')
    .action(async ({ json }: { json?: true }) => {
      const all = await withDependencies(({ sql }) => listContexts(sql));
      if (json) return printJson(all.map(contextJson));
      const rows = all.map(({ slug, name, managesEstates, language }) => [
        slug,
        name,
        managesEstates ? 'yes' : 'no',
        language,
      ]);
      print(
        rows.length === 0 ? 'There is no context yet.' : table(['SLUG', 'NAME', 'ESTATES', 'LANGUAGE'], rows),
      );
    });
}

function contextJson(context: Context): object {
  return {
    id: context.id,
    slug: context.slug,
    name: context.name,
    manages_estates: context.managesEstates,
    language: context.language,
    cdn_url: context.cdnUrl,
    logo_url: context.logoUrl,
    accent_color: context.accentColor,
    created_at: context.createdAt,
  };
}
