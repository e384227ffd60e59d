/** `llms.txt`, as llmstxt.org describes it: what an assistant reads before it helps somebody to integrate. */
import { listGuideFiles, OVERVIEW, readGuide, slugOf } from './guide-files.ts';
import { ASSUMED_URL } from './placeholders.ts';

const SUMMARY = `# Rooftree

> Rooftree plans renovations of homes in Belgium and the Netherlands: the best order of works from today's energy label to a
> good one, with costs, VAT, grants, energy and CO2. It has an HTTP API, clients for TypeScript and Python, and tools for assistants.

- [OpenAPI document](${ASSUMED_URL}/openapi.json): every operation for software; those of the public specification have no \`x-extension\`
- [OpenAPI document of the console](${ASSUMED_URL}/openapi-console.json): what needs a member's session; [both in one](${ASSUMED_URL}/openapi-all.json)
- [TypeScript client](${ASSUMED_URL}/docs/client.tgz): install it with \`npm install ${ASSUMED_URL}/docs/client.tgz\`
- [Python client](${ASSUMED_URL}/docs/rooftree.py): one file without dependencies, beside your script
- [Collection of requests](${ASSUMED_URL}/docs/requests.postman.json): for Postman, Bruno and Insomnia
- [All guides in one file](${ASSUMED_URL}/llms-full.txt)
- Tools by the Model Context Protocol: \`POST ${ASSUMED_URL}/mcp\` with an access token
`;

const LINK = /^- \[([^\]]+)\]\(([\w./-]+\.md)\)/gm;

/** The headings and links of the overview, with addresses of this server. */
export function writeIndexForAssistants(): string {
  const [, ...chapters] = readGuide(OVERVIEW).split(/^(?=## )/m);
  const toAddress = (_: string, name: string, file: string) =>
    `- [${name}](${ASSUMED_URL}/docs/${slugOf(file)})`;
  return `${SUMMARY}\n${chapters.join('').replaceAll(LINK, toAddress)}`;
}

export function writeGuidesForAssistants(): string {
  const guides = listGuideFiles().filter((file) => slugOf(file) !== 'changes');
  return `${SUMMARY}\n${guides.map(readGuide).join('\n---\n\n')}`;
}
