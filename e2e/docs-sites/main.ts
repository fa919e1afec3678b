/**
 * `npm run test:sites [-- FOLDER...]`: publishes docs projects with the Fern CLI and with `callboard publish`, opens
 * every page of the published sites, and prints what is wrong with them. Folders are published unchanged, by `callboard
 * publish` alone. Ends with 1 if something is wrong.
 * @module
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, execPath, stdout } from "node:process";
import { bodyOf } from "#transport";
import { registryClient } from "../../cli/registry-client.ts";
import { installFern, writeProject } from "../../registry/publishers/fern-cli.testing.ts";
import { type RunningSite, startSite } from "../site.ts";
import { docsProjects } from "../targets/docs-projects/index.ts";
import { crawlSite } from "./crawl-site.ts";
import { docsHost } from "./docs-host.ts";
import { describeFindings } from "./findings.ts";
import { loadPublished } from "./load-published.ts";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");
const say = (line: string): void => void stdout.write(`${line}\n`);

interface Deps {
  readonly running: RunningSite;
  /** A token of the organization `acme`. */
  readonly token: string;
}

/** Runs `callboard publish`, and returns the published address. Throws with its output if it fails. */
const publish = (folder: string, { running, token }: Deps): Promise<string> =>
  new Promise((done, fail) => {
    const args = [command, "publish", folder, "--registry", running.registry, "--token", token, "--org", "acme"];
    execFile(execPath, args, { maxBuffer: 1e8 }, (error, out, err) => {
      if (error === null) done(out.trim());
      else fail(new Error(`callboard publish ends with ${error.code}:\n${err}`));
    });
  });

/** Crawls a published site, and returns the number of findings. */
async function crawl(
  title: string,
  address: string,
  { running, token }: Deps,
  isDeadInSource?: (href: string) => boolean,
): Promise<number> {
  const from = performance.now();
  const { host } = new URL(address.startsWith("http") ? address : `https://${address}`);
  const { base, expected, isAuthored } = await loadPublished(running.registry, token, address);
  const get = docsHost(Number(new URL(running.site).port), host);
  const { pages, files, findings } = await crawlSite({
    ...{ host, base, get, expected },
    isDeadInSource: isDeadInSource ?? isAuthored,
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  say(
    `\n${title}: ${expected.length} addresses, ${pages} pages, ${files} files, ${findings.length} findings, ${seconds} s`,
  );
  if (findings.length > 0) say(describeFindings(findings));
  return findings.length;
}

/** Publishes the generated projects by both publishers, and crawls each publication. */
async function checkGenerated(deps: Deps): Promise<number> {
  const cli = await installFern("5.131.1");
  if (!cli.ok) throw new Error(`fern-api can't be installed: ${cli.reason}`);
  let found = 0;
  for (const { name, files, address, isDeadOnPurpose } of docsProjects()) {
    const { registry } = deps.running;
    const project = await writeProject(files, { version: "5.131.1", script: cli.script, registry, token: deps.token });
    try {
      const printed = await publish(project.folder, deps);
      found += await crawl(`${name}, published by callboard (${printed})`, address, deps, isDeadOnPurpose);
      const { exitCode, output } = await project.run("generate", "--docs", "--no-prompt");
      if (exitCode !== 0) throw new Error(`the Fern CLI ends with ${exitCode}:\n${output}`);
      found += await crawl(`${name}, published by the Fern CLI`, address, deps, isDeadOnPurpose);
    } finally {
      await rm(project.folder, { recursive: true, force: true });
    }
  }
  return found;
}

const data = await mkdtemp(join(tmpdir(), "callboard-sites-"));
const running = await startSite(data, { CALLBOARD_DOMAIN_SUFFIX: "docs.buildwithfern.com" });
try {
  const staff = registryClient(running.registry, running.token(), 60);
  const { token } = bodyOf(await staff.tokens.generate({ body: { orgId: "acme", scope: "admin" } }));
  const deps: Deps = { running, token };
  const folders = argv.slice(2);
  let found = folders.length === 0 ? await checkGenerated(deps) : 0;
  for (const folder of folders) found += await crawl(folder, await publish(folder, deps), deps);
  say(`\n${found} findings`);
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  await running.stop();
  await rm(data, { recursive: true, force: true });
}
