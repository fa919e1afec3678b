import { rmSync } from "node:fs";
import { playgroundReady } from "./playground-ready.ts";
import { type RunningSite, startSite } from "./site.ts";
import { expect, test } from "./test.ts";

const endpointPage = "/reference/tokens/generate-a-token";
const endpoint = { method: "POST", path: "/tokens/generate" };
const names = { orgId: "callboard", apiId: "registry" };

let running: RunningSite;

test.beforeAll(async () => {
  running = await startSite();
});
test.afterAll(async () => {
  await running.stop();
  rmSync(running.folder, { recursive: true, force: true });
});

/** Calls the registry with its first token, and returns the body of the answer. */
async function send(path: string, body: object): Promise<string> {
  const response = await fetch(running.registry + path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${running.token()}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text;
}

test("the code of SDKs is on the page and in the playground once it is registered", async ({ page }) => {
  await page.goto(running.site + endpointPage);
  const ruby = page.getByRole("radio", { name: "Ruby SDK" });
  await expect(ruby).toHaveCount(0);

  await send("/snippets/create", {
    ...names,
    snippets: {
      type: "ruby",
      sdk: { gem: "callboard", version: "1.0.0" },
      snippets: [{ endpoint, snippet: { client: "client.tokens.generate" } }],
    },
  });
  const site = await send("/v2/registry/docs/load-with-url", { url: "registry.localhost" });
  await send("/snippet-template/register", {
    ...names,
    apiDefinitionId: JSON.parse(site).definition.apiNameToId.registry,
    snippet: {
      sdk: { type: "go", githubRepo: "github.com/acme/callboard", version: "1.0.0" },
      endpointId: endpoint,
      snippetTemplate: {
        type: "v1",
        clientInstantiation: "client := callboard.New()",
        functionInvocation: {
          ...{ type: "generic", isOptional: false, templateString: "client.Generate($CALLBOARD_INPUT)" },
          templateInputs: [{ type: "payload", location: "BODY", path: "orgId" }],
        },
      },
    },
  });

  await expect(async () => {
    await page.reload();
    await expect(ruby).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await ruby.check();
  await expect(page.getByRole("group", { name: /: Ruby SDK$/ }).last()).toHaveText("client.tokens.generate");
  await expect(page.getByRole("group", { name: /^Install: Ruby SDK/ })).toHaveText(
    "gem install callboard --version 1.0.0",
  );

  await page.goto(`${running.site}${endpointPage}?explorer=true`);
  await playgroundReady(page);
  await page.getByRole("textbox", { name: "orgId" }).fill("acme");
  for (const [language, code] of [
    ["Ruby SDK", "client.tokens.generate"],
    ["Go SDK", 'client.Generate("acme")'],
  ] as const) {
    await page.getByRole("button", { name: /SDK language$/ }).click();
    await page.getByRole("option", { name: language }).click();
    await expect(page.getByRole("region", { name: language, exact: true })).toContainText(code);
  }
});
