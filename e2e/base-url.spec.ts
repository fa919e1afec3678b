import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type AuthUpstream, startAuthUpstream } from "./targets/auth-upstream.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** A description that names no server. */
const description = `openapi: 3.1.0
info: { title: Garden, version: "1" }
components: { securitySchemes: { bearer: { type: http, scheme: bearer } } }
paths:
  /plants:
    get:
      operationId: listPlants
      security: [{ bearer: [] }]
      parameters: [{ name: name, in: query, required: true, schema: { type: string } }]
      responses: { "200": { description: All plants., content: { application/json: { schema: { type: object } } } } }
`;

/** A description of channels that names no server. */
const channels = `asyncapi: 3.0.0
info: { title: Beds, version: "1" }
channels:
  beds: { address: /beds, messages: { grown: { payload: { type: string } } } }
  soil: { address: soil, bindings: { kafka: {} }, messages: { wet: { payload: { type: string } } } }
operations:
  grow: { action: send, channel: { $ref: "#/channels/beds" } }
`;

let upstream: AuthUpstream;
let served: ServedFile;
test.beforeAll(async () => {
  upstream = await startAuthUpstream();
  served = await serveFile("garden.yaml", description, {}, { "beds.yaml": channels });
});
test.afterAll(() => Promise.all([served.stop(), upstream.close()]));

const field = (page: Page) => page.getByLabel("Base URL", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Request", exact: true });

test("the base URL of an API without servers is entered in the playground, by keyboard alone, and stays", async ({
  page,
}) => {
  await page.goto(`${served.site}/garden/list-plants?explorer=true`);
  await expect(send(page)).toBeDisabled();
  await expect(page.getByText("This API has no base URL", { exact: true })).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(/This API's description names no server\./);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "name", exact: true }).fill("fern");

  await field(page).fill("ftp://garden.example");
  await field(page).press("Enter");
  await expect(
    page.getByText("A base URL starts with http:// or https://, such as http://localhost:3000."),
  ).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");

  // The page loads again with the base URL and with the same form.
  await field(page).fill(upstream.url.replace("http://", ""));
  await field(page).press("Enter");
  await expect(send(page)).toBeEnabled();
  await expect(field(page)).toHaveValue(upstream.url);
  await expect(page.getByRole("region", { name: "cURL", exact: true })).toContainText(
    `${upstream.url}/plants?name=fern`,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await send(page).click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
  expect(upstream.received().at(-1)?.url).toContain("/plants?name=fern");

  await page.goto(`${served.site}/garden/list-plants`);
  await expect(page.getByRole("main")).toContainText(`${upstream.url}/plants`);
});

test("a token that was entered before the base URL waits for its reader's answer @nightly", async ({ page }) => {
  await page.goto(`${served.site}/garden/list-plants?explorer=true`);
  await field(page).fill("");
  await field(page).press("Enter");
  await expect(send(page)).toBeDisabled();
  await page.getByRole("button", { name: "Not Authenticated", exact: true }).click();
  await page.getByLabel("Bearer token", { exact: true }).fill("planted-token");
  await field(page).fill(upstream.url);
  await field(page).press("Enter");
  await expect(
    page.getByRole("group", { name: `Send your bearer token to ${new URL(upstream.url).host}?` }),
  ).toBeVisible();
  const before = upstream.received().length;
  await send(page).click();
  expect(upstream.received()).toHaveLength(before);
  await page.getByRole("button", { name: "Send to this host", exact: true }).click();
  await send(page).click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
  expect(upstream.received().at(-1)?.headers.authorization).toBe("Bearer planted-token");
});

test("the base URL of a channel without servers is entered in the playground @nightly", async ({ page }) => {
  await page.goto(`${served.site}/beds/beds?explorer=true`);
  const connect = page.getByRole("button", { name: "Connect", exact: true });
  await expect(connect).toBeDisabled();
  await expect(page.getByText("This API has no base URL", { exact: true })).toBeVisible();
  await field(page).fill("wss://beds.example/v1");
  await field(page).press("Enter");
  await expect(connect).toBeEnabled();
  await expect(field(page)).toHaveValue("https://beds.example/v1");
  await page.goto(`${served.site}/beds/beds`);
  await expect(page.getByRole("main")).toContainText("wss://beds.example/v1/beds");

  await page.goto(`${served.site}/beds/soil`);
  await expect(page.getByRole("main")).toContainText("You can’t try this channel here");
});
