import { createEnergyIndicationBatch, getEstate, putEstate, searchRenovations } from '../orval/client.ts';

const { ROOFTREE_TOKEN: token = '' } = process.env;
const options = { headers: { authorization: `Bearer ${token}` } };
// Orval leaves it to the caller to encode what goes into a path.
const name = encodeURIComponent('a house');

const put = await putEstate(
  name,
  { estate_type: 'HOUSE', address: { country: 'BE', zip_code: '9000' }, year_built: 1958 },
  options,
);
console.log(put.status, put.status === 201 && put.data.estate.external_id);

const estate = await getEstate(name, options);
console.log(estate.status, estate.status === 200 && estate.data.year_built);

const job = await createEnergyIndicationBatch(['a house'], undefined, options);
console.log(job.status, job.status === 201 && job.data.metadata.estates.total);

const found = await searchRenovations({ page_size: 5 }, options);
console.log(found.status, found.status === 200 && found.data.total);

const refused = await searchRenovations({ page: 0 }, options);
console.log(refused.status, refused.status === 400 && 'message' in refused.data && refused.data.message);
