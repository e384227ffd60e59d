import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Of the envelope: the recipient that the mail server was given. */
  from: string;
  to: string[];
  source: string;
}

export interface TestMailServer {
  smtpUrl: string;
  received: ReceivedMail[];
  stop(): Promise<void>;
}

/** Takes every mail but those to addresses that begin with `refused`. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'rooftree' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such mailbox') : null),
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // The address of a server that listens on a port.
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://rooftree:secret@127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export interface ParsedMail {
  /** By their names in lower case, in the order in which they came; decoded. */
  headers: [name: string, value: string][];
  text: string;
}

/** As a mail program reads it: folded lines joined, encoded words and the body decoded (RFC 5322, 2047, 2045). */
export function parseMail(source: string): ParsedMail {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  const encoding = headers.find(([name]) => name === 'content-transfer-encoding')?.[1] ?? '7bit';
  return { headers, text: decodeBody(source.slice(end + 4), encoding.toLowerCase()) };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? fromQuoted(body.replaceAll('=\r\n', '')) : body;
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, encoded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : fromQuoted(encoded.replaceAll('_', ' ')),
    );
}

function fromQuoted(quoted: string): string {
  const bytes = quoted.replaceAll(/=([0-9a-f]{2})/gi, (_sign, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
