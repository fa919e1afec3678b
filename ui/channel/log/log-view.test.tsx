// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ChannelLog, emptyChannelLog, endOfSample, type LogMessage, logMessages } from "#engine/channel-log";
import { localReader } from "#ui/response/session";
import { loadLists } from "../../kit/lists/use-lists.ts";
import { ChannelLogView, type ChannelLogViewProps } from "./index.ts";

await loadLists();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const noon = new Date(2026, 0, 2, 12, 0, 0, 7).getTime();
const message = (data: LogMessage["data"], more: Partial<LogMessage> = {}): LogMessage => ({
  at: noon,
  type: "note",
  data,
  origin: "server",
  displayName: "Note",
  ...more,
});
const logOf = (...messages: readonly LogMessage[]): ChannelLog => logMessages(emptyChannelLog, messages);
const numbers = (count: number): readonly LogMessage[] =>
  Array.from({ length: count }, (_, at) => message(`{"n":${at + 1}}`));

function draw(first: ChannelLog, props: Partial<ChannelLogViewProps> = {}) {
  const copied: string[] = [];
  const view = (log: ChannelLog) => (
    <ChannelLogView
      log={log}
      isLive
      onClear={() => update(emptyChannelLog)}
      open={localReader}
      copy={async (text) => void copied.push(text)}
      {...props}
    />
  );
  const { rerender } = render(view(first));
  const update = (log: ChannelLog) => rerender(view(log));
  return { copied, update };
}

const grid = () => screen.getByRole("grid", { name: "Messages" });
const rows = () =>
  within(grid())
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const lines = () => rows().map((row) => row.at(-1));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const key = (name: string) => fireEvent.keyDown(grid(), { key: name });
const statuses = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent || []);

describe("channel messages", () => {
  it("show time, origin, name and one line of data each, including the end of a session", () => {
    draw(logOf(message("a\nb", { origin: "client" }), message(Uint8Array.of(72, 105)), endOfSample(noon)));
    expect(rows()).toEqual([
      ["12:00:00.007", "sent", "Note", "a ↵ b"],
      ["12:00:00.007", "received", "Note", expect.stringMatching(/^2 bytes: 48 69 +Hi$/)],
      ["12:00:00.007", "end", "", "END OF SAMPLE SESSION"],
    ]);
    expect(screen.getByText("1 sent · 1 received")).toBeDefined();
    expect(statuses()).toContain("END OF SAMPLE SESSION");
  });

  it("show why they were not sent, in the list and in their details", () => {
    const why = "The message was not sent: too much before it is still waiting.";
    draw(logOf(message("1", { origin: "client" }), message("2", { origin: "client", unsent: why })));
    expect(rows()[1]).toEqual(["12:00:00.007", "not sent", "Note", `${why}2`]);
    expect(screen.getByText("1 sent · 0 received · 1 not sent")).toBeDefined();
    key("End");
    expect(within(screen.getByRole("region", { name: "Message 2" })).getByText(why)).toBeDefined();
  });

  it("state in their details that they are too long for validation", () => {
    draw(logOf(message("x".repeat(250_000)), message("x".repeat(250_001))));
    const events = "This message is too long to be compared with its documentation.";
    key("Home");
    expect(screen.queryByText(events)).toBeNull();
    key("End");
    expect(screen.getByText(events)).toBeDefined();
  });

  it("can be cleared if there are any", () => {
    const { update } = draw(logOf(...numbers(3)));
    key("Home");
    fireEvent.change(screen.getByRole("textbox", { name: "Search messages" }), { target: { value: "3" } });
    screen.getByRole("button", { name: "Clear" }).focus();
    press("Clear");
    expect(screen.getByText("No messages yet")).toBeDefined();
    expect(document.activeElement?.textContent).toContain("No messages yet");
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
    expect(screen.queryByRole("region")).toBeNull();
    update(logOf(...numbers(1)));
    expect(screen.getByRole("textbox", { name: "Search messages" }).getAttribute("value")).toBe("");
  });

  it("of a flood of 100,000 are rendered only where visible, with a count of the dropped ones", () => {
    const log = logOf(...numbers(100_000));
    draw(log);
    expect(rows().length).toBeLessThan(60);
    expect(screen.getByText("0 sent · 100,000 received")).toBeDefined();
    expect(
      screen.getByText(`The first ${log.entries.dropped.toLocaleString("en")} messages were removed to save memory.`),
    ).toBeDefined();
    expect(log.entries.dropped).toBeGreaterThanOrEqual(90_000);
  });

  it("can be paused, with a count of new messages", () => {
    const { update } = draw(logOf(...numbers(2)));
    press("Pause");
    update(logOf(...numbers(5)));
    expect(rows()).toHaveLength(2);
    press("Resume (3 new)");
    expect(rows()).toHaveLength(5);
  });

  it("scroll to the newest one until the user selects one", () => {
    const { update } = draw(logOf(...numbers(10)));
    Object.defineProperty(grid(), "scrollHeight", { value: 5000, configurable: true });
    update(logOf(...numbers(11)));
    expect(grid().scrollTop).toBe(5000);
    key("Home");
    update(logOf(...numbers(12)));
    expect(grid().scrollTop).toBeLessThan(5000);
    press("Follow");
    expect(grid().scrollTop).toBe(5000);
  });

  it("are announced every five seconds instead of one by one", () => {
    vi.useFakeTimers();
    const { update } = draw(logOf(...numbers(1)));
    for (let count = 2; count < 9; count += 1) update(logOf(...numbers(count)));
    expect(statuses()).toEqual([]);
    act(() => void vi.advanceTimersByTime(5000));
    expect(statuses()).toEqual(["8 messages so far"]);
  });
});

describe("filtered channel messages", () => {
  it("match the selected origin and type", () => {
    draw(logOf(message("1", { origin: "client" }), message("2"), message("3", { type: "move", displayName: "Move" })));
    fireEvent.click(screen.getByRole("radio", { name: "Received" }));
    expect(lines()).toEqual(["2", "3"]);
    fireEvent.click(screen.getByRole("button", { name: /Message type/ }));
    fireEvent.click(screen.getByRole("option", { name: "Move" }));
    expect(lines()).toEqual(["3"]);
    fireEvent.click(screen.getByRole("radio", { name: "Sent" }));
    expect(screen.getByText("No messages match these filters.")).toBeDefined();
  });

  it("are counted, highlighted, and navigated one by one", async () => {
    draw(logOf(message("Moss a"), message("b"), message("moss c")));
    const box = screen.getByRole("textbox", { name: "Search messages" });
    fireEvent.change(box, { target: { value: "MOSS" } });
    expect(await screen.findByText("2 results")).toBeDefined();
    expect(rows()).toHaveLength(3);
    expect([...grid().querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Moss", "moss"]);
    fireEvent.change(box, { target: { value: "s" } });
    await waitFor(() =>
      expect([...grid().querySelectorAll("mark")].every(({ textContent }) => textContent === "s")).toBe(true),
    );
    expect(lines()).toEqual(["Moss a", "b", "moss c"]);
    fireEvent.change(box, { target: { value: "MOSS" } });
    await screen.findByText("2 results");
    fireEvent.keyDown(box, { key: "Enter" });
    expect(screen.getByRole("region", { name: "Message 1" })).toBeDefined();
    expect(screen.getByText("1 of 2")).toBeDefined();
    press("Next result");
    expect(screen.getByRole("region", { name: "Message 3" })).toBeDefined();
    press("Next result");
    expect(screen.getByRole("region", { name: "Message 1" })).toBeDefined();
    press("Previous result");
    expect(screen.getByRole("region", { name: "Message 3" })).toBeDefined();
  });
});

describe("an open channel message", () => {
  it("shows its JSON as a tree with every digit, and copies its original text", async () => {
    const data = '{"big":12345678901234567890,"e":1.0}';
    const { copied } = draw(logOf(message(data)));
    key("ArrowDown");
    const tree = await screen.findByRole("tree", { name: "Data of message 1" });
    await waitFor(() => expect(tree.textContent).toContain("big: 12345678901234567890"));
    expect(tree.textContent).toContain("1.0");
    await act(async () => press("Copy data"));
    expect(copied).toEqual([data]);
    screen.getByRole("button", { name: "Close message" }).focus();
    press("Close message");
    expect(screen.queryByRole("region", { name: /^Message/ })).toBeNull();
    expect(document.activeElement).toBe(grid());
  });

  it("shows bytes with offset and size, and saves them unchanged", async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const data = Uint8Array.from({ length: 40 }, (_, at) => at * 5);
    draw(logOf(message(data)));
    key("ArrowDown");
    const detail = screen.getByRole("region", { name: "Message 1" });
    expect(within(detail).getByText("40 bytes")).toBeDefined();
    const text = within(detail).getByRole("region", { name: "Data of message 1" }).textContent ?? "";
    expect(text).toMatch(/^00000000 {2}00 05 0a/);
    expect(text.replace(/.*\n/, "")).toMatch(/^00000010 {2}50 55/);
    press("Save bytes");
    expect(names).toEqual(["message-1.bin"]);
    expect(new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(data);
  });

  it("marks mismatches with the documentation in the list and in its tree", async () => {
    const failure = { path: ["n"], documented: "integer", got: '"12"' };
    const check = vi.fn(() => [failure]);
    draw(logOf(message('{"n":"12"}'), message("1", { mismatches: [] })), { check });
    await screen.findByText("1 of 2 messages is not as documented.");
    expect(lines()).toEqual(['n: documented: integer; got: "12"{"n":"12"}', "1"]);
    key("ArrowDown");
    const tree = await screen.findByRole("tree", { name: "Data of message 1" });
    await waitFor(() => expect(tree.textContent).toContain('documented: integer; got: "12"'));
  });
});

it("reports the number of messages that were dropped before validation", () => {
  const check = vi.fn(() => []);
  const { update } = draw(logOf(...numbers(1)), { check });
  expect(screen.queryByText(/before being compared/)).toBeNull();
  const flood = logOf(...numbers(30_000));
  update(flood);
  expect(
    screen.getByText(
      `${(flood.entries.dropped - 1).toLocaleString("en")} messages were removed before being compared with the documentation.`,
    ),
  ).toBeDefined();
});

describe("the message export", () => {
  it("contains all messages as JSON Lines", async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    draw(logOf(...numbers(2)));
    press("Save as JSON Lines");
    const saved = ((await blobs[0]?.text()) ?? "")
      .split("\n")
      .slice(0, 2)
      .map((line) => JSON.parse(line).data);
    expect(saved).toEqual(['{"n":1}', '{"n":2}']);
  });
});
