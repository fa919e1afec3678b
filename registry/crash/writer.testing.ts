import { argv, env, stderr, stdout } from "node:process";
import { bodyOf } from "#transport";
import { clientOf } from "../client.testing.ts";
import { createRegistry } from "../server.ts";
import type { StoreSettings } from "../store/settings.ts";
import { definitionOf, fileOf, nameOf, siteOf } from "./version.testing.ts";

/**
 * A process that the test kills. It opens the registry on a store, which migrates it, then registers one version after
 * the other of a definition and publishes a site with it and with an uploaded file. It prints each response.
 */
const [, , writer = "", from = "0", mode = "write"] = argv;
const store: StoreSettings = JSON.parse(env.CRASH_TEST_STORE ?? "{}");

stdout.write("opening\n");
const registry = await createRegistry({
  ...store,
  publicUrl: "http://registry.test",
  log: (entry) => {
    if (entry.event === "bug") stderr.write(`${JSON.stringify(entry)}\n`);
  },
});
stdout.write("ready\n");
if (mode === "open") {
  await registry.close();
} else {
  const { apis, docs } = clientOf(registry, registry.firstToken.token);
  for (let n = Number(from); ; n += 1) {
    const version = { writer, n };
    const body = { orgId: "callboard", apiId: writer, definition: definitionOf(version) };
    bodyOf(await apis.registerApiDefinition({ body }));
    stdout.write(`registered ${nameOf(version)}\n`);
    const site = { orgId: "callboard", domain: "big.example", customDomains: [], filepaths: ["file.bin"] };
    const { docsRegistrationId: id, uploadUrls } = bodyOf(await docs.startDocsRegister({ body: site }));
    const url = uploadUrls["file.bin"]?.uploadUrl ?? "";
    stdout.write(`uploading ${nameOf(version)} ${url}\n`);
    const upload = await registry.fetch(new Request(url, { method: "PUT", body: new Uint8Array(fileOf(version)) }));
    if (upload.status !== 200) throw new Error(`the upload got ${upload.status}`);
    stdout.write(`uploaded ${nameOf(version)}\nfinishing ${nameOf(version)} ${id}\n`);
    bodyOf(await docs.finishDocsRegister({ pathParameters: { id }, body: siteOf(version) }));
    stdout.write(`published ${nameOf(version)}\n`);
  }
}
