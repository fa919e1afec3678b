import type { StoreLimits } from "./limits.ts";
import type { S3Settings } from "./objects/s3.ts";

/** Where the data of a registry is. */
export interface StoreSettings {
  /** The folder of everything that is stored nowhere else; created if missing, readable by this user only. */
  readonly dataFolder: string;
  /**
   * Address of a PostgreSQL database, such as `postgres://user:password@host:5432/database`; without it the rows are in
   * `registry.db` of the data folder. It is secret.
   */
  readonly databaseUrl?: string | undefined;
  /** The bucket of the objects; without it they are in `objects/` of the data folder. */
  readonly s3?: S3Settings | undefined;
  /** Time limits that differ from the defaults. */
  readonly storeLimits?: Partial<StoreLimits> | undefined;
}

/** Settings, or sentences about their errors. */
export type ReadStoreSettings =
  | { readonly ok: true; readonly settings: StoreSettings }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads `DATABASE_URL` and `S3_…`. The errors contain no value, since it may be secret. */
export function readStoreSettings(
  env: { readonly [name: string]: string | undefined },
  dataFolder: string,
): ReadStoreSettings {
  const errors: string[] = [];
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl)) {
    errors.push("DATABASE_URL must be the address of a PostgreSQL database: postgres://user:password@host/database");
  }
  const s3 = s3Of(env, errors);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, settings: { dataFolder, databaseUrl, s3 } };
}

/** Settings of which all are required as soon as one is given. */
const requiredOfS3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function s3Of(env: { readonly [name: string]: string | undefined }, errors: string[]): S3Settings | undefined {
  const missing = requiredOfS3.filter((name) => !env[name]);
  if (missing.length === requiredOfS3.length) return undefined;
  if (missing.length > 0) {
    errors.push(`${missing.join(", ")} must be set too: objects are stored in a bucket as soon as one of these is set`);
  }
  const { S3_ENDPOINT: endpoint = "", S3_BUCKET: bucket = "", S3_REGION: region, S3_PREFIX: prefix = "" } = env;
  if (endpoint !== "" && (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))) {
    errors.push(
      "S3_ENDPOINT must be the address of the service without the bucket: https://s3.eu-central-1.amazonaws.com",
    );
  }
  return {
    ...{ endpoint, bucket, region: region || "us-east-1" },
    ...{ accessKeyId: env.S3_ACCESS_KEY_ID ?? "", secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "" },
    prefix: prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`,
  };
}

const isPostgresUrl = (text: string): boolean =>
  URL.canParse(text) && ["postgres:", "postgresql:"].includes(new URL(text).protocol);
