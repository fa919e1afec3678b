import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RegistryClient } from "#generated/registry";
import type { RootNode } from "#generated/types";
import { bodyOf } from "#transport";
import { registryClient } from "../../cli/registry-client.ts";

/** Milliseconds after which a request counts as unanswered. */
export const patience = 60_000;

/** A running `callboard start` with an empty registry. */
export interface Hosted {
  readonly port: number;
  readonly server: ChildProcess;
  /** Returns a client that publishes for an organization. */
  readonly clientOf: (orgId: string) => Promise<RegistryClient>;
  /** Ends the server, and removes its data. */
  readonly remove: () => void;
}

/** Starts the built program on free ports. */
export async function startHosted(program: string, env: NodeJS.ProcessEnv = {}): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-hosted-"));
  const [port, registryPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, [program, "start"], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      REGISTRY_PORT: String(registryPort),
      CALLBOARD_DATA: join(folder, "data"),
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.stdout.resume();
  const remove = (): void => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  while ((await get(port, `localhost:${port}`, "/api/callboard-docs/ready")).status !== 200) await sleep(100);
  const token = readFileSync(join(folder, "data/token"), "utf8").trim();
  const staff = registryClient(`http://localhost:${registryPort}`, token, 120);
  return {
    ...{ port, server, remove },
    clientOf: async (orgId) =>
      registryClient(
        `http://localhost:${registryPort}`,
        bodyOf(await staff.tokens.generate({ body: { orgId, scope: "publish" } })).token,
        120,
      ),
  };
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** Resolves to the status of a page and to its time in milliseconds; the status is 0 without a response. */
export function get(
  port: number,
  host: string,
  path: string,
): Promise<{ readonly status: number; readonly ms: number }> {
  const from = performance.now();
  return new Promise((done) => {
    const end = (status: number): void => done({ status, ms: performance.now() - from });
    const outgoing = request({ host: "127.0.0.1", port, path, headers: { host }, timeout: patience }, (incoming) => {
      incoming
        .on("end", () => end(incoming.statusCode ?? 0))
        .on("error", () => end(0))
        .resume();
    });
    outgoing
      .on("error", () => end(0))
      .on("timeout", () => outgoing.destroy())
      .end();
  });
}

/** Publishes a site of guides, by their slugs. */
export async function publishGuides(
  { docs }: RegistryClient,
  orgId: string,
  domain: string,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const started = bodyOf(await docs.startDocsRegister({ body: { orgId, domain, customDomains: [], filepaths: [] } }));
  const root: RootNode = {
    ...{ type: "root", version: "v1", id: "r", title: domain, slug: "" },
    child: {
      ...{ type: "unversioned", id: "u" },
      child: {
        ...{ type: "sidebarRoot", id: "s" },
        children: [
          {
            ...{ type: "sidebarGroup", id: "g" },
            children: [...pages.keys()].map(
              (id) => ({ type: "page", id, title: id, slug: id, pageId: `${id}.md` }) as const,
            ),
          },
        ],
      },
    },
  };
  bodyOf(
    await docs.finishDocsRegister({
      pathParameters: { id: started.docsRegistrationId },
      body: {
        docsDefinition: {
          pages: Object.fromEntries([...pages].map(([id, markdown]) => [`${id}.md`, { markdown }])),
          config: { title: domain, root },
        },
      },
    }),
  );
  await sleep(100);
}
