import { announcements, heardText } from "./announcements.ts";

/** The part of `@guidepup/virtual-screen-reader` that transcripts use. */
interface Reader {
  readonly activeNode: Node | null;
  readonly start: (options: { readonly container: Node; readonly window: object }) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly perform: (command: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
}

/** A phrase of the reader. Texts with the same block are one line for a listener. */
export interface Phrase {
  readonly text: string;
  /** The number of the block that contains a text node; `undefined` for an element. */
  readonly block?: number;
}

/** The reader inside a page, as `window.transcript`. */
export interface PageReader {
  /** Moves the cursor on until a phrase matches the pattern, or past the last of `most` phrases. */
  readonly read: (until: string | undefined, most: number) => Promise<readonly Phrase[]>;
  /** Performs a command of the reader, such as `moveToNextHeading`. */
  readonly jump: (command: string) => Promise<readonly Phrase[]>;
  /** Reads the focused element again, and returns all phrases since the last call. */
  readonly take: () => Promise<readonly Phrase[]>;
  /** Returns true if a phrase that was not taken yet matches the pattern. */
  readonly heard: (pattern: string) => boolean;
  /** The element at the cursor. */
  readonly current: () => Element | null;
  /** Resolves once the page has not changed for a moment, or changes all the time. */
  readonly settled: () => Promise<void>;
}

/** A key that no page handles: the reader reads the focused element again after each key. */
const unusedKey = "F24";

const reader: Reader = Reflect.get(window, "virtualScreenReader").virtual;

/** Returns all phrases since the start. */
const phraseLog = (): Promise<readonly string[]> => Reflect.get(reader, "spokenPhraseLog").call(reader);

const blocks = new Map<Element | null, number>();
/** Announcements that were not taken yet. */
let announced: string[] = [];
/** The number of phrases that were taken. */
let taken = 0;
let hadFocus = true;

/** The time without a change after which a page has settled, and the longest wait for it, in ms. */
const quietMs = 80;
const maxMs = 1500;

/** Returns the number of the closest ancestor that is not inline. */
function blockOf(node: Node): number {
  let block = node.parentElement;
  while (block !== null && getComputedStyle(block).display === "inline") block = block.parentElement;
  const known = blocks.get(block) ?? blocks.size;
  blocks.set(block, known);
  return known;
}

/** Returns a phrase with the element's text as its name: the reader drops the spaces beside a marked match. */
function withSpaces(text: string, element: Element): string {
  const [role, joined, ...rest] = text.split(", ");
  const name = heardText(element).replace(/\s+/g, " ").trim();
  const isName = joined !== undefined && joined.replace(/\s/g, "") === name.replace(/\s/g, "");
  return isName ? [role, name, ...rest].join(", ") : text;
}

/**
 * Returns a phrase with its block. The reader has no disclosures: it reads `<details>` as a group without a name, and its
 * summary as text. Browsers expose a disclosure with the name of the summary and its state.
 */
function phraseOf(text: string, node: Node | null): Phrase {
  if (node instanceof HTMLDetailsElement) return { text: "" };
  if (node instanceof Element && node.querySelector("mark") !== null) return { text: withSpaces(text, node) };
  const element = node instanceof Element ? node : node?.parentElement;
  if (element?.closest("noscript") || element?.checkVisibility() === false) return { text: "" };
  const isText = node?.nodeType === Node.TEXT_NODE;
  const summary = element?.closest("summary") ?? undefined;
  const isEnd = summary?.textContent?.trimEnd().endsWith(text.trimEnd());
  const state = summary?.closest("details")?.open ? "expanded" : "collapsed";
  return {
    text: isEnd ? `${text}, disclosure, ${state}` : text,
    ...(isText && { block: blockOf(node) }),
  };
}

/** Marks what is checked. React sets only the property, and the reader reads only the attribute. */
function markChecked(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input:is([type=checkbox], [type=radio])")) {
    if (input.hasAttribute("checked") !== input.checked) input.toggleAttribute("checked", input.checked);
  }
}

/** Names inputs by their placeholder where nothing else names them, as browsers do (HTML-AAM 1.0, 4.1.1). */
function nameByPlaceholder(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input[placeholder]:not([aria-label])")) {
    const isNamed = input.hasAttribute("aria-labelledby") || (input.labels?.length ?? 0) > 0;
    if (!isNamed && input.placeholder !== "") input.ariaLabel = input.placeholder;
  }
}

/** Corrects what the reader does not know of a page. */
function prepare(): void {
  markChecked();
  nameByPlaceholder();
}

/** Moves the announcements so far out of the way. */
function takeAnnounced(): Phrase[] {
  const all = announced.map((text) => ({ text }));
  announced = [];
  return all;
}

/** Returns what the reader has said since the last call. Its log stays: the reader compares new phrases with the last. */
async function takePhrases(): Promise<readonly string[]> {
  const log = await phraseLog();
  const phrases = log.slice(taken);
  taken = log.length;
  return phrases;
}

/** Returns a phrase if the focus was lost since the last call, because its element was removed. */
function takeLostFocus(): readonly Phrase[] {
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
  const isLost = hadFocus && !hasFocus;
  hadFocus = hasFocus;
  return isLost ? [{ text: "(nothing has the focus)" }] : [];
}

/** Resolves after `quietMs` without a change of the page, or after `maxMs`. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(most);
      done();
    };
    let quiet = setTimeout(end, quietMs);
    const most = setTimeout(end, maxMs);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
  });

const pageReader: PageReader = {
  read: async (until, most) => {
    const pattern = until === undefined ? undefined : new RegExp(until);
    const phrases: Phrase[] = [];
    prepare();
    for (let count = 0; count < most; count += 1) {
      await reader.next();
      const said = (await takePhrases()).map((text) => phraseOf(text, reader.activeNode));
      phrases.push(...said);
      if (said.some(({ text }) => pattern?.test(text))) break;
    }
    return [...phrases, ...takeAnnounced()];
  },
  jump: async (command) => {
    await reader.perform(command);
    const said = await takePhrases();
    return [...said.map((text) => phraseOf(text, reader.activeNode)), ...takeAnnounced()];
  },
  take: async () => {
    const isFocused = document.activeElement !== null && reader.activeNode === document.activeElement;
    prepare();
    if (isFocused) await reader.press(unusedKey);
    const phrases = (await takePhrases()).map((text) => phraseOf(text, reader.activeNode));
    return [...phrases, ...takeLostFocus(), ...takeAnnounced()];
  },
  heard: (pattern) => announced.some((text) => new RegExp(pattern).test(text)),
  current: () => {
    const node = reader.activeNode;
    return node instanceof Element ? node : (node?.parentElement ?? null);
  },
  settled,
};

/** Starts the reader on the page. It gets the changes of the page without live regions, which it would repeat. */
export async function start(): Promise<void> {
  const stop = announcements((text) => announced.push(text));
  addEventListener("pagehide", stop);
  class SilentObserver {
    readonly #observer: MutationObserver;
    constructor(onChange: MutationCallback) {
      this.#observer = new MutationObserver((_records, observer) => onChange([], observer));
    }
    observe = (node: Node, options: MutationObserverInit): void => this.#observer.observe(node, options);
    disconnect = (): void => this.#observer.disconnect();
  }
  await reader.start({ container: document.body, window: { document, MutationObserver: SilentObserver } });
  await takePhrases();
  hadFocus = document.activeElement !== document.body;
  Reflect.set(window, "transcript", pageReader);
}
