/** `node raw-server.ts <port> <file>`: answers every request with the bytes of the file, and does nothing else. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file = ''] = process.argv;
const body = readFileSync(file);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
