import type { Logger } from "pino";
import type { ProxyLimits } from "#docs-host/proxy";
import type { Assets, LoginSettings } from "#docs-host/server";
import type { ReadDescription } from "./apart/read-description.ts";
import type { ReadLimits } from "./read-limits.ts";

/** The dependencies of serving. */
export interface ServeDeps {
  readonly folder: string;
  readonly port: number;
  /** Limits of the proxy that differ from the usual ones. */
  readonly limits: Partial<ProxyLimits>;
  /** Where readers find the site; on this machine when absent. */
  readonly origin?: string | undefined;
  /** Hosts of the site, in addition to those of this machine. */
  readonly hosts?: readonly string[] | undefined;
  readonly trustedHops?: number;
  /** Ranges that the host names of allowed origins may lead to, where they differ from the usual ones. */
  readonly privateRanges?: readonly string[] | undefined;
  readonly login?: LoginSettings | undefined;
  readonly log: Logger;
  /** The built files of the pages. */
  readonly assets: Assets;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readDescription: ReadDescription;
  /** Limits of reading; the usual ones when absent. */
  readonly readLimits?: ReadLimits;
  /** Maximum number of sources that are read at the same time. */
  readonly atOnce: number;
}
