import createClient from 'openapi-fetch';
import type { paths } from '../openapi-typescript/schema.d.ts';

const { ROOFTREE_URL: baseUrl = '', ROOFTREE_TOKEN: token = '' } = process.env;
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
const params = { path: { external_id: 'a house' } };

const put = await client.PUT('/v1/estates/{external_id}', {
  params,
  body: { estate_type: 'HOUSE', address: { country: 'BE', zip_code: '9000' }, year_built: 1958 },
});
console.log(put.response.status, put.data?.estate.external_id);

const estate = await client.GET('/v1/estates/{external_id}', { params });
console.log(estate.response.status, estate.data?.year_built);

const job = await client.POST('/v1/calculation-jobs/energy-efficiency-indication/batch', {
  params: { header: { 'Idempotency-Key': 'once' } },
  body: ['a house'],
});
console.log(job.response.status, job.data?.metadata.estates.total);

const found = await client.GET('/v1/renovations', { params: { query: { page_size: 5 } } });
console.log(found.response.status, found.data?.total);

const refused = await client.GET('/v1/renovations', { params: { query: { page: 0 } } });
console.log(refused.response.status, refused.error && 'message' in refused.error && refused.error.message);
