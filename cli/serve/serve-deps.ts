import type { Logger } from "pino";
import type { Assets } from "#docs-host/server";
import type { SiteSettings } from "../site.ts";
import type { ReadDescription } from "./apart/read-description.ts";
import type { ReadLimits } from "./read-limits.ts";

/** The dependencies of serving. */
export interface ServeDeps extends SiteSettings {
  readonly folder: string;
  readonly port: number;
  /** The folder that remembers the base URLs that readers chose. */
  readonly dataFolder: string;
  readonly log: Logger;
  /** Opens the built files of the pages. */
  readonly assets: () => Promise<Assets>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readDescription: ReadDescription;
  /** Limits of reading; the defaults if absent. */
  readonly readLimits?: ReadLimits;
  /** Maximum number of sources that are read at the same time. */
  readonly atOnce: number;
}
