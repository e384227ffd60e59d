/** A second door, for tests, demonstrations and benchmarks: providers that run on this machine. */

export { BAG_CREDENTIALS, type BagSimulator, bagAddress, startBag } from '../bag/simulator.ts';
export { EP_ONLINE_CREDENTIALS, epOnlineLabel } from '../ep-online/fixtures.ts';
export { type EpOnlineSimulator, startEpOnline } from '../ep-online/simulator.ts';
export { KOLIBRI_CREDENTIALS, kolibriId, kolibriObject } from '../kolibri/fixtures.ts';
export { type KolibriSimulator, startKolibri } from '../kolibri/simulator.ts';
export { realworksHouse } from '../realworks/fixtures.ts';
export { type RealworksSimulator, startRealworks } from '../realworks/simulator.ts';
export { SKARABEE_CREDENTIALS, skarabeePublication } from '../skarabee/fixtures.ts';
export { type SkarabeeSimulator, startSkarabee } from '../skarabee/simulator.ts';
export {
  SWEEPBRIGHT_CREDENTIALS,
  sweepbrightEstate,
  sweepbrightId,
  sweepbrightProject,
} from '../sweepbright/fixtures.ts';
export { type SweepBrightSimulator, startSweepBright, sweepbrightHook } from '../sweepbright/simulator.ts';
export { VERA_API_KEY, VERA_CREDENTIALS, veraRentedUnit, veraUnit } from '../vera/fixtures.ts';
export { startVera, type VeraSimulator } from '../vera/simulator.ts';
export { OWNER_MARK, WHISE_CREDENTIALS, type WhiseEstate, whiseEstate } from '../whise/fixtures.ts';
export { startWhise, type WhiseSimulator } from '../whise/simulator.ts';
export type { Misbehaviour } from './misbehaviour.ts';
export { listingOf, readAll } from './read-all.ts';
export { sendTo, testSession } from './session.ts';
export {
  type Answer,
  json,
  type Simulator,
  type SimulatorReply,
  type SimulatorRequest,
  startSimulator,
} from './simulator.ts';
export { createStock, type Stock } from './stock.ts';
