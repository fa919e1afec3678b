import { present } from "#engine/json";
import { buildCommand, type ParsedCommand, readOptions, UsageError } from "../command-line/index.ts";

/** Options of a build. */
export interface BuildOptions {
  /** A folder, or the description of an API. */
  readonly source: string;
  /** The folder that the site is written to. */
  readonly out: string;
  /** The path that the site is served below, such as `/docs`, or `""` for the root; by default the path of docs.yml. */
  readonly base?: string;
  /** The address of a proxy for the requests of playgrounds. */
  readonly proxy?: string;
  /** Where readers find the site, such as `https://docs.example.com`, without a slash at the end. */
  readonly siteAddress?: string;
  /** True if images for link previews are drawn. */
  readonly ogImages: boolean;
  /** The memories of watches with results to show. */
  readonly watchStates: readonly string[];
  /** True if warnings are errors. */
  readonly strict: boolean;
  /** True if broken links and files of pages don't keep the site from being built. */
  readonly allowBroken: boolean;
  /** True if a folder that was not made by this command may be replaced. */
  readonly force: boolean;
  /** True if the summary is JSON. */
  readonly json: boolean;
}

/** Reads the arguments of the command. */
export const parseOptions = (args: readonly string[]): ParsedCommand<BuildOptions> =>
  readOptions(buildCommand, args, ({ values, positionals: [source = ".", ...more] }) => {
    if (more.length > 0) throw new UsageError(`build takes one folder or description; unexpected: ${more.join(" ")}`);
    const { out, strict, force, json, proxy, "site-address": address } = values;
    if (!out) throw new UsageError("build needs the folder to write: --out");
    const base = values.base === undefined ? undefined : basePath(values.base);
    if (proxy !== undefined && !isWebAddress(proxy)) throw new UsageError("--proxy must be an https or http address");
    if (address !== undefined && !isWebAddress(address)) {
      throw new UsageError("--site-address must be an address such as https://docs.example.com");
    }
    const siteAddress = address === undefined ? undefined : new URL(address);
    return {
      ...{ source, out, strict, force, json, ogImages: values["og-images"], allowBroken: values["allow-broken"] },
      watchStates: values["watch-state"] ?? [],
      ...present({ base: base ?? pathOf(siteAddress), proxy, siteAddress: siteAddress?.origin }),
    };
  });

/** The path of the site's address is where its files are served; none if the address is only a host. */
function pathOf(address: URL | undefined): string | undefined {
  const path = address?.pathname.replace(/\/+$/, "");
  return path === undefined || path === "" ? undefined : path;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "" && url.username === "";
}

function basePath(text: string): string {
  const path = text.replace(/^\/*|\/+$/g, "");
  const isPath = path.split("/").every((step) => /^[\w.~-]*$/.test(step) && step !== "." && step !== "..");
  if (!isPath || (path !== "" && path.split("/").includes(""))) {
    throw new UsageError("--base must be a path such as /docs, without a query");
  }
  return path === "" ? "" : `/${path}`;
}
