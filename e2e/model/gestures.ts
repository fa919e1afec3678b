import type { Locator, Page } from "playwright";
import type { Path } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { playgroundText } from "#locales/messages/playground";
import { idsAt, keyName } from "#ui/form/model";
import { entryOf } from "../targets/readers.ts";
import type { Find, Gesture, Widget } from "./action.ts";
import { dataTransferOf, scrollToField, writeClipboard } from "./in-page.ts";
import { playgroundOf } from "./locators.ts";
import { samplesChanged } from "./sample-files.ts";
import type { Stage } from "./stage.ts";
import { until } from "./until.ts";

type Hands = {
  readonly [K in Gesture["kind"]]: (
    page: Page,
    gesture: Extract<Gesture, { readonly kind: K }>,
    stage: Stage,
  ) => Promise<void>;
};

const hands: Hands = {
  fill: async (page, { widget, text, secret }) => {
    const field = secret
      ? fieldAt(page, widget.field).getByLabel(widget.name, { exact: true }).first()
      : named(page, widget, "textbox").or(named(page, widget, "spinbutton"));
    await field.fill(text);
    await field.blur();
  },
  toggle: async (page, { widget }) => {
    await named(page, widget, "switch").focus();
    await page.keyboard.press("Space");
  },
  press: async (page, { widget, which }) => {
    const found = fieldAt(page, widget.field).getByRole("button", { name: widget.name, exact: true });
    await found[which]().click();
  },
  segment: (page, { widget, position }) => named(page, widget, "radiogroup").getByRole("radio").nth(position).click(),
  dropdown: async (page, { widget, position, find }) => {
    await dropdownOf(page, widget).click();
    if (find === undefined) await page.getByRole("option").nth(position).click();
    else await findOption(page, find);
  },
  menu: async (page, { widget, entry }) => {
    const button = fieldAt(page, widget.field).getByRole("button", { name: widget.name, exact: true }).last();
    await button.click();
    if ((await button.getAttribute("aria-haspopup")) === "dialog") {
      if (typeof entry === "number") await page.getByRole("option").nth(entry).click();
      else await findOption(page, { name: entry, nth: 0 });
      return;
    }
    // Several examples may have one name, so they are picked by their position.
    const found =
      typeof entry === "number" ? page.getByRole("menuitem").nth(entry) : entryOf(page, "menuitem", entry).first();
    await found.click();
  },
  newKey: async (page, { widget, key, closed }) => {
    const field = fieldAt(page, widget.field);
    await field.getByRole("button", { name: widget.name, exact: true }).last().click();
    if (closed) {
      const keys = field.getByRole("button", { name: new RegExp(escaped(formText().newKey({ map: "" }))) }).last();
      await keys.click();
      const shown = keyName(key);
      if ((await keys.getAttribute("aria-haspopup")) === "dialog") await findOption(page, { name: shown, nth: 0 });
      else await entryOf(page, "option", shown).click();
      return;
    }
    const input = field.getByRole("textbox", { name: new RegExp(`^${escaped(formText().newKey({ map: "" }))}`) });
    await input.fill(key);
    await input.press("Enter");
  },
  renameKey: async (page, { row, name, to }) => {
    const input = rowOf(page, row).getByRole("textbox", { name, exact: true }).first();
    await input.fill(to);
    await input.press("Enter");
  },
  removeRow: (page, { row, name, which }) =>
    rowOf(page, row).getByRole("button", { name, exact: true })[which]().click(),
  json: async (page, { title, text }) => {
    const views = playgroundOf(page).getByRole("radiogroup", {
      name: playgroundText().viewOf({ name: title }),
      exact: true,
    });
    await views.getByRole("radio", { name: "JSON", exact: true }).click();
    await playgroundOf(page)
      .getByRole("textbox", { name: lateText().asText({ name: title, syntax: "JSON" }), exact: true })
      .click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(text);
    await views.getByRole("radio", { name: playgroundText().formView, exact: true }).click();
  },
  files: async (page, { field, button, how, files }, stage) => {
    const name = new RegExp(`^${button}( |$)`);
    const browse = fieldAt(page, field).getByRole("button", { name }).last();
    if (how === "browse") {
      const [dialog, paths] = await Promise.all([
        page.waitForEvent("filechooser"),
        Promise.all(files.map(stage.pathOf)),
        browse.click(),
      ]);
      await dialog.setFiles(paths);
      return;
    }
    const dropped = await page.evaluateHandle(
      dataTransferOf,
      files.map(({ name, type, text }) => ({ name, type, text, lastModified: samplesChanged })),
    );
    const zone = fieldAt(page, field)
      .getByRole("group")
      .filter({ has: page.getByRole("button", { name }) })
      .last();
    await zone.dispatchEvent("drop", { dataTransfer: dropped });
  },
  copy: (page, { text }) => page.evaluate(writeClipboard, text),
  pasteKeys: async (page, { field, focus }) => {
    if (focus === "group") await fieldAt(page, field).getByRole("group").first().focus();
    else await chooserOf(page, focus).focus();
    await page.keyboard.press("ControlOrMeta+V");
  },
};

/** Returns the path of the field of a gesture; the root is the whole playground. */
const pathOf = (gesture: Gesture): Path => {
  if ("widget" in gesture) return gesture.widget.field;
  if ("field" in gesture) return gesture.field;
  return "row" in gesture ? gesture.row : [];
};

/** Performs a gesture on a page. Rejects if a widget is missing or does not respond in time. */
export async function makeGesture(stage: Stage, gesture: Gesture): Promise<void> {
  const { page, patience } = stage;
  await goNear(page, pathOf(gesture), patience);
  // The mapped type declares a function for each kind, but the compiler can't relate `kind` to its parameter.
  const make = hands[gesture.kind] as (page: Page, gesture: Gesture, stage: Stage) => Promise<void>;
  await make(page, gesture, stage);
}

/** Scrolls to a field, as a reader does, until it is live: static fields handle no events. */
async function goNear(page: Page, at: Path, patience: number): Promise<void> {
  if (at.length === 0) return;
  // The field is replaced while the chunk around it becomes live.
  const id = fieldId(at);
  await until(
    patience,
    () => page.evaluate(scrollToField, id),
    (problem) => problem,
  );
}

/** Chooses an option of a long list that is open. */
async function findOption(page: Page, { name, nth }: Find): Promise<void> {
  await page.getByRole("combobox", { name: lateText().search, exact: true }).fill(name);
  await entryOf(page, "option", name).nth(nth).click();
}

/** The accessible name of a dropdown's button is its selected option, followed by its label. */
const dropdownOf = (page: Page, { field, name, nth }: Widget): Locator =>
  fieldAt(page, field)
    .getByRole("button", { name: new RegExp(`(^|\\s)${escaped(name)}$`) })
    .and(page.locator(':is([aria-haspopup="listbox"], [aria-haspopup="dialog"])'))
    .nth(nth);

/** The focusable element of a chooser, shown as segments or as a dropdown. */
const chooserOf = (page: Page, widget: Widget): Locator =>
  named(page, widget, "radiogroup").getByRole("radio").first().or(dropdownOf(page, widget));

const named = (
  page: Page,
  { field, name, nth }: Widget,
  role: "textbox" | "spinbutton" | "switch" | "radiogroup",
): Locator => fieldAt(page, field).getByRole(role, { name, exact: true }).nth(nth);

/** Names may be repeated in a form, so a widget is searched in the field at its path. */
const fieldAt = (page: Page, at: Path): Locator =>
  at.length === 0 ? playgroundOf(page) : playgroundOf(page).locator(`[id=${JSON.stringify(fieldId(at))}]`);

const rowOf = (page: Page, at: Path): Locator => fieldAt(page, at).locator("xpath=..");

const fieldId = (at: Path): string => idsAt(at).frame;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
