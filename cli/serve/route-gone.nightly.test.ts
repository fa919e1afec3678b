import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { makeCertificate } from "../../docs-host/proxy/certificate.testing.ts";

/** Only root on Linux may create a network namespace, and not in every container. */
const mayLeaveTheNetwork =
  process.platform === "linux" &&
  spawnSync("unshare", ["--net", "--mount", "ip", "link", "set", "lo", "up"]).status === 0;

const address = "2001:4860::1";

it.runIf(mayLeaveTheNetwork)(
  "an address without a network route is requested again until it is back, and the site keeps its content",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "callboard-route-gone-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [hosts, authority] = [join(folder, "hosts"), join(folder, "authority.pem")];
    const { key, cert } = makeCertificate("six.test");
    await writeFile(hosts, `127.0.0.1 localhost\n${address} six.test\n2001:4860::2 far.test\n`);
    await writeFile(authority, cert);
    const program = fileURLToPath(new URL("./route-gone.testing.ts", import.meta.url));
    const script = 'ip link set lo up && mount --bind "$0" /etc/hosts && exec "$@"';
    const child = spawn(
      "unshare",
      [
        ...["--net", "--mount", "sh", "-c", script, hosts],
        ...[process.execPath, "--import", "tsx", program, address, key, cert],
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
    );
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
      output: [
        "https://far.test/api.txt can't be reached: there is no network route to it",
        "served",
        "can't be reached: there is no network route to it",
        "served unchanged",
        "served again",
      ],
    });
  },
);
