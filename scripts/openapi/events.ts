/** docs/guides/events.md: every event with its example, as openapi.json has it. */
interface Event {
  post: { summary: string; requestBody: { content: { 'application/json': { example: object } } } };
}

const HEAD = `# Events

What your [webhooks](webhooks.md) receive, each with an example. The data of an event is the thing as it is then: read it again
before you act on an event that arrives late. A sample of each is sent by \`POST /v1/webhooks/{webhook_id}/test?event=…\`
(\`client.webhooks.test(id, { event })\`), \`rooftree trigger\`, and from the console under *API and webhooks*. It has
\`"test": true\` beside its data, which is invented.
`;

export function writeEvents(openApi: string): string {
  // Our own file, whose form a test checks.
  const { webhooks } = JSON.parse(openApi) as { webhooks: Record<string, Event> };
  const sections = Object.entries(webhooks).map(([name, { post }]) => {
    const { example } = post.requestBody.content['application/json'];
    return `## ${name}\n\n${post.summary}.\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n`;
  });
  return [HEAD, ...sections].join('\n');
}
