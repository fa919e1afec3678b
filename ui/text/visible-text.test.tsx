// @vitest-environment page
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { emptyChannelLog, logMessages } from "#engine/channel-log";
import { CodeBlock } from "#ui/code";
import { HistoryList } from "#ui/history";
import { Banner, StatusBadge } from "#ui/kit";
import { Prose } from "#ui/prose";
import { localReader } from "#ui/response/session";
import { someOf } from "../../tooling/tier.ts";
import { ChannelLogView } from "../channel/log/index.ts";
import { answer, answers } from "../playground/playground.testing.tsx";
import { ResponseCard } from "../playground/response/response-card.tsx";
import { EntryRow } from "../selector/entry-row.tsx";
import { StreamView } from "../stream/index.ts";
import { streamOf } from "../stream/stream.testing.ts";
import { ExternalText, VisibleText } from "./index.ts";

afterEach(cleanup);

/** Invisible characters and their escapes. */
const characters: readonly (readonly [name: string, character: string, escaped: string])[] = [
  ["right-to-left override", "\u202e", "\\u202e"],
  ["left-to-right override", "\u202d", "\\u202d"],
  ["right-to-left embedding", "\u202b", "\\u202b"],
  ["left-to-right embedding", "\u202a", "\\u202a"],
  ["right-to-left isolate", "\u2067", "\\u2067"],
  ["left-to-right isolate", "\u2066", "\\u2066"],
  ["first strong isolate", "\u2068", "\\u2068"],
  ["pop directional isolate", "\u2069", "\\u2069"],
  ["pop directional formatting", "\u202c", "\\u202c"],
  ["right-to-left mark", "\u200f", "\\u200f"],
  ["left-to-right mark", "\u200e", "\\u200e"],
  ["Arabic letter mark", "\u061c", "\\u061c"],
  ["zero width space", "\u200b", "\\u200b"],
  ["zero width joiner", "\u200d", "\\u200d"],
  ["word joiner", "\u2060", "\\u2060"],
  ["soft hyphen", "\u00ad", "\\u00ad"],
  ["zero width no-break space", "\ufeff", "\\ufeff"],
  ["tag character", "\u{e0061}", "\\u{e0061}"],
  ["escape", "\u001b", "\\u001b"],
  ["control character", "\u0085", "\\u0085"],
];

const noop = async (): Promise<void> => {};
const card = (shown: Parameters<typeof ResponseCard>[0]["response"]): ReactElement => (
  <ResponseCard
    response={shown}
    isStale={false}
    refusedFor={0}
    onShowIssues={() => {}}
    copy={noop}
    answers={answers}
    randomId={() => "id"}
  />
);
const loaded = (more: Parameters<typeof answer>[0]) => card({ kind: "loaded", response: answer(more) });

/** Components that show untrusted text. */
const contexts: readonly (readonly [place: string, draw: (text: string) => ReactElement])[] = [
  ["the body of a response", (text) => loaded({ shown: { kind: "text", text } })],
  ["a JSON value", (text) => loaded({ shown: { kind: "json", text: `{"a":"${text}"}`, value: { a: text } } })],
  ["a JSON key", (text) => loaded({ shown: { kind: "json", text: `{"${text}":1}`, value: { [text]: 1 } } })],
  ["the name of a header", (text) => loaded({ headers: [[text, "1"]] })],
  ["the value of a header", (text) => loaded({ headers: [["a", text]] })],
  ["the status text", (text) => loaded({ statusText: text })],
  ["a failure", (text) => card({ kind: "failed", failure: { cause: "c", message: text } })],
  ["the advice on a failure", (text) => card({ kind: "failed", failure: { cause: "c", message: "m", advice: text } })],
  ["code", (text) => <CodeBlock label="Code" code={text} language="text" />],
  ["highlighted code", (text) => <CodeBlock label="Code" code={`curl -d '${text}'`} language="shell" />],
  ["long code", (text) => <CodeBlock label="Code" code={`${text}${"\nx".repeat(30_000)}`} language="shell" />],
  ["a description", (text) => <Prose text={text} />],
  ["a strong word of a description", (text) => <Prose text={[{ tag: "strong", children: [text] }]} />],
  ["code in a description", (text) => <Prose text={[{ tag: "pre", children: [`a${text}b`] }]} />],
  ["the title of a banner", (text) => <Banner tone="bad" title={text} />],
  ["a badge", (text) => <StatusBadge status={200} text={text} />],
  [
    "a line of a stream",
    (text) => (
      <StreamView
        {...{
          stream: streamOf("ndjson", [`"${text}"\n`]),
          isLive: true,
          type: "",
          disposition: undefined,
          status: 200,
        }}
        {...{ answers, copy: noop, randomId: () => "id" }}
      />
    ),
  ],
  [
    "the event of a stream",
    (text) => (
      <StreamView
        {...{
          stream: streamOf("sse", [`event: ${text}\ndata: 1\n\n`]),
          isLive: true,
          type: "",
          disposition: undefined,
        }}
        {...{ status: 200, answers, copy: noop, randomId: () => "id" }}
      />
    ),
  ],
  [
    "a message of a channel",
    (text) => (
      <ChannelLogView
        log={logMessages(emptyChannelLog, [{ at: 0, type: "t", data: text, origin: "server", displayName: "n" }])}
        {...{ isLive: true, onClear: () => {}, open: localReader, copy: noop }}
      />
    ),
  ],
  [
    "the name of a message",
    (text) => (
      <ChannelLogView
        log={logMessages(emptyChannelLog, [{ at: 0, type: "t", data: "1", origin: "server", displayName: text }])}
        {...{ isLive: true, onClear: () => {}, open: localReader, copy: noop }}
      />
    ),
  ],
  [
    "a sent request",
    (text) => (
      <HistoryList
        sent={[
          {
            ...{
              id: "1",
              at: 0,
              title: text,
              method: "GET",
              url: `https://a.example/${text}`,
              program: `curl '${text}'`,
            },
            ...{ outcome: { kind: "failed", message: text }, isKept: true },
          },
        ]}
        onOpen={() => {}}
        onForget={() => {}}
      />
    ),
  ],
  [
    "the name of an endpoint",
    (text) => (
      <EntryRow
        row={{
          ...{ kind: "entry", key: "k", top: 0, height: 40, position: 0, number: 1 },
          found: {
            entry: { kind: "endpoint", apiId: "a", id: "e", title: text, href: "/e", method: "GET", path: "/e" },
            title: [{ text, hit: true }],
            path: [{ text: "/e", hit: false }],
          },
        }}
        {...{ count: 1, isActive: false, isReachable: true, isLong: false, onFocus: () => {}, onPress: () => {} }}
      />
    ),
  ],
];

/** Returns the text outside escapes, and the attributes that are shown or read aloud. */
function visibleText(root: HTMLElement): string {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Element) {
      if (node.classList.contains("kit-escape")) return;
      for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(node.getAttribute(name) ?? "");
    }
    if (node.nodeType === node.TEXT_NODE) found.push(node.textContent ?? "");
    for (const child of node.childNodes) walk(child);
  };
  walk(root);
  return found.join("\n");
}

describe.each(contexts)("in %s", (place, draw) => {
  // All components show texts by the same one, so one place has all characters by day.
  it.each(place === "a badge" ? characters : someOf(characters, 2))(
    "a %s is shown as its escape sequence and copied unchanged",
    async (_name, character, escaped) => {
      const { container } = render(draw(`user${character}txt.exe`));
      for (const button of screen.queryAllByRole("button", { expanded: false })) button.click();
      const [shown] = await screen.findAllByRole("img", { name: `invisible text ${escaped}` });
      expect(shown?.className).toBe("kit-escape");
      expect(shown?.getAttribute("data-escape")).toBe(escaped);
      expect(shown?.textContent).toBe(character);
      expect(container.textContent).toContain(`user${character}txt.exe`);
      expect(visibleText(container)).not.toContain(character);
    },
  );
});

describe("text without invisible characters", () => {
  it.each(["plants & pots", "שלום עולם", "مرحبا", "می\u200cخواهم", "👨\u200d👩\u200d👧"])(
    "is shown unchanged: %s",
    (text) => {
      const { container } = render(<VisibleText text={text} />);
      expect(container.innerHTML).toBe(text.replace("&", "&amp;"));
    },
  );

  it.each([
    ["plants", "plants"],
    ["שלום", '<bdi dir="auto">שלום</bdi>'],
    ["مرحبا 12", '<bdi dir="auto">مرحبا 12</bdi>'],
  ])("is isolated only if it contains right-to-left text: %s", (text, html) => {
    const { container } = render(<ExternalText text={text} />);
    expect(container.innerHTML).toBe(html);
  });
});
