// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type ChannelLog, emptyChannelLog, logMessages } from "#engine/channel-log";
import { createListeners } from "#engine/listeners";
import type { Channel } from "#engine/model";
import type { WaitingMessage } from "#machines";
import { localReader } from "#ui/response/session";
import { PlaygroundFrame } from "#ui/shell";
import { makePort } from "../form/form.testing.tsx";
import { loadIssueList } from "../shell/issues/issue-summary.tsx";
import { ChannelPlayground, type ChannelProps, type ConnectionProps } from "./index.ts";

await loadIssueList();

afterEach(cleanup);

const channel: Channel = {
  id: "bed",
  displayName: "The bed",
  namespace: [],
  path: [{ kind: "literal", value: "/bed" }],
  auth: [],
  environments: [{ id: "live", baseUrl: "wss://garden.example" }],
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [{ key: "X-Pot", shape: { kind: "string" }, optional: false }],
  messages: [
    {
      type: "sow",
      displayName: "Sow",
      origin: "client",
      body: { kind: "object", properties: [{ key: "seed", shape: { kind: "string" }, optional: false }] },
    },
    { type: "count", displayName: "Count", origin: "client", body: { kind: "integer" } },
    { type: "rustle", displayName: "Rustle", origin: "server", body: { kind: "string" } },
  ],
  examples: [],
};
const closed: ConnectionProps = {
  kind: "closed",
  waiting: [],
  reconnects: false,
  failure: undefined,
  remoteClose: undefined,
  refused: undefined,
  unsent: [],
};
const holding = (log: ChannelLog): ChannelProps["log"] => ({ read: () => log, subscribe: () => () => {} });
const waiting = (displayName: string): WaitingMessage => ({
  ...{ type: "sow", displayName, data: "{}" },
  to: "https://api.example.com",
});

function draw(connection: Partial<ConnectionProps> = {}, props: Partial<ChannelProps> = {}) {
  const events: unknown[][] = [];
  const record =
    (name: string) =>
    (...details: readonly unknown[]): void =>
      void events.push([name, ...details]);
  const port = makePort({ headers: { "X-Pot": "clay" }, messages: { sow: { seed: "fern" }, count: 1 } });
  const view = (connection: Partial<ConnectionProps>, props: Partial<ChannelProps> = {}) => (
    <PlaygroundFrame onClose={() => {}}>
      <ChannelPlayground
        form={{ channel, nodes: [], authSchemes: {}, types: {} }}
        port={port}
        history={{ undo: undefined, redo: undefined, onUndo: () => {}, onRedo: () => {} }}
        unmigrated={[]}
        onDropUnmigrated={() => {}}
        baseUrls={channel.environments}
        environmentId="live"
        onEnvironment={() => {}}
        variables={{}}
        onVariable={() => {}}
        baseUrl="wss://garden.example"
        url="wss://garden.example/bed"
        auth={undefined}
        onAuth={() => {}}
        onUseExample={() => {}}
        onClear={() => {}}
        onClose={() => {}}
        referenceHref="/bed"
        shareLink={() => ""}
        splits={{ read: () => 50, write: () => {} }}
        issues={[]}
        readIssues={() => props.issues ?? []}
        copy={async () => {}}
        paste={async () => ""}
        microphone={{} as ChannelProps["microphone"]} // no field of this form records
        randomId={() => "id"}
        now={() => new Date(0)}
        connection={{ ...closed, ...connection }}
        question={undefined}
        onPress={(again) => {
          events.push(["press", again]);
          return true;
        }}
        onSend={(type) => {
          events.push(["send", type]);
          return true;
        }}
        onReconnect={record("reconnect")}
        onGiveUp={() => events.push(["give up"])}
        onDiscard={() => events.push(["discard"])}
        onDismiss={() => events.push(["dismiss"])}
        saved={{ of: () => [], save: record("save"), load: record("load"), remove: record("remove") }}
        log={holding(emptyChannelLog)}
        onClearLog={() => events.push(["clear"])}
        check={() => undefined}
        openBody={localReader}
        {...props}
      />
    </PlaygroundFrame>
  );
  const { rerender } = render(view(connection, props));
  return { events, port, update: (...now: Parameters<typeof view>) => rerender(view(...now)) };
}

const button = (name: string) => screen.getByRole("button", { name });
const click = (name: string) => fireEvent.click(button(name));

describe("the channel toolbar", () => {
  it.each([
    ["closed", "Connect", "Not connected"],
    ["waiting", "Connect", "Not connected"],
    ["opening", "Connecting...", "Not connected"],
    ["opened", "Disconnect", "Connected"],
    ["closing", "Disconnect", "Connected"],
  ] as const)("shows for a connection that is %s the button %s and the badge %s", (kind, label, badge) => {
    const { events } = draw({ kind });
    expect(screen.getByText(badge, { exact: true })).toBeDefined();
    click(label);
    fireEvent.pointerDown(button(label), {
      pointerType: "mouse",
      button: 0,
      pointerId: 1,
      detail: 1,
      width: 1,
      height: 1,
    });
    fireEvent.pointerUp(button(label), { pointerType: "mouse", button: 0, pointerId: 1 });
    fireEvent.click(button(label), { detail: 2 });
    expect(events).toEqual([
      ["press", false],
      ["press", true],
    ]);
  });

  it("disables Connect while the base URL is refused, but allows Disconnect", () => {
    draw({}, { refusal: "Cannot send requests to localhost" });
    expect(screen.getByText("Cannot send requests to localhost")).toBeDefined();
    expect(button("Connect").hasAttribute("disabled")).toBe(true);
    expect(button("Send message Sow").hasAttribute("disabled")).toBe(true);
    cleanup();
    draw({ kind: "opened" }, { refusal: "Cannot send requests to localhost" });
    expect(button("Disconnect").hasAttribute("disabled")).toBe(false);
    expect(button("Send message Sow").hasAttribute("disabled")).toBe(false);
  });

  it("offers to reopen lost connections automatically", () => {
    const { events } = draw();
    fireEvent.click(screen.getByRole("switch", { name: "Reconnect when the connection is lost" }));
    expect(events).toEqual([["reconnect", true]]);
  });
});

describe("the channel forms", () => {
  it("show one form per client message type, titled by its display name", () => {
    const { events } = draw();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Headers",
      "Sow",
      "Count",
      "Messages",
    ]);
    click("Send message Count");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "seed" }), { key: "Escape" });
    expect(events).toEqual([["send", "count"]]);
  });

  it("label a scalar message by its heading", () => {
    draw();
    const input = screen.getByRole("spinbutton", { name: "Count" });
    expect(screen.getByLabelText("Count", { selector: "input" })).toBe(input);
    expect([...((input as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent)).toEqual(["Count"]);
    expect(screen.getByText("Sow").closest("label")).toBeNull();
  });

  it("show issues before a message is sent, and handshake issues only until the connection opens", () => {
    const issues: ChannelProps["issues"] = [
      { path: ["headers", "X-Pot"], code: "type", expected: "text", found: "a number", message: "expected text" },
    ];
    const { events } = draw({}, { issues });
    click("Send message Sow");
    expect(document.activeElement?.textContent).toContain("Not sent. Fix 1 field");
    expect(events).toEqual([]);
    click("Send anyway");
    expect(events).toEqual([["send", "sow"]]);
    cleanup();
    const open = draw({ kind: "opened" }, { issues });
    click("Send message Sow");
    expect(open.events).toEqual([["send", "sow"]]);
    cleanup();
    // The rendered issues may be older than the form.
    const corrected = draw({}, { issues, readIssues: () => [] });
    click("Send message Sow");
    expect(corrected.events).toEqual([["send", "sow"]]);
  });

  it("save messages under a name, with a default name", () => {
    const { events } = draw();
    fireEvent.click(screen.getAllByRole("button", { name: "Saved messages" })[0] as HTMLElement);
    const name = screen.getByRole("textbox", { name: "Save Sow as" });
    expect(name.getAttribute("placeholder")).toBe("Sow 1");
    fireEvent.submit(name);
    fireEvent.change(name, { target: { value: " Ferns " } });
    fireEvent.submit(name);
    expect(events).toEqual([
      ["save", "sow", "Sow 1"],
      ["save", "sow", "Ferns"],
    ]);
  });
});

describe("the connection notices", () => {
  it("show the reason of a close with its code and advice until dismissed", () => {
    const why = { cause: "closed-by-api", who: "provider", message: "asleep", advice: "Read on." } as const;
    const { events } = draw({ failure: { code: 4001, reason: "asleep", why } });
    const banner = screen.getByRole("group", { name: "asleep" });
    expect(banner.closest("[role=alert]")).not.toBeNull();
    const more = "The connection closed with code 4001. This is a problem with the API server. Read on.";
    expect(within(banner).getByText(more)).toBeDefined();
    click("Dismiss");
    expect(events).toEqual([["dismiss"]]);
  });

  it("show the message of the proxy instead of its close code", () => {
    const why = {
      cause: "channel-idle",
      who: "reader",
      message: "No message came.",
      advice: "Connect again.",
    } as const;
    draw({ failure: { code: 4504, reason: "channel-idle", why } });
    const banner = screen.getByRole("group", { name: "No message came." });
    expect(banner.textContent).toContain("Connect again.");
    expect(banner.textContent).not.toContain("channel-idle");
  });

  it("are empty without problems", () => {
    draw({ kind: "opened" });
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("explain why an automatic reconnect stops after the other side closed", () => {
    const remoteClose = { code: 4403, reason: "not your bed" };
    const { update } = draw({ reconnects: true, remoteClose, failure: remoteClose });
    const events = "The API closed the connection, so it is not reopened automatically.";
    expect(screen.getByRole("group", { name: "not your bed" }).textContent).toContain(
      `The connection closed with code 4403. ${events}`,
    );
    update({ reconnects: true, remoteClose: { code: 1000, reason: "bye" } });
    const normal = screen.getByRole("group", { name: "The API closed the connection with code 1000: bye" });
    expect([normal.textContent?.includes(events), screen.getByRole("alert").textContent]).toEqual([true, ""]);
    for (const unreported of [{ remoteClose }, { remoteClose, reconnects: true, kind: "opened" as const }]) {
      update(unreported);
      expect(screen.queryByText(events, { exact: false })).toBeNull();
    }
  });

  it("return the focus to the connection button when they disappear", () => {
    const why = { cause: "closed-by-api", message: "asleep" };
    const { update } = draw({ failure: { code: 4001, reason: "asleep", why } });
    button("Dismiss").focus();
    update({});
    expect(document.activeElement).toBe(button("Connect"));
    update({ waiting: [waiting("Sow")] }, { refusal: "Cannot send requests to localhost" });
    button("Discard").focus();
    update({}, { refusal: "Cannot send requests to localhost" });
    expect(document.activeElement?.contains(button("Connect"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("list messages that wait for a connection and can be discarded", () => {
    const { events } = draw({ waiting: [waiting("Sow"), waiting("Count")] });
    expect(screen.getByRole("group", { name: /^2 messages are waiting/ }).textContent).toContain("Sow, Count");
    click("Discard");
    expect(events).toEqual([["discard"]]);
  });

  it("show a pending reconnect that can be stopped", () => {
    const { events, update } = draw({ kind: "waiting", reconnects: true, failure: { code: 1006, reason: "" } });
    update({ kind: "waiting", reconnects: true });
    expect(screen.getByText("The connection was lost. Reconnecting soon.")).toBeDefined();
    click("Stop reconnecting");
    expect(events).toEqual([["give up"]]);
  });

  it("report messages and headers that were not sent", () => {
    const why = { cause: "line-full", message: "Too much waits." };
    draw({ kind: "opened", refused: { count: 2, why }, unsent: ["X-Pot"] });
    expect(screen.getByRole("group", { name: "2 messages were not sent" }).textContent).toContain("Too much waits.");
    expect(screen.getByRole("group", { name: /^Not sent: X-Pot[.]/ })).toBeDefined();
  });
});

it("renders incoming messages without re-rendering the forms", () => {
  let log = emptyChannelLog;
  const listeners = createListeners();
  const source: ChannelProps["log"] = {
    read: () => log,
    subscribe: listeners.subscribe,
  };
  let readCount = 0;
  const of = (): readonly [] => {
    readCount += 1;
    return [];
  };
  const saved = { of, save: () => {}, load: () => {}, remove: () => {} };
  draw({ kind: "opened" }, { log: source, saved });
  const before = readCount;
  expect(before).toBeGreaterThan(0);
  act(() => {
    log = logMessages(log, [{ at: 0, type: "rustle", displayName: "Rustle", origin: "server", data: '"sh"' }]);
    listeners.notify();
  });
  expect(screen.getByText("Rustle")).toBeTruthy();
  expect(readCount).toBe(before);
});

it("clears a channel log that has entries", () => {
  const log = logMessages(emptyChannelLog, [
    { at: 0, type: "rustle", displayName: "Rustle", origin: "server", data: '"sh"' },
  ]);
  const { events } = draw({ kind: "opened" }, { log: holding(log) });
  click("Clear");
  expect(events).toEqual([["clear"]]);
});
