import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Returns true if a program is installed; installs Debian's package if that is allowed. */
export function find(program: string, debianPackage: string): boolean {
  const there = () => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
  if (there()) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", debianPackage], { timeout: 120_000 });
  return there();
}

/** Ports of this machine that nobody listens at. */
async function freePortNumbers(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const free = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return free;
}

/** A running nginx: an API that answers each request with 1 kB, and a proxy before it. */
export interface Nginx {
  readonly api: string;
  readonly proxy: string;
  readonly stop: () => Promise<void>;
}

/** Starts nginx on free ports, one worker each for API and proxy, kept-alive connections everywhere. */
export async function startNginx(): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-bench-"));
  const [apiPort = 0, proxyPort = 0] = await freePortNumbers(2);
  const body = JSON.stringify({ text: "x".repeat(1000) });
  const settings = (name: string, http: string) => `
    daemon off; worker_processes 1; pid ${folder}/${name}.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      access_log off; keepalive_requests 100000000; default_type application/json;
      client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${http}
    }`;
  const start = (name: string, http: string): ChildProcess => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, settings(name, http));
    return spawn("nginx", ["-c", file, "-p", folder, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
  };
  const api = start("api", `server { listen 127.0.0.1:${apiPort}; location / { return 200 '${body}'; } }`);
  const proxy = start(
    "proxy",
    `upstream api { server 127.0.0.1:${apiPort}; keepalive 64; keepalive_requests 100000000; }
     server { listen 127.0.0.1:${proxyPort}; location / {
       proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; } }`,
  );
  await Promise.all([apiPort, proxyPort].map(untilItListens));
  return {
    api: `http://127.0.0.1:${apiPort}`,
    proxy: `http://127.0.0.1:${proxyPort}`,
    stop: async () => {
      for (const child of [proxy, api]) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise((done) => socket.once("connect", () => done(true)).once("error", () => done(false)));
    socket.destroy();
    if (open) return;
    await sleep(20);
  }
}
