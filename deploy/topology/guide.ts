import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { promisify } from "node:util";
import { bodyOf } from "#transport";
import { registryClient } from "../../cli/registry-client.ts";
import { plants } from "../../registry/client.testing.ts";
import { readCompose } from "./compose.ts";
import type { LoadPart } from "./send-load.ts";

/** A published site and a registered definition, which the load reads. */
export interface Guide {
  readonly token: string;
  readonly apiId: string;
  readonly docsHost: string;
  readonly registryHost: string;
}

interface GuideDeps {
  /** The built command. */
  readonly command: string;
  readonly registry: string;
  readonly firstToken: string;
  readonly folder: string;
}

/** Number of pages of the published site. */
const pages = 20;

const hostOf = (url = ""): string => new URL(url).host;

/** Publishes a site at the address of compose.yaml, and registers a definition. */
export async function publishGuide({ command, registry, firstToken, folder }: GuideDeps): Promise<Guide> {
  const { services } = readCompose();
  const docs = services["site-1"]?.environment?.CALLBOARD_ORIGIN ?? "";
  const registryHost = hostOf(services["registry-1"]?.environment?.CALLBOARD_REGISTRY_ORIGIN);
  const token = (await readFile(firstToken, "utf8")).trim();
  const project = join(folder, "guide");
  await mkdir(project);
  for (let n = 0; n < pages; n += 1) {
    await writeFile(join(project, `page-${n}.md`), `# Page ${n}\n\nHow to water plant ${n}.\n`);
  }
  const args = ["publish", project, "--instance", docs, "--org", "callboard", "--registry", registry];
  await promisify(execFile)(execPath, [command, ...args], { env: { ...process.env, CALLBOARD_TOKEN: token } });
  const { apis } = registryClient(registry, token, 60);
  const body = { orgId: "callboard", apiId: "plants", definition: plants };
  const { apiDefinitionId: apiId } = bodyOf(await apis.registerApiDefinition({ body }));
  return { token, apiId, docsHost: hostOf(docs), registryHost };
}

/** A definition that differs from all others of the load. */
const definitionOf = (n: number) => ({ ...plants, apiName: `Plants ${n}` });

/** The load: half of it pages, nearly half loads of a definition, and one write of 25 requests. */
export function loadParts(rate: number, guide: Guide, writes: Map<string, number>): readonly LoadPart[] {
  const { token, apiId, docsHost, registryHost } = guide;
  const headers = { authorization: `Bearer ${token}` };
  const perSecond = rate / 25;
  return [
    {
      ...{ name: "pages", perSecond: perSecond * 12, host: docsHost },
      next: (n) => ({ method: "GET", path: `/page-${n % pages}` }),
      check: (status, body, n) =>
        status === 200 && body.includes(`How to water plant ${n % pages}.`)
          ? undefined
          : `${status} ${body.slice(0, 200)}`,
    },
    {
      ...{ name: "definitions", perSecond: perSecond * 12, host: registryHost },
      next: () => ({ method: "GET", path: `/registry/api/latest/load/${apiId}`, headers }),
      check: (status, body) =>
        status === 200 && body.includes('"Plant Store"') ? undefined : `${status} ${body.slice(0, 200)}`,
    },
    {
      ...{ name: "writes", perSecond, host: registryHost },
      next: (n) => ({
        ...{ method: "POST", path: "/registry/api/register" },
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ orgId: "callboard", apiId: `load-${n % 7}`, definition: definitionOf(n) }),
      }),
      check: (status, body, n) => {
        if (status !== 200) return `${status} ${body.slice(0, 200)}`;
        writes.set(JSON.parse(body).apiDefinitionId, n);
        return undefined;
      },
    },
  ];
}

/** Counts acknowledged writes that one of the registries does not return. */
export async function countLostWrites(
  writes: ReadonlyMap<string, number>,
  portNumbers: readonly number[],
  token: string,
): Promise<number> {
  let lost = 0;
  for (const [id, n] of writes) {
    for (const port of portNumbers) {
      const response = await fetch(`http://127.0.0.1:${port}/registry/api/load/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      if (!response.ok || !text.includes(`"Plants ${n}"`)) {
        lost += 1;
        break;
      }
    }
  }
  return lost;
}
