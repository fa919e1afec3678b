import { expect, type Locator, type Page } from "@playwright/test";
import { formText } from "#locales/messages/form";

/** A file that a reader chooses. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The actions of a reader on a part of a form, all by role and name. */
export interface Reader {
  readonly within: (group: string | RegExp) => Reader;
  readonly type: (name: string | RegExp, text: string) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Selects the segment with that label in the segmented control of that name. */
  readonly pick: (chooser: string | RegExp, option: string) => Promise<void>;
  /** Selects an option of the dropdown of that name. */
  readonly select: (chooser: string | RegExp, option: string) => Promise<void>;
  readonly toggle: (name: string) => Promise<void>;
  /** Adds the property with that name, or the only offered one, to an object. */
  readonly add: (object: string, property: string) => Promise<void>;
  readonly addRow: (map: string, key: string) => Promise<void>;
  readonly choose: (control: string | RegExp, files: readonly ChosenFile[]) => Promise<void>;
}

/** An entry of a list or menu by its label: its name has its type and its description, too. */
export const entryOf = (page: Page, role: "option" | "menuitem", label: string): Locator =>
  page.getByRole(role).filter({ has: page.getByText(label, { exact: true }) });

/** A reader who uses a mouse and a keyboard in one part of the page. */
export function readerOf(page: Page, part: Locator): Reader {
  const only = (role: "button" | "textbox" | "spinbutton" | "switch", name: string | RegExp): Locator =>
    part.getByRole(role, { name, exact: true }).first();
  const press = (name: string | RegExp): Promise<void> => only("button", name).click();
  return {
    within: (group) => readerOf(page, part.getByRole("group", { name: group, exact: true }).first()),
    type: (name, text) => only("textbox", name).or(only("spinbutton", name)).first().fill(text),
    press,
    pick: (chooser, option) =>
      part
        .getByRole("radiogroup", { name: chooser, exact: true })
        .getByRole("radio", { name: option, exact: true })
        .first()
        .click(),
    select: async (chooser, option) => {
      await part.getByRole("button", { name: chooser }).first().click();
      await entryOf(page, "option", option).click();
    },
    toggle: async (name) => {
      const toggle = only("switch", name);
      await toggle.focus();
      await page.keyboard.press("Space");
    },
    add: async (object, property) => {
      await press(`Add optional property, ${object}`);
      await entryOf(page, "menuitem", property).first().click();
    },
    addRow: async (map, key) => {
      await press(`Add new item, ${map}`);
      const keyed = part.getByRole("textbox", { name: formText().newKey({ map }), exact: true });
      await expect(keyed).toBeFocused();
      await keyed.fill(key);
      await keyed.press("Enter");
    },
    choose: async (control, files) => {
      const chooser = page.waitForEvent("filechooser");
      await press(control);
      await (await chooser).setFiles(files.map((file) => ({ ...file })));
    },
  };
}
