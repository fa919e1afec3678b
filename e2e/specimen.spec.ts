import type { Locator, Page } from "@playwright/test";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { playgroundReady } from "./playground-ready.ts";
import type { Received } from "./targets/echo.ts";
import { files, formCases } from "./targets/form-cases.ts";
import { type Reader, readerOf } from "./targets/readers.ts";
import { specimenEndpoints, wideCount } from "./targets/specimen.ts";
import type { SpecimenSite } from "./targets/specimen-site.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "parallel" });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Playground" });

async function open(page: Page, specimen: SpecimenSite, endpoint: string): Promise<Reader> {
  await page.goto(`${specimen.site}/${endpoint}?explorer=true`);
  await playgroundReady(page);
  return readerOf(page, dialog(page));
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog(page).getByText("200 OK", { exact: true })).toBeVisible();
}

/** Checked in a viewport so tall that nothing scrolls: axe skips scrolled content, and the names in it. */
async function violationsIn(page: Page, hasOwnColors = false): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...size, height: 8000 });
  const faults = await accessibilityViolations(page, ".kit-window", { hasOwnColors });
  await page.setViewportSize(size);
  return faults;
}

const formCaseOf = (endpoint: string) => {
  const found = formCases[endpoint];
  if (found === undefined) throw new Error(`no filling for ${endpoint}`);
  return found;
};

const decoded = (base64: string): Buffer => Buffer.from(base64, "base64");

/** JSON text without the blanks between its tokens. */
const compact = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text: string | undefined) => text ?? "");

/** The expected body where it is not JSON text. */
const expectations: { readonly [endpoint: string]: (got: Received) => Promise<void> } = {
  upload: async ({ headers, body }) => {
    const form = await new Response(new Uint8Array(decoded(body)), {
      headers: { "content-type": headers["content-type"] ?? "" },
    }).formData();
    const partsOf = async (name: string) =>
      Promise.all(
        form
          .getAll(name)
          .map(async (part) =>
            part instanceof File
              ? { name: part.name, mimeType: part.type, buffer: Buffer.from(await part.arrayBuffer()) }
              : part,
          ),
      );
    expect([...new Set(form.keys())].toSorted()).toEqual(["about", "attachments", "labels", "picture", "title"]);
    expect(await partsOf("title")).toEqual(["Ferns"]);
    expect(await partsOf("labels")).toEqual(["wet", "dry"]);
    expect(await partsOf("picture")).toEqual([files.picture]);
    expect(await partsOf("attachments")).toEqual([files.quoted, files.empty]);
    const [about] = await partsOf("about");
    expect(typeof about === "string" ? about : about?.buffer.toString()).toBe('{"x":8,"y":0}');
  },
  bytes: async ({ body }) => expect(decoded(body)).toEqual(files.picture.buffer),
  song: async ({ body }) => expect(decoded(body)).toEqual(files.picture.buffer),
  parameters: async ({ url, headers, method }) => {
    expect(method).toBe("GET");
    const [path, query] = url.split("?");
    expect(path).toBe("/parameters/a%2Fb%20c/3/light/0b5a7f5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b");
    expect([...new URLSearchParams(query)]).toEqual([
      ["search", "a&b=c d"],
      ["big", "18446744073709551615"],
      ["flag", "true"],
      ["words", "x"],
      ["words", "y"],
      ["page", "2"],
      ["planet", "mars"],
    ]);
    expect(headers).toMatchObject({
      "x-word": "plain",
      "x-count": "-9223372036854775808",
      "idempotency-key": "key-2",
    });
  },
};

async function expectReceived(endpoint: string, got: Received): Promise<void> {
  const { body } = formCaseOf(endpoint);
  if (body === undefined) return expectations[endpoint]?.(got);
  expect(compact(decoded(got.body).toString())).toBe(body);
  expect(got.headers["content-type"]).toMatch(/^application\/json/);
}

/** Endpoints that only repeat controls of others and of `states`. They are tested at night. */
const withKnownControls: readonly string[] = [
  ...[
    "texts",
    "nullables",
    "collections",
    "parameters",
    "choices",
    "objects",
    "recursive",
    "bytes",
    "song",
    "numbers",
    "upload",
  ],
];

/** Endpoints with forms of all colors. */
const withAllColors: readonly string[] = ["unions", "upload"];

test.describe("typed values are sent exactly, without an accessibility violation in any color scheme: empty, sent, invalid", () => {
  // Both have their own tests: `states` in its own file, the largest object below.
  const elsewhere: readonly string[] = ["wide", "states", ...(isNightly ? [] : withKnownControls)];
  for (const endpoint of specimenEndpoints.filter((id) => !elsewhere.includes(id))) {
    test(`at ${endpoint}`, async ({ page, specimen }) => {
      const { fill, makeInvalid } = formCaseOf(endpoint);
      const reader = await open(page, specimen, endpoint);
      // The filled form below has the same controls; empty ones are in `accessibility.spec.ts`.
      if (isNightly) expect(await violationsIn(page), "empty").toEqual([]);
      await fill(reader);
      specimen.forget();
      await send(page);
      await expectReceived(endpoint, specimen.received());
      if (makeInvalid) {
        await makeInvalid(reader);
        await page.getByRole("button", { name: "Send Request" }).click();
        await expect(dialog(page).locator(".form-issue").first()).toBeVisible();
      }
      expect(await violationsIn(page, withAllColors.includes(endpoint)), makeInvalid ? "faulty" : "sent").toEqual([]);
    });
  }
});

test.describe("fields outside the window are available", () => {
  const last = `property${wideCount - 1}`;
  const isControl = (field: Locator) =>
    field.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));

  test("to assistive technology, to the browser's search, to printers, and to links from issues @nightly", async ({
    page,
    specimen,
  }) => {
    const reader = await open(page, specimen, "wide");
    const field = page.getByRole("textbox", { name: last, exact: true });
    await field.waitFor({ state: "attached" });

    await test.step("the accessibility tree names each field", async () => {
      const session = await page.context().newCDPSession(page);
      const accessibleNames = async (): Promise<ReadonlySet<string>> => {
        // The accessibility tree of Chromium, which does not contain the whole page.
        const { nodes } = await session.send("Accessibility.getFullAXTree");
        const fields = nodes.filter(({ ignored, role }) => !ignored && role?.value === "textbox");
        return new Set(fields.map(({ name }) => String(name?.value)));
      };
      const all = Array.from({ length: wideCount }, (_, i) => `property${i}`);
      await expect.poll(async () => (await accessibleNames()).size).toBeGreaterThanOrEqual(wideCount);
      const names = await accessibleNames();
      expect(all.filter((name) => !names.has(name))).toEqual([]);
      await session.detach();
    });

    await test.step("a field is found by role and name, by the browser's search, and by a printer", async () => {
      await expect(field).toHaveCount(1);
      expect(await isControl(field)).toBe(false);
      // Only the dialog is searched: the page below it names the property too.
      const found = await page.evaluate((text) => {
        getSelection()?.collapse(document.querySelector(".play-form"), 0);
        const hit: boolean = Reflect.get(window, "find").call(window, text); // every browser has it
        return hit && getSelection()?.anchorNode?.parentElement?.closest("label")?.textContent;
      }, last);
      expect(found).toBe(last);
      await page.emulateMedia({ media: "print" });
      // Evaluated in one call, since a chunk may be replaced in between, and a detached one has no style.
      const clipping = await page.evaluate(() =>
        [...document.querySelectorAll(".form-chunk")].map((chunk) => getComputedStyle(chunk).contain),
      );
      expect(new Set(clipping)).toEqual(new Set(["none"]));
      expect(await field.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
      await page.emulateMedia({ media: "screen" });
    });

    expect(await violationsIn(page)).toEqual([]);

    await test.step("an issue links to its field", async () => {
      await page.getByRole("button", { name: "Send Request" }).click();
      await page.getByRole("button", { name: new RegExp(last) }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/./);
    });

    await test.step("typed text is sent", async () => {
      await formCaseOf("wide").fill(reader);
      specimen.forget();
      await send(page);
      await expectReceived("wide", specimen.received());
    });
  });

  test("to Tab, field by field, in both directions; and to printers, each with its value and without buttons", async ({
    page,
    specimen,
  }) => {
    await open(page, specimen, "wide");
    const focused = () => page.evaluate(() => document.activeElement?.id);
    // Fields are rendered in steps; Tab goes through the rendered ones.
    await expect(page.getByRole("textbox", { name: last, exact: true })).toBeAttached();
    await page.getByRole("textbox", { name: "property20", exact: true }).focus();
    for (let next = 21; next < 60; next += 1) {
      await page.keyboard.press("Tab");
      expect(await focused()).toMatch(new RegExp(`/property${next}$`));
    }
    await page.keyboard.type("typed");
    await expect(page.getByRole("textbox", { name: "property59", exact: true })).toHaveValue("typed");
    // Backwards from the end of the form, where fields are still static.
    await page.getByRole("textbox", { name: last, exact: true }).focus();
    for (let before = wideCount - 2; before > 165; before -= 1) {
      await page.keyboard.press("Shift+Tab");
      expect(await focused()).toMatch(new RegExp(`/property${before}$`));
    }

    const long = `${"a long text ".repeat(20)}to its end`;
    await page.getByRole("textbox", { name: "property0", exact: true }).fill(long);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    const printed = await page.evaluate(() => {
      const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const height = document.documentElement.scrollHeight;
      const labels = [...document.querySelectorAll(".kit-window .form-label")].filter(shown);
      const clipping = new Set<string>();
      for (let up = labels.at(-1)?.parentElement; up; up = up.parentElement) {
        const { overflowY, position, contain } = getComputedStyle(up);
        if (overflowY !== "visible" || position === "fixed" || contain !== "none") clipping.add(up.className);
      }
      return {
        labels: labels.map(({ textContent }) => textContent ?? ""),
        clipping: [...clipping],
        isOnPaper: labels.every((label) => label.getBoundingClientRect().bottom + scrollY <= height),
        buttons: [...document.querySelectorAll("button:not(.kit-dropdown-button, .play-issue)")].filter(shown).length,
        below: [...document.querySelectorAll("main, nav, .sidebar")].filter(shown).length,
        first: getComputedStyle(
          document.getElementById("input:/body/property0")?.parentElement ?? document.body,
          "::before",
        ).content,
      };
    });
    expect(printed.labels.filter((label) => /^property\d+$/.test(label))).toHaveLength(wideCount);
    expect(printed).toMatchObject({ clipping: [], isOnPaper: true, buttons: 0, below: 0, first: JSON.stringify(long) });
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("textbox", { name: "property0", exact: true })).toBeVisible();
  });
});

test("a long list of properties is laid out in parts, and all of it is available to everyone @nightly", async ({
  page,
  specimen,
}) => {
  const last = `property${wideCount - 1}`;
  const id = `request.body.${last}`;
  const row = page.locator(`[id="${id}"]`);
  const isLaidOut = () => row.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  // Without scripts, distant rows get a layout on demand.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const address = `${specimen.site}/wide?list=request.body&wide=true`;
  await page.goto(address);
  expect(await isLaidOut()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isLaidOut()).toBe(true);
  await page.emulateMedia({ media: null });
  // Opened again: an emulated print leaves the heights of paper.
  await page.goto("about:blank");
  await page.goto(`${address}#${id}`);
  await expect(row).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
  await page.unroute(/\.js$/);

  // A script finds the part that has the row.
  await page.goto(`${specimen.site}/wide#${id}`);
  await expect(row).toBeInViewport();
  await expect(page).toHaveURL(`${specimen.site}/wide?list=${id}#${id}`);

  await page.goto(`${address}&again`);
  await expect.poll(isLaidOut).toBe(true);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const terms = nodes.filter(({ ignored, role }) => !ignored && role?.value === "term").map(({ nodeId }) => nodeId);
  expect(terms.length).toBeGreaterThanOrEqual(wideCount);
  expect(await accessibilityViolations(page, "main")).toEqual([]);
});
