/** `/`: what this server is and where a developer goes from here. */
import type { StartData } from '../page-data.ts';

export function StartPage({ publicUrl, version, examples }: StartData) {
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  return (
    <>
      <header class="page-head">
        <span class="brand">Rooftree</span>
        <span class="quiet">{version}</span>
      </header>
      <main id="plan" class="start">
        <h1>A renovation-planning server</h1>
        <p class="lead">
          It takes estates and gives, for each, the order of works from today's energy label to a good one,
          with costs, grants, energy and an honest range around every figure.
        </p>
        <ul class="start-links">
          <li>
            <a class="card" href={`${base}/docs`}>
              <strong>API reference</strong>
              <span class="quiet">Every operation, to read and to try</span>
            </a>
          </li>
          <li>
            <a class="card" href={`${base}/health/ready`}>
              <strong>Health</strong>
              <span class="quiet">Is it up, and is its database</span>
            </a>
          </li>
        </ul>
        <h2>First calls</h2>
        <p>A token, from the client id and secret that the terminal printed at the start:</p>
        <pre>
          <code>{`curl -X POST ${publicUrl}/v1/oauth/token \\
  -H "x-service-client-id: $CLIENT_ID" \\
  -H "x-service-client-secret: $CLIENT_SECRET"`}</code>
        </pre>
        <p>The estates of that client's context, each with the link to its planner page:</p>
        <pre>
          <code>{`curl ${publicUrl}/v1/estate/list -H "Authorization: Bearer $TOKEN"`}</code>
        </pre>
        <p>A plan for one of them, then the renovations of the context:</p>
        <pre>
          <code>{`curl -X POST ${publicUrl}/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d '["<external_id>"]'
curl ${publicUrl}/v1/renovations -H "Authorization: Bearer $TOKEN"`}</code>
        </pre>
        {examples.length > 0 && (
          <>
            <h2>Planner pages of the demo estates</h2>
            <ul class="start-examples">
              {examples.map((example) => (
                <li key={example.path}>
                  <a href={base + example.path}>{example.name}</a> <span class="quiet">{example.region}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </>
  );
}
