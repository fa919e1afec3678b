import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

/** Only root on Linux may create its own network namespace, and not in every container. */
const mayLeaveTheNetwork =
  process.platform === "linux" &&
  spawnSync("unshare", ["--net", "--mount", "ip", "link", "set", "lo", "up"]).status === 0;

it.runIf(mayLeaveTheNetwork)(
  "a host with only IPv6 addresses on a machine without an IPv6 route fails only its own calls",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "callboard-no-route-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const hosts = join(folder, "hosts");
    await writeFile(hosts, "127.0.0.1 localhost\n2001:4860::1 six.test two.test\n2001:4860::2 two.test\n");
    const program = fileURLToPath(new URL("./no-route.testing.ts", import.meta.url));
    const urls = ["http", "https", "ws", "wss"].flatMap((scheme) => [`${scheme}://six.test/`, `${scheme}://two.test/`]);
    const script = 'ip link set lo up && mount --bind "$0" /etc/hosts && exec "$@"';
    const child = spawn("unshare", [
      ...["--net", "--mount", "sh", "-c", script, hosts],
      ...[process.execPath, "--import", "tsx", program, ...urls],
    ]);
    onTestFinished(() => void child.kill("SIGKILL"));
    let output = "";
    let errors = "";
    child.stdout.on("data", (bytes) => {
      output += bytes;
    });
    child.stderr.on("data", (bytes) => {
      errors += bytes;
    });
    const [code] = await once(child, "close");
    expect({ code, errors, output: output.trim().split("\n") }).toEqual({
      code: 0,
      errors: "",
      output: [...urls.map(() => "no-route"), "200"],
    });
  },
);
