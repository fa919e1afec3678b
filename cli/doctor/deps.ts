import type { StoreSettings } from "#registry";
import type { Settings } from "../settings.ts";

/** Space on the disk of a folder, in bytes and files; undefined numbers of files on a disk without such a limit. */
export interface DiskSpace {
  readonly free: number;
  readonly size: number;
  readonly freeFiles: number | undefined;
}

/** Dependencies of the checks on the outside world. */
export interface DoctorDeps {
  readonly fetch: typeof fetch;
  /** Returns the addresses of a host, or rejects with the error code of the system. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly space: (folder: string) => Promise<DiskSpace>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly env: { readonly [name: string]: string | undefined };
  readonly folder: string;
}

/** The valid settings of a deployment. */
export interface Deployment {
  readonly settings: Settings;
  readonly store: StoreSettings;
  readonly domainSuffix: string | undefined;
  readonly metricsPort: number | undefined;
}
