import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { ROLES, type Role } from './caller.ts';
import { addressesOf, sessionWantedBy } from './infra/database/connection/database-addresses.ts';

/** Reads one setting's text; throws what it "must be" when the text is invalid. */
export type Kind<T> = (text: string) => T;

export const text: Kind<string> = (value) => value;

export function integer(min: number, max: number): Kind<number> {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    throw new Error(`must be an integer from ${min} to ${max}`);
  };
}

/** 0, or a number from `min` on. */
export function zeroOr(min: number, max: number): Kind<number> {
  return (value) => {
    if (value === '0') return 0;
    try {
      return integer(min, max)(value);
    } catch {
      throw new Error(`must be 0, or an integer from ${min} to ${max}`);
    }
  };
}

/** From 0 to 1. */
export const share: Kind<number> = (value) => {
  const number = Number(value);
  if (/^\d*\.?\d+$/.test(value) && number <= 1) return number;
  throw new Error('must be a number from 0 to 1, like 0.1');
};

/** `authorization=Bearer%20abc,x-tenant=7`, as OpenTelemetry writes headers. */
export const headerPairs: Kind<Readonly<Record<string, string>>> = (value) => {
  const pairs = value.split(',').map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([!-~]+)\s*$/.exec(pair));
  try {
    const headers = pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')] as const);
    if (headers.every(([name, text]) => name !== '' && /^[ -~]+$/.test(text)))
      return Object.freeze(Object.fromEntries(headers));
  } catch {
    // A percent sign that encodes nothing is reported as any other fault.
  }
  throw new Error('must be headers like authorization=Bearer%20abc, with commas between them');
};

export const onOrOff: Kind<boolean> = (value) => {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error('must be on or off');
};

export function oneOf<const T extends string>(...values: T[]): Kind<T> {
  return (value) => {
    const found = values.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    throw new Error(`must be one of ${values.join(', ')}`);
  };
}

/** An address without a trailing slash, so that paths can be appended. */
export const webAddress: Kind<string> = (value) => {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  throw new Error('must be an address like https://plans.example.com');
};

/** Origins of web pages, as a browser writes them: no path, no wildcard. */
export const origins: Kind<readonly string[]> = (value) => {
  const given = value.split(',').map((origin) => origin.trim());
  if (given.every((origin) => URL.parse(origin)?.origin === origin && /^https?:/.test(origin)))
    return Object.freeze(given);
  throw new Error(
    'must be origins like https://app.example.com,http://localhost:3000, with commas between them',
  );
};

export const postgresUrl: Kind<string> = (value) => {
  const isGood = addressesOf(value).every(
    (address) => URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol),
  );
  if (!isGood)
    throw new Error(
      'must be a URL like postgres://user:password@host:5432/rooftree, or with several hosts, host1:5432,host2:5432',
    );
  // Whatever it says, only a primary can be written to.
  if (!['read-write', 'primary', null].includes(sessionWantedBy(value)))
    throw new Error('must have target_session_attrs=read-write, or none');
  return value;
};

/** Of one server: what is learnt about it must hold for every connection to it. */
export const oneServerUrl: Kind<string> = (value) => {
  if (addressesOf(value).length === 1) return postgresUrl(value);
  throw new Error('must be a URL with one host');
};

export const smtpUrl: Kind<string> = (value) => {
  if (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)) return value;
  throw new Error('must be a URL like smtps://user:password@mail.example.com');
};

/** `rooftree@example.com`, or with a name: `North Agency <rooftree@example.com>`. */
export const mailAddress: Kind<string> = (value) => {
  if (/^([^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)) return value;
  throw new Error('must be an address like rooftree@example.com');
};

export const secretKey: Kind<string> = (value) => {
  if (value.length >= 32) return value;
  throw new Error('must have at least 32 characters; generate one with: openssl rand -base64 32');
};

/** False for none; else how many proxies a request comes through, or the addresses and networks that they have. */
export type TrustedProxies = false | number | readonly string[];

export const trustedProxies: Kind<TrustedProxies> = (value) => {
  if (value === 'off') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return Object.freeze(networks);
  throw new Error(
    'must be off, the number of proxies in front of the server (like 1) or their addresses (like 10.0.0.0/8,192.0.2.7)',
  );
};

function isNetwork(value: string): boolean {
  const [address = '', prefix = '32', ...rest] = value.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= most;
}

export const providerNames: Kind<readonly string[]> = (value) => {
  const names = value.split(',').map((name) => name.trim());
  if (names.every((name) => /^[A-Z][A-Z0-9_]{0,62}$/.test(name))) return Object.freeze(names);
  throw new Error(
    'must be names like HEARTHSTONE,OTHER_SYSTEM (capitals, digits, _), with commas between them',
  );
};

/** `WHISE=http://127.0.0.1:9090,REALWORKS=https://…`: where a provider answers, instead of its own address. */
export const providerBases: Kind<Readonly<Record<string, string>>> = (value) => {
  const pairs = value
    .split(',')
    .map((pair) => /^\s*([A-Z][A-Z0-9_]{0,62})=(https?:\/\/\S+?)\/*\s*$/.exec(pair));
  const bases = pairs.flatMap((pair) => (pair?.[2] && URL.canParse(pair[2]) ? [[pair[1], pair[2]]] : []));
  if (bases.length === pairs.length) return Object.freeze(Object.fromEntries(bases));
  throw new Error('must be names and addresses like WHISE=http://127.0.0.1:9090, with commas between them');
};

/** Names of hosts, with a port where it is not the usual one of https. */
export const hosts: Kind<readonly string[]> = (value) => {
  const given = value.split(',').map((host) => host.trim());
  if (given.every((host) => URL.parse(`https://${host}`)?.host === host)) return Object.freeze(given);
  throw new Error('must be hosts like api.example.org,vera.example.com:8443, with commas between them');
};

/** A folder by its whole path, or a bucket with a folder in it. */
export const backupPlace: Kind<string> = (value) => {
  const place = value.replace(/(?<=.)\/+$/, '');
  if (isAbsolute(place) || /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*$/.test(place)) return place;
  throw new Error('must be a folder like /var/backups/rooftree or a bucket like s3://backups/rooftree');
};

export const backupRecipient: Kind<string> = (value) => {
  if (/^x25519:[A-Za-z0-9_-]{43}$/.test(value)) return value;
  throw new Error('must be what `rooftree backup key` prints, like x25519:…');
};

/** The issuer of an OpenID provider, to the letter: the provider names itself so. Without TLS on this machine alone. */
export const issuer: Kind<string> = (value) => {
  const { protocol, hostname } = URL.parse(value) ?? {};
  const isHere = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname ?? '');
  if (protocol === 'https:' || isHere) return value;
  throw new Error('must be an address like https://login.example.com/realms/agency');
};

/** `agents-ghent=north-agency:editor,it=operator`. */
export const groupRoles: Kind<
  readonly { group: string; context: string | null; role: Role | 'operator' }[]
> = (value) => {
  const entries = value.split(',').map((entry) => {
    const { group, context, role } =
      /^\s*(?<group>.+?)\s*=\s*(?:(?<context>[^\s:=]+):)?(?<role>[a-z]+)\s*$/.exec(entry)?.groups ?? {};
    if (group === undefined) return null;
    if (role === 'operator') return context === undefined ? ({ group, context: null, role } as const) : null;
    const known = ROLES.find((each) => each === role);
    return known === undefined || context === undefined ? null : { group, context, role: known };
  });
  const right = entries.filter((entry) => entry !== null);
  if (right.length === entries.length) return Object.freeze(right);
  throw new Error(
    'must be like agents-ghent=north-agency:editor,it=operator: group=context:owner, :editor or :viewer, or group=operator',
  );
};
