/**
 * `npm run test:drill`: fills a registry by the built command, backs it up while it runs, destroys its data, restores the
 * backup into an empty folder, and compares what readers and publishers get. Prints one line; ends with 1 if anything
 * differs.
 * @module
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execPath, stderr, stdout } from "node:process";
import { promisify } from "node:util";
import { bodyOf } from "#transport";
import { registryClient } from "../../cli/registry-client.ts";
import { plants } from "../../registry/client.testing.ts";
import { freePortNumbers } from "../topology/free-port-numbers.ts";
import { startProcess } from "../topology/start-process.ts";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");
const run = promisify(execFile);
const site = "https://plants.localhost";

/** Number of registered definitions. */
const definitions = 20;

/** Starts the registry of a folder, runs `use`, and stops it. */
async function withRegistry<T>(data: string, use: (url: string, token: string) => Promise<T>): Promise<T> {
  const [port = 0] = await freePortNumbers(1);
  const env = { CALLBOARD_DATA: data, REGISTRY_PORT: `${port}` };
  const probe = { port, path: "/ready" };
  const { stop } = await startProcess({ name: "registry", command: [execPath, command, "registry"], env, probe });
  try {
    return await use(`http://localhost:${port}`, (await readFile(join(data, "token"), "utf8")).trim());
  } finally {
    await stop();
  }
}

/** Registers definitions and publishes a site with an image. */
async function fill(url: string, token: string, folder: string): Promise<readonly string[]> {
  const { apis } = registryClient(url, token, 60);
  const ids: string[] = [];
  for (let n = 0; n < definitions; n += 1) {
    const definition = { ...plants, apiName: `Plants ${n}` };
    const body = { orgId: "callboard", apiId: `plants-${n % 3}`, definition };
    ids.push(bodyOf(await apis.registerApiDefinition({ body })).apiDefinitionId);
  }
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "watering.md"), "# Watering\n\n![A plant](plant.svg)\n");
  await writeFile(join(project, "plant.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const args = ["publish", project, "--instance", site, "--org", "callboard", "--registry", url];
  await run(execPath, [command, ...args], { env: { ...process.env, CALLBOARD_TOKEN: token } });
  return ids;
}

/** Everything that readers of a registry get, as text. File addresses have the port of the process. */
async function contentOf(url: string, token: string, ids: readonly string[]): Promise<string> {
  const { apis, docs } = registryClient(url, token, 60);
  const found: unknown[] = [];
  for (const apiId of ids) found.push(bodyOf(await apis.getApiLatest({ pathParameters: { apiId } })));
  const shown = bodyOf(await docs.getDocsForUrl({ body: { url: site } }));
  found.push(shown);
  for (const [, id] of JSON.stringify(shown).matchAll(/\/files\/([\w-]+)/g)) {
    found.push(await (await fetch(`${url}/files/${id}`)).text());
  }
  return JSON.stringify(found).replaceAll(url, "");
}

const folder = await mkdtemp(join(tmpdir(), "callboard-drill-"));
try {
  const [data, restored, backup] = [join(folder, "data"), join(folder, "restored"), join(folder, "backup.gz")];
  const filled = await withRegistry(data, async (url, firstToken) => {
    const body = { orgId: "callboard", scope: "publish" };
    const { token } = bodyOf(await registryClient(url, firstToken, 60).tokens.generate({ body }));
    const ids = await fill(url, token, folder);
    const content = await contentOf(url, token, ids);
    await run(execPath, [command, "backup", backup], { env: { ...process.env, CALLBOARD_DATA: data } });
    return { ids, content, token };
  });
  await rm(data, { recursive: true });
  const from = performance.now();
  await run(execPath, [command, "restore", backup], { env: { ...process.env, CALLBOARD_DATA: restored } });
  const seconds = (performance.now() - from) / 1000;
  // Tokens work as before: the backup has their hashes. The first token is lost with its file, and is replaced.
  const after = await withRegistry(restored, (url) => contentOf(url, filled.token, filled.ids));
  const isSame = after === filled.content;
  const { size } = await stat(backup);
  stdout.write(
    `drill: ${filled.ids.length} definitions and a site, ${filled.content.length} characters of answers, backup of ${size} bytes, restored in ${seconds.toFixed(1)} s: ${isSame ? "the same" : "DIFFERENT"}\n`,
  );
  if (!isSame) stderr.write(`before: ${filled.content.slice(0, 2000)}\nafter: ${after.slice(0, 2000)}\n`);
  process.exitCode = isSame ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
