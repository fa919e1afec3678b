import type { Locator, Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { typeOver } from "./keyboard.ts";
import { playgroundReady } from "./playground-ready.ts";
import type { SpecimenSite } from "./targets/specimen-site.ts";
import { expect, test } from "./test.ts";

/** One kind: the request while it is empty, the actions that give it a value, and the request afterwards. */
interface Kind {
  readonly empty: unknown;
  /** Starts at the option that the arrow key selected; uses the keyboard only. */
  readonly fill: (page: Page) => Promise<void>;
  readonly value: unknown;
}

const focus = (found: Locator): Promise<void> => found.first().focus();
const button = (name: string) => async (page: Page) => {
  await focus(page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
};
const typed =
  (key: string, text = key) =>
  async (page: Page) => {
    await focus(page.getByLabel(key, { exact: true }).and(page.locator("input, textarea")));
    await typeOver(page, text);
  };
const typedKind = (key: string, empty: unknown, text: string, value: unknown = text): Kind => ({
  empty,
  fill: typed(key, text),
  value,
});
const id = "0b5a7f5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";
const now = /^\d{4}-\d\d-\d\dT/;
const today = /^\d{4}-\d\d-\d\d$/;

const kinds: { readonly [key: string]: Kind } = {
  text: typedKind("text", "", "here"),
  password: typedKind("password", "", "open sesame"),
  uuid: typedKind("uuid", "", id),
  base64: typedKind("base64", "", "aGVsbG8="),
  datetime: typedKind("datetime", expect.stringMatching(now), "2026-11-21T08:30:00Z"),
  date: typedKind("date", expect.stringMatching(today), "2026-11-21"),
  boolean: {
    empty: false,
    fill: async (page) => {
      await focus(page.getByRole("switch", { name: "boolean" }));
      await page.keyboard.press("Space");
    },
    value: true,
  },
  integer: typedKind("integer", 0, "-3", -3),
  uint: typedKind("uint", 0, "3", 3),
  double: typedKind("double", 0, "0.5", 0.5),
  long: typedKind("long", 0, "-4", -4),
  uint64: typedKind("uint64", 0, "4", 4),
  bigInteger: typedKind("bigInteger", "0", "5", "5"),
  // Nothing is preselected, so null is sent until the reader selects something.
  few: {
    empty: null,
    fill: async (page) => {
      await focus(page.getByRole("radiogroup", { name: "Value of few" }).getByRole("radio"));
      await page.keyboard.press("ArrowRight");
    },
    value: "medium",
  },
  many: {
    empty: null,
    fill: async (page) => {
      await focus(page.getByRole("button", { name: / Value of many$/ }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("listbox")).toBeVisible();
      await page.keyboard.type("mars");
      await page.keyboard.press("Enter");
    },
    value: "mars",
  },
  literal: { empty: "fixed", fill: async () => {}, value: "fixed" },
  list: {
    empty: [],
    fill: async (page) => {
      await button("Add new item, list")(page);
      await page.keyboard.type("one");
    },
    value: ["one"],
  },
  set: {
    empty: [],
    fill: async (page) => {
      await button("Add new item, set")(page);
      await typeOver(page, "2");
    },
    value: [2],
  },
  map: {
    empty: {},
    fill: async (page) => {
      await button("Add new item, map")(page);
      await page.keyboard.type("key");
      await page.keyboard.press("Enter");
      await typeOver(page, "7");
    },
    value: { key: 7 },
  },
  object: { empty: { title: "" }, fill: typed("title", "named"), value: { title: "named" } },
  tagged: {
    empty: { type: "circle", radius: 0 },
    fill: typed("radius", "8"),
    value: { type: "circle", radius: 8 },
  },
  either: {
    empty: "",
    fill: async (page) => {
      await focus(page.getByRole("radiogroup", { name: "Variant of either" }).getByRole("radio"));
      await page.keyboard.press("ArrowRight");
      await typed("either", "9")(page);
    },
    value: 9,
  },
  unknown: typedKind("unknown", null, '{"a": 1}', { a: 1 }),
};

/** The request that the API received after it was sent by keyboard, even with invalid values. */
async function sent(page: Page, specimen: SpecimenSite): Promise<{ readonly [key: string]: unknown }> {
  specimen.forget();
  // While the previous response is loading, these keys would cancel it.
  await expect(page.getByRole("button", { name: "Send Request" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Enter");
  const sendAnyway = page.getByRole("button", { name: "Send anyway" });
  const isReceived = () => specimen.requests().length > 0;
  await expect.poll(async () => (await sendAnyway.isVisible()) || isReceived()).toBe(true);
  if (await sendAnyway.isVisible()) {
    await sendAnyway.focus();
    await page.keyboard.press("Enter");
  }
  await expect.poll(isReceived).toBe(true);
  const { body } = specimen.received();
  return JSON.parse(Buffer.from(body, "base64").toString()) as { readonly [key: string]: unknown }; // the body is an object
}

const keys = Object.keys(kinds);
const all = (pick: (kind: Kind) => unknown) =>
  Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [key, pick(kind)]));

test("every kind of field is absent, null, empty or filled, visibly and by keyboard alone, and is sent as such", async ({
  page,
  specimen,
}) => {
  test.slow();
  let release = (): void => {};
  const later = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/lists[^/]*\.js/, async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(`${specimen.site}/states?explorer=true`);
  const add = page.getByRole("button", { name: /^Add optional property/ });
  // A union has one switch for its variants and null; null is the last option of every switch.
  const chooser = (key: string) => page.getByRole("radiogroup", { name: new RegExp(`^(Variant of )?${key}$`) });
  await playgroundReady(page);

  // The search has the focus at once, however the menu was opened. A menu that loads late takes and returns the focus
  // as well. It stays open after a property, with an empty search; Escape closes it, and the added field has the focus.
  const search = page.getByRole("searchbox", { name: "Search", exact: true });
  await add.click();
  release();
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  expect(await sent(page, specimen)).toEqual({});
  await add.click();
  await expect(search).toBeFocused();
  await page.keyboard.type("bigI");
  await page.getByRole("menuitem", { name: "bigInteger" }).click();
  await expect(chooser("bigInteger").getByRole("radio").first()).toBeChecked();
  await expect(search).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(chooser("bigInteger").getByRole("radio").first()).toBeFocused();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.type("all opt");
  await page.keyboard.press("Enter");
  await expect(chooser("text").getByRole("radio").first()).toBeFocused();
  // An added property starts with another value than null if it can (docs/behavior.md#objects).
  expect(await sent(page, specimen)).toEqual(all(({ empty }) => empty));

  for (const key of keys) {
    await focus(chooser(key).getByRole("radio", { name: "null" }));
    await page.keyboard.press("Space");
    await expect(chooser(key).getByRole("radio", { name: "null" }), key).toBeChecked();
  }
  expect(await sent(page, specimen)).toEqual(all(() => null));
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);

  for (const key of keys) {
    await focus(chooser(key).getByRole("radio", { name: "null" }));
    await page.keyboard.press("ArrowRight");
    await expect(chooser(key).getByRole("radio").first(), key).toBeFocused();
    await expect(chooser(key).getByRole("radio").first(), key).toBeChecked();
  }
  expect(await sent(page, specimen)).toEqual(all(({ empty }) => empty));
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);

  for (const kind of Object.values(kinds)) await kind.fill(page);
  expect(await sent(page, specimen)).toEqual(all(({ value }) => value));

  for (const key of keys) {
    await button(`Remove ${key}`)(page);
    await expect(add, key).toBeFocused();
  }
  expect(await sent(page, specimen)).toEqual({});
});
