import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { S3Settings } from "../../registry/store/objects/s3.ts";
import { type ComposeFile, readCompose } from "./compose.ts";

/** Addresses of services that containers find by name. */
export interface Places {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly s3: S3Settings;
  /** Port of Caddy for calls of sites. */
  readonly insidePort: number;
  /** Ports of the processes and of their metrics by the names of their services. */
  readonly portNumbers: { readonly [service: string]: { readonly port: number; readonly metrics: number } };
}

/** Writes the secrets of compose.yaml as files, which the processes read as containers do. */
export async function writeSecrets({ folder, databaseUrl, s3 }: Places): Promise<void> {
  await mkdir(join(folder, "secrets"), { recursive: true });
  const secrets = { "database-url": databaseUrl, "s3-key-id": s3.accessKeyId, "s3-key": s3.secretAccessKey };
  for (const [name, text] of Object.entries(secrets)) await writeFile(join(folder, "secrets", name), text);
}

/**
 * Returns the environment that compose.yaml gives a service, with other port numbers, folders and addresses, since all
 * processes share one machine. Everything else is as it is shipped.
 */
export function environmentOf(
  service: string,
  places: Places,
  compose: ComposeFile = readCompose(),
): { readonly [variable: string]: string } {
  const { environment = {} } = compose.services[service] ?? {};
  const { folder, s3, insidePort, portNumbers } = places;
  const { port, metrics } = portNumbers[service] ?? { port: 0, metrics: 0 };
  const changed: { readonly [variable: string]: string } = {
    PORT: `${port}`,
    REGISTRY_PORT: `${port}`,
    CALLBOARD_METRICS_PORT: `${metrics}`,
    // Caddy is at an address of this machine.
    CALLBOARD_TRUSTED_PROXIES: `${environment.CALLBOARD_TRUSTED_PROXIES}, 127.0.0.1`,
    CALLBOARD_REGISTRY: `http://127.0.0.1:${insidePort}`,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    CALLBOARD_DATA: join(folder, service),
    CALLBOARD_TOKEN_FILE: join(folder, "site-token"),
  };
  const toFile = (text: string): string => text.replace(/^\/run\/secrets\//, `${join(folder, "secrets")}/`);
  return Object.fromEntries(
    Object.entries(environment).map(([variable, text]) => [variable, toFile(changed[variable] ?? text)]),
  );
}
