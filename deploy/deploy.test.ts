import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Deployment, StatefulSet } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Namespace, Secret, Service } from "kubernetes-models/v1";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseAllDocuments } from "yaml";
import { createSiteServer } from "#docs-host/server";
import { createRegistryServer } from "#registry";
import { allSettings } from "../cli/config/table/index.ts";
import { openRegistry } from "../registry/registry.testing.ts";
import { sources } from "../tooling/build-sources.ts";
import { readCompose } from "./topology/compose.ts";
import { environmentOf } from "./topology/environment.ts";

const root = resolve(import.meta.dirname, "..");
const textOf = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
const run = promisify(execFile);

/** Variables that are not Callboard settings: variables of Node and of third-party images. */
const others = ["NODE_ENV", "DOCS_HOSTS", "REGISTRY_HOST"];

const known = new Set([
  ...others,
  ...allSettings.flatMap(({ variable, secret }) => (secret ? [variable, `${variable}_FILE`] : [variable])),
]);
const unknown = (variables: readonly string[]) => variables.filter((one) => !known.has(one));

describe("compose.yaml", () => {
  const { services, volumes, networks, secrets } = readCompose();
  const own = Object.entries(services).filter(([, { image }]) => image === "callboard:latest");

  it("sets only variables that are settings", () => {
    expect(own.length).toBeGreaterThan(5);
    for (const [name, { environment = {} }] of [...own, ["caddy", services.caddy ?? {}] as const]) {
      expect([name, unknown(Object.keys(environment))]).toEqual([name, []]);
    }
  });

  it("names only services, volumes, networks and secrets that exist", () => {
    for (const service of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(service.depends_on ?? {})));
      expect(Object.keys(networks)).toEqual(expect.arrayContaining([...(service.networks ?? [])]));
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining([...(service.secrets ?? [])]));
      for (const volume of service.volumes ?? []) {
        const [source = ""] = volume.split(":");
        if (source.startsWith(".")) expect(existsSync(join(import.meta.dirname, source))).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
  });

  it("runs Callboard without writable files, and asks each server whether it is ready", () => {
    for (const [name, service] of own) {
      expect([name, service.read_only]).toEqual([name, true]);
      const port = service.environment?.PORT ?? service.environment?.REGISTRY_PORT;
      if (service.command === undefined) continue;
      const path = service.command[0] === "site" ? "/api/callboard-docs/ready" : "/ready";
      expect(service.healthcheck?.test).toEqual(["CMD", "node", "deploy/probe.mjs", `${port}${path}`]);
    }
  });

  it("gives processes of one machine the same environment, but for port numbers, folders and addresses", () => {
    const s3 = {
      endpoint: "http://127.0.0.1:1",
      bucket: "b",
      region: "",
      prefix: "",
      accessKeyId: "",
      secretAccessKey: "",
    };
    const portNumbers = { "registry-1": { port: 11, metrics: 12 } };
    const places = { folder: "/f", databaseUrl: "", s3, insidePort: 4, portNumbers };
    const shipped = services["registry-1"]?.environment ?? {};
    const used = environmentOf("registry-1", places);
    expect(Object.keys(used)).toEqual(Object.keys(shipped));
    const differing = Object.keys(shipped).filter((name) => used[name] !== shipped[name]);
    expect(differing.sort()).toEqual([
      ...["CALLBOARD_DATA", "CALLBOARD_METRICS_PORT", "CALLBOARD_TRUSTED_PROXIES", "DATABASE_URL_FILE"],
      ...["REGISTRY_PORT", "S3_ACCESS_KEY_ID_FILE", "S3_BUCKET", "S3_ENDPOINT", "S3_SECRET_ACCESS_KEY_FILE"],
    ]);
  });

  it("has the names and port numbers that the Caddyfile sends requests to", () => {
    const caddyfile = textOf("Caddyfile");
    const upstreams = [...caddyfile.matchAll(/\b((?:registry|site)-\d):(\d+)/g)];
    expect(new Set(upstreams.map(([, name]) => name))).toEqual(
      new Set(["registry-1", "registry-2", "site-1", "site-2"]),
    );
    for (const [, name = "", port] of upstreams) {
      const { PORT = services[name]?.environment?.REGISTRY_PORT } = services[name]?.environment ?? {};
      expect([name, port]).toEqual([name, PORT]);
    }
    expect(new Set([...caddyfile.matchAll(/health_uri (\S+)/g)].map(([, path]) => path))).toEqual(
      new Set(["/ready", "/api/callboard-docs/ready"]),
    );
  });
});

/** A Kubernetes object, as far as it is read here. */
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: { readonly [name: string]: string };
  readonly stringData?: { readonly [name: string]: string };
}

/** The schemas of the kinds that are used, of the versions that the imports name. */
const models: { readonly [kind: string]: new (manifest: never) => { readonly apiVersion: string; validate(): void } } =
  {
    ...{ Deployment, StatefulSet, HorizontalPodAutoscaler, Ingress, PodDisruptionBudget },
    ...{ ConfigMap, Namespace, Secret, Service },
  };

describe("the manifests of Kubernetes", () => {
  const folder = join(import.meta.dirname, "kubernetes");
  const manifests = readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), "utf8")).map(
      (document): readonly [string, Manifest] => [file, document.toJS()], // the schemas check it
    ),
  );
  const objects = manifests.filter(([file]) => file !== "kustomization.yaml");

  it.each(objects.map(([file, one]) => [one.kind, one.metadata.name, file, one] as const))(
    "%s %s of %s has the schema of its kind",
    (kind, _name, _file, manifest) => {
      const Model = models[kind];
      if (Model === undefined) throw new Error(`${kind} has no schema here`);
      expect(() => new Model(manifest as never).validate()).not.toThrow(); // the schema checks the type
    },
  );

  it("are all applied, but for the example of secrets", () => {
    const applied = manifests.find(([file]) => file === "kustomization.yaml")?.[1] as unknown as {
      resources: string[];
    }; // of the same file
    expect([...new Set(objects.map(([file]) => file))].filter((file) => !applied.resources.includes(file))).toEqual([
      "secret.example.yaml",
    ]);
  });

  it("set only variables that are settings, and name secrets that the example has", () => {
    const maps = objects.flatMap(([, { kind, data = {} }]) => (kind === "ConfigMap" ? [data] : []));
    expect(unknown(maps.flatMap((data) => Object.keys(data)))).toEqual([]);
    const files = maps.flatMap((data) => Object.entries(data).filter(([name]) => name.endsWith("_FILE")));
    const secrets = objects.flatMap(([, { stringData = {} }]) => Object.keys(stringData));
    expect(files.map(([, path]) => path).sort()).toEqual(
      secrets.map((name) => `/run/secrets/callboard/${name}`).sort(),
    );
  });
});

it("the service of systemd sets only variables that are settings", () => {
  const variables = [...textOf("callboard.service").matchAll(/\b([A-Z][A-Z0-9_]+)=\S/g)].map(([, name = ""]) => name);
  expect(variables).toContain("CALLBOARD_DATA");
  expect(unknown(variables)).toEqual([]);
});

describe("the image", () => {
  const dockerfile = textOf("Dockerfile");

  it("copies what exists and is sent to the build, and nothing else", () => {
    const sent: readonly string[] = textOf("Dockerfile.dockerignore").match(/(?<=^!)[^*\n]+$/gm) ?? [];
    expect(sent.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
      paths.split(" "),
    );
    expect(copied.filter((path) => path !== "." && !sent.includes(path))).toEqual([]);
  });

  it("sends the sources of what it builds, without tests", () => {
    const sent = textOf("Dockerfile.dockerignore").match(/(?<=^!).+$/gm) ?? [];
    const built = [...sources.page, ...sources.command];
    expect(built.filter((path) => !sent.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([]);
  });

  it("runs as a user by number, checks itself without other programs, and has no secret", () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM"));
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "deploy\/probe\.mjs"\]$/m);
    expect(unknown([...dockerfile.matchAll(/^(?:ENV|\s+)\s*([A-Z_]+)=/gm)].map(([, name = ""]) => name))).toEqual([]);
    expect(allSettings.filter(({ variable, secret }) => secret && dockerfile.includes(variable))).toEqual([]);
  });
});

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // a TCP server that listens has one
}

/** Runs a program of the image; resolves to its exit code. */
const codeOf = (...args: readonly string[]): Promise<number> =>
  run(process.execPath, [...args]).then(
    () => 0,
    ({ code }) => code,
  );

describe("the programs of the image", () => {
  it("find whether a registry or a site is alive and ready", async () => {
    const { registry } = await openRegistry();
    const { server, serve } = createRegistryServer();
    const port = await listen(server);
    const site = await listen(createSiteServer({ state: async () => "starting" }).server);
    const probe = join(import.meta.dirname, "probe.mjs");
    expect(await codeOf(probe, `${port}/ready`)).toBe(1);
    serve(registry);
    const live = "/api/callboard-docs/live";
    const targets = [
      `${port}/ready`,
      `${port}/health`,
      `${site}${live}`,
      `${site}/api/callboard-docs/ready`,
      `1${live}`,
    ];
    expect(await Promise.all(targets.map((target) => codeOf(probe, target)))).toEqual([0, 0, 0, 1, 1]);
  });

  it("create the token of sites once; it can only read", async () => {
    const { registry, client } = await openRegistry();
    const { server, serve } = createRegistryServer();
    serve(registry);
    const folder = await mkdtemp(join(tmpdir(), "callboard-token-"));
    const [first, file] = [join(folder, "first"), join(folder, "site")];
    await writeFile(first, `${registry.firstToken.token}\n`);
    const program = [
      join(import.meta.dirname, "site-token.mjs"),
      `http://127.0.0.1:${await listen(server)}`,
      first,
      file,
    ];
    const create = async (): Promise<string> => {
      await run(process.execPath, program);
      return (await readFile(file, "utf8")).trim();
    };
    onTestFinished(() => rm(folder, { recursive: true }));
    const token = await create();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await create()).toBe(token);
    const { extensions, tokens } = client(token);
    expect(await extensions.getSitesAtHost({ body: { host: "docs.example.com" } })).toMatchObject({ ok: true });
    expect(await tokens.generate({ body: { orgId: "callboard", scope: "read" } })).toMatchObject({
      ok: false,
      error: "UnauthorizedError",
    });
  });
});
