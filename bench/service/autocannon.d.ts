/** The part of autocannon that the benchmark uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    /** So many requests, whatever the duration. */
    amount?: number;
    method?: string;
    headers?: Record<string, string>;
    requests?: { setupRequest: (request: object) => object }[];
  }
  interface Result {
    requests: { total: number };
    duration: number;
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
