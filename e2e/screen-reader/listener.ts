import { expect, type Locator, type Page } from "@playwright/test";
import { readerScript } from "./bundle.ts";
import type { PageReader, Phrase } from "./in-page.ts";
import { corrected, linesOf } from "./lines.ts";

/** The kinds of elements to which a screen reader jumps. */
type Target = "heading" | "link" | "landmark" | "main" | "region";

/** The roles that Space activates; Enter activates all others. */
const bySpace = /^(checkbox|radio|switch)$/;

/** Phrases that one reading may have at most. */
const maxPhrases = 600;

/** The words of an action in a transcript, after its `>`. */
const quoted = (text: string): string => JSON.stringify(text);

/**
 * A listener of a page, who acts by keyboard and writes a transcript: each action, marked with `>`, and what the screen
 * reader says then, one phrase per line. First comes what has the focus or is at the cursor, then announcements, in order.
 * Actions wait for the announcements that are expected of them.
 */
export class Listener {
  readonly #page: Page;
  readonly #lines: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens an address, and starts the reader once an element of the page is visible. */
  async open(what: string, url: string, ready: Locator): Promise<void> {
    await this.#page.goto(url);
    await this.arrive(`open ${what}`, ready);
  }

  /** Starts the reader on the page to which the last action has led. */
  async arrive(action: string, ready: Locator): Promise<void> {
    await expect(ready).toBeVisible();
    await this.#page.evaluate(await readerScript());
    await this.#page.evaluate(() => Reflect.get(window, "transcriptReader").start());
    await this.#inPage((reader) => reader.settled());
    this.#write(action, [{ text: `document, ${await this.#page.title()}` }]);
    this.#add(await this.#inPage((reader) => reader.take()));
  }

  /** Reads on from the cursor up to a phrase, once the announcements before have been heard to their end. */
  async readTo(until: RegExp): Promise<void> {
    await expect(this.#page.locator(".kit-hidden[role=status]").filter({ hasText: /./ })).toHaveCount(0);
    const phrases = await this.#inPage((reader, [source, most]) => reader.read(source, most), [
      until.source,
      maxPhrases,
    ] as const);
    expect(
      phrases.map(({ text }) => text),
      "what was read",
    ).toContainEqual(expect.stringMatching(until));
    this.#write("read on", phrases);
  }

  /** Jumps to the next element of a kind. */
  async next(target: Target): Promise<void> {
    const command = `moveToNext${target.charAt(0).toUpperCase()}${target.slice(1)}`;
    this.#write(`next ${target}`, await this.#inPage((reader, name) => reader.jump(name), command));
  }

  /** Presses a key. */
  async press(key: string, ...expected: readonly RegExp[]): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#hear(`press ${key}`, expected);
  }

  /** Presses a key, and listens once what it opens is ready. */
  async pressUntil(key: string, ready: () => Promise<void>): Promise<void> {
    await this.#page.keyboard.press(key);
    await ready();
    await this.#hear(`press ${key}`, []);
  }

  /** Presses Tab until the focused element is the wanted one. */
  async tabTo(wanted: Locator, most = 30): Promise<void> {
    for (let presses = 0; presses < most; presses += 1) {
      await this.press("Tab");
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${wanted}:\n${this.#lines.join("\n")}`);
  }

  /** Moves the focus to an element, as the lists of a screen reader's elements do. */
  async goTo(wanted: Locator): Promise<void> {
    await wanted.focus();
    await this.#hear("go to", []);
  }

  /** Replaces the text of the focused field. */
  async type(text: string, ...expected: readonly RegExp[]): Promise<void> {
    await this.#page.keyboard.press("ControlOrMeta+A");
    await this.#page.keyboard.type(text);
    await this.#hear(`type ${quoted(text)}`, expected);
  }

  /** Activates the element at the cursor. */
  async activate(...expected: readonly RegExp[]): Promise<void> {
    await this.#activateCurrent();
    await this.#hear("activate", expected);
  }

  /** Activates the element at the cursor, and listens once what it opens is ready. */
  async activateUntil(ready: () => Promise<void>): Promise<void> {
    await this.#activateCurrent();
    await ready();
    await this.#hear("activate", []);
  }

  /** Activates the link at the cursor, which opens another page. */
  async follow(ready: Locator): Promise<void> {
    await this.#activateCurrent();
    await this.arrive("activate", ready);
  }

  async #activateCurrent(): Promise<void> {
    const handle = await this.#page.evaluateHandle(() => Reflect.get(window, "transcript").current());
    const element = handle.asElement();
    if (element === null) throw new Error("no element is at the cursor");
    await element.focus();
    const role = await element.evaluate(
      (one) => one.getAttribute("role") ?? (one instanceof HTMLInputElement ? one.type : one.localName),
    );
    await this.#page.keyboard.press(bySpace.test(role) ? "Space" : "Enter");
  }

  /** Writes what is heard of an event that the listener did not cause. */
  async meanwhile(event: string, act: () => unknown, ...expected: readonly RegExp[]): Promise<void> {
    await act();
    await this.#hear(event, expected, "*");
  }

  /** Compares the transcript with its file. `--update-snapshots` writes the file. */
  matches(file: string): void {
    expect(`${this.#lines.join("\n").trim()}\n`).toMatchSnapshot(file);
  }

  async #hear(action: string, expected: readonly RegExp[], mark = ">"): Promise<void> {
    for (const { source } of expected) {
      await expect
        .poll(() => this.#inPage((reader, pattern) => reader.heard(pattern), source), {
          message: `${source}, after ${this.#lines.slice(-8).join(" | ")}`,
        })
        .toBe(true);
    }
    await this.#inPage((reader) => reader.settled());
    this.#write(action, corrected(await this.#inPage((reader) => reader.take())), mark);
  }

  #write(action: string, phrases: readonly Phrase[], mark = ">"): void {
    this.#lines.push("", `${mark} ${action}`);
    this.#add(phrases);
  }

  #add(phrases: readonly Phrase[]): void {
    this.#lines.push(...linesOf(phrases));
  }

  /** Calls the reader in the page. */
  #inPage<Result, Argument = undefined>(
    call: (reader: PageReader, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const source = `((reader, argument) => (${call})(reader, argument))(window.transcript, ${JSON.stringify(argument)})`;
    return this.#page.evaluate(source);
  }
}
