import { join } from "node:path";
import { cwd, env, stderr, stdout } from "node:process";
import { openAssets } from "#docs-host/server";
import { parseWebUrl } from "#engine/host";
import { openLog } from "../log.ts";
import { packageFolder } from "../package-folder.ts";
import { parseArguments } from "../parse-arguments.ts";
import { findToken } from "../registry-client.ts";
import { refuse, superviseCommand } from "../running.ts";
import { readSettings } from "../settings.ts";
import { listenForSite } from "../site.ts";
import { showSites } from "../start/show-sites.ts";
import { readShownSites } from "../start/site-settings.ts";

const usage = `Usage: callboard site [--no-proxy]

Shows all docs sites of a registry that runs elsewhere, until Ctrl-C. Several of them are equal: a balancer may send any
request to any of them.

CALLBOARD_REGISTRY (http://localhost:4001) is the address of the registry, and CALLBOARD_TOKEN a token with the scope
read of the organization that runs it; a token of another organization shows the sites of that one alone. PORT (4000) is
the port, 0 for any free one, and SITE_ADDRESS (127.0.0.1) the address to listen on. The other settings are those of
callboard start; see docs/hosting.md.

  --no-proxy  let the playground send directly from the browser to the API; the API must allow this site (CORS)
  --help      show this help
`;

const options = {
  "no-proxy": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Shows the sites of a registry until a signal ends it. Returns 1 if it can't start, 2 for invalid arguments. */
export async function site(args: readonly string[] = []): Promise<number | undefined> {
  const read = parseArguments(args, options);
  if (!read.ok) {
    stderr.write(`callboard: ${read.error}; see callboard site --help\n`);
    return 2;
  }
  if (read.values.help) {
    stdout.write(usage);
    return 0;
  }
  // It opens no port for a registry.
  const settings = readSettings({ ...env, REGISTRY_PORT: "0" }, cwd());
  if (!settings.ok) return refuse(settings.errors);
  const shown = readShownSites(env, settings.settings);
  if (!shown.ok) return refuse(shown.errors);
  const url = parseWebUrl(env.CALLBOARD_REGISTRY || "http://localhost:4001");
  if (url === undefined || url.search !== "" || url.hash !== "") {
    const example = "https://registry.example.com";
    return refuse([
      `CALLBOARD_REGISTRY is ${JSON.stringify(env.CALLBOARD_REGISTRY)}; it must be a web address, such as ${example}`,
    ]);
  }
  const token = await findToken(undefined, { env, folder: cwd() });
  if (!token.ok) return refuse([token.error]);

  const log = openLog(env);
  const supervise = superviseCommand(log);
  const { sitePort } = settings.settings;
  const listening = await listenForSite(settings.settings, sitePort, log, env.SITE_ADDRESS || undefined);
  if (!listening.ok) return refuse(listening.errors);
  const registry = { url: url.href.replace(/\/$/, ""), token: token.token };
  const direct = read.values["no-proxy"] || settings.settings.direct;
  await showSites({
    ...{ site: listening, registry, log },
    assets: await openAssets(join(packageFolder(import.meta.dirname), "dist/client")),
    settings: { ...settings.settings, ...shown.settings, direct },
  });
  stdout.write(
    `\nCallboard shows the sites of ${registry.url}.\n\n  Docs  ${listening.url}\n\nPress Ctrl-C to stop.\n`,
  );
  supervise({ stop: () => listening.close() });
  return undefined;
}
