import { client } from '../hey-api/client/client.gen.ts';
import {
  createEnergyIndicationBatch,
  getEstate,
  putEstate,
  searchRenovations,
} from '../hey-api/client/index.ts';

const { ROOFTREE_URL: baseUrl = '', ROOFTREE_TOKEN: token = '' } = process.env;
client.setConfig({ baseUrl, auth: token });
const path = { external_id: 'a house' };

const put = await putEstate({
  path,
  body: { estate_type: 'HOUSE', address: { country: 'BE', zip_code: '9000' }, year_built: 1958 },
});
console.log(put.response?.status, put.data?.estate.external_id);

const estate = await getEstate({ path });
console.log(estate.response?.status, estate.data?.year_built);

const job = await createEnergyIndicationBatch({ body: ['a house'], headers: { 'Idempotency-Key': 'once' } });
console.log(job.response?.status, job.data?.metadata.estates.total);

const found = await searchRenovations({ query: { page_size: 5 } });
console.log(found.response?.status, found.data?.total);

const refused = await searchRenovations({ query: { page: 0 } });
console.log(refused.response?.status, refused.error && 'message' in refused.error && refused.error.message);
