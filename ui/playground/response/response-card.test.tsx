// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { SendFailure, SentHead, StreamingAnswer } from "#machines";
import { numbers, streamOf } from "../../stream/stream.testing.ts";
import { answers } from "../playground.testing.tsx";
import type { ResponseState } from "../props.ts";
import { ResponseCard } from "./response-card.tsx";

afterEach(cleanup);

const head: SentHead = { status: 200, statusText: "OK", headers: [["content-type", "application/x-ndjson"]], time: 12 };
const answering = (lines: number): StreamingAnswer => ({ ...head, stream: streamOf("ndjson", numbers(lines)) });
const broken: SendFailure = { cause: "upstream-vanished", message: "The API closed the connection." };

function draw(response: ResponseState) {
  const card = (shown: ResponseState) => (
    <ResponseCard
      response={shown}
      isStale={false}
      refusedFor={0}
      onShowIssues={() => {}}
      copy={async () => {}}
      answers={answers}
      randomId={() => "id"}
    />
  );
  const { rerender } = render(card(response));
  return (next: ResponseState) => rerender(card(next));
}

const statusTexts = () =>
  screen.getAllByRole("status").flatMap(({ textContent }) => textContent?.replace(/\s+/g, " ").trim() || []);
const facts = () => screen.findByText(/TTFB/).then(({ textContent }) => textContent?.split(" · ")[0]);

describe("a response", () => {
  it("lists the request headers that the proxy did not forward", () => {
    const response = { ...head, shown: { kind: "text", text: "" }, size: 0 } as const;
    const update = draw({ kind: "loaded", response: { ...response, unsent: ["x-real-ip", "forwarded"] } });
    expect(screen.getByText(/^Not sent: x-real-ip, forwarded\./)).toBeDefined();
    update({ kind: "loaded", response });
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });
});

describe("a redirected response", () => {
  it("shows its address without the query", () => {
    const source = { url: "https://api.example/new?key=secret#top", redirected: true, type: "cors" };
    const response = { ...head, shown: { kind: "text", text: "" }, size: 0 } as const;
    const update = draw({ kind: "loaded", response: { ...response, source } });
    const text = "The API redirected the request. This response is from https://api.example/new.";
    expect(screen.getByText(text)).toBeDefined();
    update({ kind: "loaded", response: { ...response, source: { ...source, redirected: false } } });
    expect(screen.queryByText(/redirected/)).toBeNull();
  });
});

describe("a streaming response", () => {
  it("shows status, headers and received data, and announces itself once", async () => {
    const update = draw({ kind: "streaming", answer: answering(2) });
    expect(await facts()).toBe("2 lines");
    expect(screen.getByText("200 OK")).toBeDefined();
    expect(screen.getByText("Streaming")).toBeDefined();
    expect(screen.getByRole("button", { name: /^Headers/ })).toBeDefined();
    expect(statusTexts()).toEqual(["200 OK Streaming"]);
    update({ kind: "streaming", answer: answering(3) });
    expect(await facts()).toBe("3 lines");
    expect(statusTexts()).toEqual(["200 OK Streaming"]);
  });

  it("keeps the selected view when it completes, and adds time and size", async () => {
    const update = draw({ kind: "streaming", answer: answering(2) });
    fireEvent.click(await screen.findByRole("radio", { name: "Text" }));
    const { stream } = answering(3);
    update({
      kind: "loaded",
      response: { ...head, stream, shown: { kind: "text", text: stream.text }, size: stream.bytes },
    });
    expect(screen.getByRole("region", { name: "Text" }).textContent).toBe('{"n":1}\n{"n":2}\n{"n":3}\n');
    expect(screen.getByText("12.00 ms")).toBeDefined();
    expect(screen.getByText("24 b")).toBeDefined();
    expect(statusTexts()).toEqual(["200 OK Completed Time 12.00 ms Size 24 b"]);
  });

  it("keeps the received data if it fails, and shows the error", async () => {
    const update = draw({ kind: "streaming", answer: answering(2) });
    update({ kind: "failed", failure: broken, answer: answering(2) });
    expect(await facts()).toBe("2 lines");
    expect(screen.getByText("Failed")).toBeDefined();
    expect(screen.getByText(broken.message)).toBeDefined();
    expect(screen.getByText("Showing partial data.")).toBeDefined();
    expect(screen.getByRole("grid", { name: "Rows" })).toBeDefined();
  });

  it("shows an error of JSON-RPC as a failure, whatever the status is", async () => {
    const shown = { kind: "json", text: "{}", value: {} } as const;
    draw({ kind: "loaded", response: { ...head, shown, size: 2 }, error: "-32001: Not there" });
    expect(await screen.findByText("Failed")).toBeDefined();
    expect(screen.getByText("-32001: Not there")).toBeDefined();
  });

  it("keeps the received data when it is stopped", async () => {
    draw({ kind: "stopped", answer: answering(2) });
    expect(await facts()).toBe("2 lines");
    expect(screen.getByText("Stopped")).toBeDefined();
    expect(statusTexts()).toEqual(["200 OK Stopped"]);
    expect(screen.getByText("You stopped the stream. Showing partial data.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  });

  it("says that no response had arrived when the request was stopped", () => {
    draw({ kind: "stopped" });
    const text = "You stopped the request before a response arrived.";
    expect(screen.getByText("Stopped")).toBeDefined();
    expect(screen.getAllByText(text)).toHaveLength(1);
    // The badge beside the title says no more, and is silent.
    expect(statusTexts()).toEqual(["Stopped", text]);
    expect(screen.getByText("Stopped").closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByText("Send the request to see the response here.")).toBeNull();
  });

  it("shows no stream view if the request failed before the stream started", () => {
    draw({ kind: "failed", failure: { ...broken, message: "Response body is null" } });
    expect(screen.getByText("Response body is null")).toBeDefined();
    expect(screen.queryByText(/kept/)).toBeNull();
  });
});
