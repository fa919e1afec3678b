import { argv, stdout } from "node:process";
import type { RegisterApiDefinition } from "#generated/types";
import { bodyOf } from "#transport";
import { clientOf, plants } from "./registry.testing.ts";
import { createRegistry } from "./server.ts";

/**
 * A process that the test kills. It opens the registry in a folder, registers one version after the other of a large
 * definition, publishes a site with it, and prints the number of each response.
 */
const [, , folder = "", from = "0"] = argv;

const version = (n: number): RegisterApiDefinition => ({
  ...plants,
  apiName: `version ${n}`,
  types: Object.fromEntries(
    Array.from({ length: 400 }, (_, i) => [
      `type_:T${i}`,
      {
        name: `T${i}`,
        description: `${n} `.repeat(400),
        shape: { type: "enum", values: [{ value: `${n}` }] },
      } as const,
    ]),
  ),
});

const registry = await createRegistry({ dataFolder: folder, publicUrl: "http://registry.test", log: () => {} });
const { apis, docs } = clientOf(registry, registry.firstToken.token);
stdout.write("ready\n");
for (let n = Number(from); ; n += 1) {
  const body = { orgId: "callboard", apiId: "big", definition: version(n) };
  bodyOf(await apis.registerApiDefinition({ body }));
  stdout.write(`registered ${n}\n`);
  const site = { orgId: "callboard", domain: "big.example", customDomains: [], filepaths: [] };
  const { docsRegistrationId: id } = bodyOf(await docs.startDocsRegister({ body: site }));
  const pages = { "page.md": { markdown: `${n} `.repeat(100_000) } };
  const docsDefinition = { pages, config: { title: `version ${n}` } };
  bodyOf(await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
  stdout.write(`published ${n}\n`);
}
