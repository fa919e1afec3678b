// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ResponseBody } from "#engine/model";
import type { Shape } from "#engine/shape";
import type { StreamProgress } from "#engine/stream";
import { answers, endpoint, formOf } from "../playground/playground.testing.tsx";
import { StreamView, type StreamViewProps } from "./index.ts";
import { numbers, streamOf } from "./stream.testing.ts";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function draw(stream: StreamProgress, props: Partial<StreamViewProps> = {}) {
  const copied: string[] = [];
  const copy = async (text: string) => {
    copied.push(text);
  };
  const view = (shown: StreamProgress, more: Partial<StreamViewProps> = {}) => (
    <StreamView
      {...{ stream: shown, isLive: true, type: "", disposition: undefined, status: 200, answers, copy }}
      randomId={() => "id"}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(view(stream));
  return { copied, update: (next: StreamProgress, more?: Partial<StreamViewProps>) => rerender(view(next, more)) };
}

const grid = () => screen.getByRole("grid", { name: "Rows" });
/** The cells of each rendered row, without the header. */
const rows = () =>
  within(grid())
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const key = (name: string) => fireEvent.keyDown(grid(), { key: name });
const chosen = () =>
  document.getElementById(grid().getAttribute("aria-activedescendant") ?? "")?.lastChild?.textContent;

describe("stream rows", () => {
  it("have time, event, id and data, with columns only for those present", () => {
    const { update } = draw(streamOf("sse", ["event: token\nid: 7\ndata: a\ndata: b\n\n", "data: c\n\n"]));
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Time",
      "Event",
      "Id",
      "Data",
    ]);
    expect(rows()).toEqual([
      ["+0.100 s", "token", "7", "a ↵ b"],
      ["+0.200 s", "message", "7", "c"],
    ]);
    update(streamOf("ndjson", ["1\n"]));
    expect(rows()).toEqual([["+0.100 s", "1"]]);
  });

  it("are appended as they arrive, and rendered only if visible", () => {
    const { update } = draw(streamOf("ndjson", numbers(1)));
    expect(rows()).toEqual([["+0.100 s", '{"n":1}']]);
    update(streamOf("ndjson", [numbers(5000).join("")]));
    expect(rows().length).toBeLessThan(60);
    expect(grid().getAttribute("aria-rowcount")).toBe("5001");
  });

  it("are navigated by keyboard, and the selected one is shown with indented JSON", async () => {
    const { copied } = draw(streamOf("ndjson", numbers(100)));
    key("ArrowDown");
    expect(chosen()).toBe('{"n":1}');
    key("ArrowDown");
    const detail = screen.getByRole("region", { name: "Row 2" });
    const data = await within(detail).findByRole("region", { name: "Data of row 2" });
    await waitFor(() => expect(data.textContent).toBe('{\n  "n": 2\n}'));
    key("PageDown");
    expect(Number(/\d+/.exec(chosen() ?? "")?.[0])).toBeGreaterThan(5);
    key("Home");
    expect(chosen()).toBe('{"n":1}');
    key("ArrowUp");
    expect(chosen()).toBe('{"n":1}');
    await act(async () => press("Copy data"));
    expect(copied).toEqual(['{"n":1}']);
    press("Close row");
    expect(screen.queryByRole("region", { name: /^Row/ })).toBeNull();
  });

  it("keep every digit of a number, and text that is not JSON unchanged", async () => {
    draw(streamOf("sse", ['data: {"big":12345678901234567890}\n\n', "data: [DONE]\n\n"]));
    key("ArrowDown");
    const data = (row: number) => screen.getByRole("region", { name: `Data of row ${row}` }).textContent;
    await waitFor(() => expect(data(1)).toContain("12345678901234567890"));
    key("ArrowDown");
    await waitFor(() => expect(data(2)).toBe("[DONE]"));
  });

  it("are filtered by text in their data, event or id", () => {
    draw(streamOf("sse", ["event: token\ndata: Moss\n\n", "id: Fern\ndata: x\n\n", "id\ndata: y\n\n"]));
    const filter = (text: string) =>
      fireEvent.change(screen.getByPlaceholderText("Filter rows"), { target: { value: text } });
    filter("MOSS");
    expect(rows().map((row) => row.at(-1))).toEqual(["Moss"]);
    expect(screen.getByText("1 of 3 rows")).toBeDefined();
    filter("fern");
    expect(rows().map((row) => row.at(-1))).toEqual(["x"]);
    filter("tok");
    expect(rows().map((row) => row.at(-1))).toEqual(["Moss"]);
    filter("");
    expect(rows()).toHaveLength(3);
  });
});

describe("undocumented stream rows", () => {
  const documented = (body: ResponseBody) => async () =>
    formOf({ ...endpoint, responses: [{ statusCode: 200, body }] });
  const numbered: Shape = { kind: "object", properties: [{ key: "n", shape: { kind: "integer" }, optional: false }] };

  it("are counted and marked, with the documented and the received value", async () => {
    const stream = streamOf("ndjson", ['{"n":1}\n{"n":"12"}\n{}\n[DONE]\n']);
    const form = documented({ kind: "stream", shape: numbered, terminator: "[DONE]" });
    draw(stream, { isLive: false, answers: { ...answers, documented: form } });
    expect((await screen.findAllByText("2 of 4 rows are not as documented.")).length).toBeGreaterThan(0);
    expect(rows().map((row) => row.at(-1))).toEqual([
      '{"n":1}',
      'n: documented: integer; got: "12"{"n":"12"}',
      "n: documented: integer; got: nothing{}",
      "[DONE]",
    ]);
    key("End");
    key("ArrowUp");
    key("ArrowUp");
    const data = await screen.findByRole("region", { name: "Data of row 2" });
    await waitFor(() => expect(data.textContent).toContain('documented: integer; got: "12"'));
  });

  it.each<[string, ResponseBody]>([
    ["free text", { kind: "stream", shape: numbered, format: "text" }],
    ["a response that is not a stream", { kind: "json", shape: numbered }],
  ])("are not searched for in %s", async (_, body) => {
    const form = vi.fn(documented(body));
    draw(streamOf("ndjson", ['{"n":"12"}\n']), { answers: { ...answers, documented: form } });
    await act(async () => void (await form.mock.results[0]?.value));
    expect(rows().map((row) => row.at(-1))).toEqual(['{"n":"12"}']);
  });

  it("are found in slices, completely even in a large burst", async () => {
    const lines = Array.from({ length: 3000 }, () => '{"n":"x"}\n').join("");
    const form = documented({ kind: "stream", shape: numbered });
    draw(streamOf("ndjson", [lines]), { isLive: false, answers: { ...answers, documented: form } });
    await waitFor(() => screen.getAllByText("3000 of 3000 rows are not as documented."), { timeout: 20_000 });
    expect(rows().length).toBeLessThan(80);
  }, 30_000);
});

describe("a running stream", () => {
  it("shows its row count, size and time to first byte", () => {
    const { update } = draw(streamOf("sse", []));
    expect(screen.getByText("0 events · 0 b · no byte yet")).toBeDefined();
    update(streamOf("sse", ["data: é\n\n"]));
    expect(screen.getByText("1 event · 10 b · TTFB 100.00 ms")).toBeDefined();
  });

  it("can be paused in the view, with a count of new rows", () => {
    const { update } = draw(streamOf("ndjson", numbers(2)));
    press("Pause");
    update(streamOf("ndjson", numbers(5)));
    expect(rows()).toHaveLength(2);
    expect(screen.getByText(/^5 lines/)).toBeDefined();
    press("Resume (3 new)");
    expect(rows()).toHaveLength(5);
    press("Pause");
    update(streamOf("ndjson", numbers(6)), { isLive: false });
    expect(rows()).toHaveLength(5);
    press("Resume (1 new)");
    expect(rows()).toHaveLength(6);
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  });

  it("scrolls to the newest row until the user selects one", () => {
    const { update } = draw(streamOf("ndjson", numbers(10)));
    const follow = () => screen.getByRole("button", { name: "Follow" }).getAttribute("aria-pressed");
    Object.defineProperty(grid(), "scrollHeight", { value: 5000, configurable: true });
    update(streamOf("ndjson", numbers(11)));
    expect([grid().scrollTop, follow()]).toEqual([5000, "true"]);
    key("Home");
    expect(follow()).toBe("false");
    update(streamOf("ndjson", numbers(12)));
    expect(grid().scrollTop).toBeLessThan(5000);
    press("Follow");
    expect(grid().scrollTop).toBe(5000);
  });

  it("is announced every five seconds instead of row by row", () => {
    vi.useFakeTimers();
    const { update } = draw(streamOf("ndjson", numbers(2)));
    const statusTexts = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent || []);
    for (let count = 3; count < 9; count += 1) update(streamOf("ndjson", numbers(count)));
    expect(statusTexts()).toEqual([]);
    act(() => void vi.advanceTimersByTime(5000));
    expect(statusTexts()).toEqual(["8 lines so far"]);
    update(streamOf("ndjson", numbers(9)));
    expect(statusTexts()).toEqual(["8 lines so far"]);
    update(streamOf("ndjson", numbers(9)), { isLive: false });
    expect(statusTexts()).toEqual([]);
  });
});

describe("the text view of a stream", () => {
  it("shows the received text joined", () => {
    draw(streamOf("ndjson", ['{"a"', ":1}\n2"]));
    fireEvent.click(screen.getByRole("radio", { name: "Text" }));
    expect(screen.getByRole("region", { name: "Text" }).textContent).toBe('{"a":1}\n2');
  });

  it("is the default if rows carry no structure", () => {
    draw(streamOf("text", ["Once ", "upon"]));
    expect(screen.getByRole("region", { name: "Text" }).textContent).toBe("Once upon");
  });

  it("is truncated on screen, but not when copied", async () => {
    const long = "x".repeat(150_000);
    const { copied } = draw(streamOf("text", [long]));
    expect(screen.getByText(/^These are the last 100000 of 150000 characters/)).toBeDefined();
    expect(screen.getByRole("region", { name: "Text" }).textContent).toHaveLength(100_000);
    await act(async () => press("Copy received data"));
    expect(copied).toEqual([long]);
  });

  it("can be saved", async () => {
    const saved: { readonly name: string; readonly text: Promise<string> }[] = [];
    const blobs: Blob[] = [];
    const make = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: (blobs.at(-1) as Blob).text() });
    });
    draw(streamOf("sse", ["data: 1\n\n"]), { isLive: false });
    press("Save");
    expect(saved.map(({ name }) => name)).toEqual(["events.txt"]);
    expect(await saved[0]?.text).toBe("data: 1\n\n");
    make.mockRestore();
    click.mockRestore();
  });
});

describe("the stream notice", () => {
  it("reports removed data", () => {
    const stream = streamOf("ndjson", [numbers(11_000).join("")]);
    draw({ ...stream, droppedText: 9 }, { isLive: false });
    expect(screen.getByText(`The first ${stream.rows.dropped} lines were removed to save memory.`)).toBeDefined();
    expect(screen.getByText(/^The first 9 characters of the text were removed/)).toBeDefined();
    expect(stream.rows.dropped).toBeGreaterThanOrEqual(1000);
  });

  it.each([
    ["cut", /^The stream ended in the middle of an event/],
    ["unmarked", /^The stream ended without its documented end marker/],
  ] as const)("reports an incomplete end: %s", (ending, text) => {
    draw({ ...streamOf("sse", ["data: 1\n\n"]), ending }, { isLive: false });
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe("an audio stream that was cut off", () => {
  it("is counted while it arrives, and can be played and saved up to that point", () => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:sound");
    const stream = streamOf("bytes", ["abc"]);
    const { update } = draw(stream, { type: "audio/mpeg" });
    expect(screen.getByText("3 b · TTFB 100.00 ms")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Save" })).toBeNull();
    update(stream, { isLive: false });
    const save = () => screen.getByRole("link", { name: "Save" });
    expect(save().getAttribute("href")).toBe("blob:sound");
    expect(save().getAttribute("download")).toBe("id.mp3");
    update(stream, { isLive: false, disposition: 'attachment; filename="moss song.mp3"' });
    expect(save().getAttribute("download")).toBe("moss song.mp3");
    expect(screen.getByLabelText("Response body").getAttribute("src")).toBe("blob:sound");
    vi.restoreAllMocks();
  });
});
