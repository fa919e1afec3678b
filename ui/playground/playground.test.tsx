// @vitest-environment page
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Issue } from "#engine/interpret";
import type { Endpoint } from "#engine/model";
import { press, pressTwice, typeInto } from "../form/form.testing.tsx";
import { answer, drawPlayground, endpoint, formOf } from "./playground.testing.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
});

const issue = (at: Issue["path"], message: string): Issue => ({
  path: at,
  code: "missing",
  message,
  expected: "",
  found: "",
});
const headings = (): readonly (string | null)[] => screen.getAllByRole("heading").map(({ textContent }) => textContent);

/** Opens the menu above the form, once it has loaded. */
const openTools = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole("button", { name: "More" }).matches(":disabled")).toBe(false));
  press("More");
};

const responseCard = (): HTMLElement => {
  const card = screen.getByRole("heading", { name: "Response" }).closest("section");
  if (card === null) throw new Error("the response has no card");
  return card;
};

describe("the toolbar", () => {
  it("shows method, environment, and the path with query", () => {
    drawPlayground();
    const bar = within(screen.getByRole("banner"));
    expect(bar.getByText("PUT")).toBeDefined();
    expect(bar.getByRole("button", { name: "production Environment" })).toBeDefined();
    expect(bar.getByRole("group", { name: "URL of the request" }).textContent).toMatch(/\/plants\/7\?limit=3$/);
  });

  it("shows the base URL as text if there is only one", () => {
    drawPlayground({ baseUrls: endpoint.environments.slice(0, 1) });
    expect(screen.queryByRole("button", { name: /Environment$/ })).toBeNull();
    expect(screen.getByText("https://api.example.com")).toBeDefined();
  });

  it("reports the selected environment", () => {
    const { events } = drawPlayground();
    press(/Environment$/);
    fireEvent.click(screen.getByRole("option", { name: /^staging/ }));
    expect(events).toEqual([["environment", "staging"]]);
  });

  it("copies the URL", () => {
    const { events } = drawPlayground();
    press("Copy URL");
    expect(events).toEqual([["copy", "https://api.example.com/plants/7?limit=3"]]);
  });

  it("shows why sending is not possible, and sends nothing", () => {
    const { events } = drawPlayground({ refusal: "Cannot send requests to localhost" });
    expect(screen.getByText("Cannot send requests to localhost")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Request" }).disabled).toBe(true);
    fireEvent.keyDown(screen.getByRole("textbox", { name: "id" }), { key: "Enter", ctrlKey: true });
    expect(events).toEqual([]);
  });
});

describe("the form pane", () => {
  it("has a section for each part with fields", () => {
    drawPlayground();
    expect(headings()).toEqual([
      "plants.put",
      "Path Parameters",
      "Query Parameters",
      "Body Parameters",
      "Request",
      "Response",
    ]);
  });

  it("is titled by the endpoint, in its first heading and in the name of the dialog", () => {
    drawPlayground({ form: formOf({ ...endpoint, displayName: "Replace a plant" }) });
    expect(screen.getByRole("dialog", { name: "Replace a plant Playground" })).toBeDefined();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Replace a plant");
  });

  it("has the less common tools in a menu", async () => {
    const generated = vi.fn(() => null);
    const { events } = drawPlayground({ generated });
    await openTools();
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Duplicate in a new tab/),
      expect.stringMatching(/^Open failure file/),
      "Run generated tests",
      "Commands Ctrl+K",
      "Keyboard shortcuts ?",
    ]);
    expect(generated).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("menuitem", { name: /^Run generated/ }));
    expect(generated).toHaveBeenLastCalledWith(true, expect.anything());
    expect(events).toEqual([]);
    cleanup();
    drawPlayground();
    await openTools();
    expect(screen.getAllByRole("menuitem")).toHaveLength(4);
  });

  it("states that an endpoint has no parameters", () => {
    const { request: _, ...rest } = endpoint;
    const bare: Endpoint = { ...rest, pathParameters: [], queryParameters: [], examples: [] };
    drawPlayground({ form: formOf(bare) });
    expect(screen.getByText("This endpoint takes no parameters.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Use example" })).toBeNull();
  });

  it("edits the form, links to the reference, loads the example, and clears the form", () => {
    const { port, events } = drawPlayground();
    typeInto("name", "moss");
    expect(port.value()).toMatchObject({ body: { name: "moss" } });
    expect(screen.getByRole("link", { name: "View in API Reference" }).getAttribute("href")).toBe("/plants");
    press("Use example");
    press("Clear form");
    expect(events).toEqual([["useExample", 0], ["clear"]]);
  });

  it("announces added and removed fields, but not typing", () => {
    drawPlayground();
    const statusTexts = (): readonly (string | null)[] =>
      screen.getAllByRole("status").flatMap(({ textContent }) => textContent || []);
    typeInto("name", "moss");
    expect(statusTexts()).toEqual([]);
    press("Add optional property, Query Parameters");
    fireEvent.click(screen.getByRole("menuitem", { name: "limit integer" }));
    expect(statusTexts()).toEqual(["Added limit."]);
    press("Remove limit");
    expect(statusTexts()).toEqual(["Removed limit."]);
  });

  it("resets touched fields when the form is cleared", () => {
    drawPlayground();
    typeInto("name", "x");
    fireEvent.blur(screen.getByRole("textbox", { name: "name" }));
    expect(screen.getByText(/^Must have at least 3 characters/)).toBeDefined();
    press("Clear form");
    expect(screen.queryByText(/^Must have at least 3 characters/)).toBeNull();
  });

  it("keeps the other sections when one fails to render, and offers a retry", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const warnings: string[] = [];
    const invalid: Endpoint = {
      ...endpoint,
      queryParameters: [{ key: "q", shape: { kind: "list", item: { kind: "ref", id: "Gone" } }, optional: false }],
    };
    drawPlayground({ form: formOf(invalid), onWarning: (message) => warnings.push(message) });
    expect(screen.getByText("Error rendering object properties form")).toBeDefined();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.getByRole("textbox", { name: "name" })).toBeDefined();
    expect(warnings).toEqual(["Error rendering object properties form: unknown type Gone"]);
  });
});

describe("sending", () => {
  it("starts immediately if there are no issues", () => {
    const { events } = drawPlayground();
    press("Send Request");
    expect(events).toEqual([["send", { anyway: false }]]);
  });

  it.each([
    ["Ctrl", { ctrlKey: true }],
    ["⌘", { metaKey: true }],
  ])("is triggered by %s+Enter in a field, and on a button without clicking it", async (_, keys) => {
    const { events } = drawPlayground();
    fireEvent.keyDown(screen.getByRole("textbox", { name: "name" }), { key: "Enter", ...keys });
    await waitFor(() => expect(events).toEqual([["send", { anyway: false }]]));
    fireEvent.keyDown(screen.getByRole("button", { name: "Clear form" }), { key: "Enter", ...keys });
    expect(events).toEqual([
      ["send", { anyway: false }],
      ["send", { anyway: false }],
    ]);
  });

  it("happens once on a double click", () => {
    const { events } = drawPlayground();
    pressTwice(screen.getByRole("button", { name: "Send Request" }));
    expect(events).toEqual([["send", { anyway: false }]]);
  });

  it("shows the issues first, with a link to each field, and can be forced", () => {
    const issues = [
      issue(["body", "name"], "expected at least 3 characters, found 1"),
      issue([], "no token was given"),
    ];
    const { events, update } = drawPlayground({ issues });
    expect(screen.queryByText("Not sent. Fix 2 fields")).toBeNull();
    press("Send Request");
    expect(events).toEqual([]);
    const summary = screen.getByRole("group", { name: "Not sent. Fix 2 fields" });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByText("No token was given.")).toBeDefined();
    fireEvent.click(within(summary).getByRole("button", { name: /^body\.name/ }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "name" }));
    expect(
      screen.getByRole("textbox", { name: "name", description: /Expected at least 3 characters, found 1\.$/ }),
    ).toBeDefined();
    press("Send anyway");
    expect(events).toEqual([["send", { anyway: true }]]);
    press("Send Request");
    update({ issues: [] });
    expect(screen.queryByRole("group", { name: /attention$/ })).toBeNull();
  });

  it("says in the response that nothing was sent, with a link to the issues", async () => {
    drawPlayground({ issues: [issue(["body", "name"], "wrong")] });
    expect(within(responseCard()).queryByText("Not sent")).toBeNull();
    press("Send Request");
    expect(within(responseCard()).getByText("Not sent")).toBeDefined();
    screen.getByRole("textbox", { name: "name" }).focus();
    fireEvent.click(within(responseCard()).getByRole("button", { name: "Fix 1 field" }));
    const summary = screen.getByRole("group", { name: "Not sent. Fix 1 field" });
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  it("marks a response once the form has changed since", () => {
    const note = /^This is the response to an earlier request/;
    const { update } = drawPlayground({ response: { kind: "loaded", response: answer() } });
    expect(screen.queryByText(note)).toBeNull();
    update({ isStale: true });
    expect(screen.getByText(note)).toBeDefined();
    expect(responseCard().dataset.dimmed).toBe("true");
    update({ response: { kind: "notStarted" }, isStale: true });
    expect(screen.queryByText(note)).toBeNull();
  });

  it("is blocked by a rejected key, with a link to that key, until it is fixed", () => {
    const map: Endpoint = {
      ...endpoint,
      request: {
        body: {
          kind: "json",
          optional: false,
          contentType: "application/json",
          shape: {
            kind: "object",
            properties: [
              {
                key: "map",
                shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } },
                optional: false,
              },
            ],
          },
        },
      },
    };
    const { events, port } = drawPlayground({ form: formOf(map) });
    port.send({ type: "set", at: ["body"], value: { map: { one: "1", two: "2" } } });
    typeInto("Key 2 of map", "one");
    fireEvent.blur(screen.getByRole("textbox", { name: "Key 2 of map" }));
    press("Send Request");
    expect(events).toEqual([]);
    const summary = screen.getByRole("group", { name: "Not sent. Fix 1 field" });
    fireEvent.click(within(summary).getByRole("button", { name: /^body\.map\.two Another row already has this key/ }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Key 2 of map" }));
    typeInto("Key 2 of map", "three");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Key 2 of map" }), { key: "Enter" });
    press("Send Request");
    expect(events).toEqual([["send", { anyway: false }]]);
    expect(port.value()).toMatchObject({ body: { map: { one: "1", three: "2" } } });
  });

  it("is blocked by broken text in the JSON view, which Send anyway omits, until it is fixed", async () => {
    // Loading the editor takes a while; the test starts once it is loaded.
    await import("../raw/editor.ts");
    const { events, port } = drawPlayground();
    fireEvent.click(screen.getByRole("radio", { name: "JSON" }));
    const editor = await screen.findByRole("textbox", { name: "Body Parameters as JSON" });
    const paste = (text: string): void => {
      fireEvent.paste(editor, { clipboardData: { getData: () => text } });
    };
    paste("[");
    press("Send Request");
    expect(events).toEqual([]);
    const summary = screen.getByRole("group", { name: "Not sent. Fix 1 field" });
    expect(editor.getAttribute("aria-invalid")).toBe("true");
    const entry = within(summary).getByRole("button", {
      name: /^body The text is not valid at line \d+, column \d+: /,
    });
    expect(entry.textContent).toContain("The last valid body would be sent.");
    fireEvent.click(entry);
    expect(document.activeElement).toBe(editor);
    press("Send anyway");
    expect(events).toEqual([["send", { anyway: true }]]);
    expect(port.value()).toMatchObject({ body: { name: "fern" } });
    port.send({ type: "set", at: ["body"], value: { name: "moss" } });
    expect(editor.getAttribute("aria-invalid")).toBe("false");
    press("Send Request");
    expect(events.at(-1)).toEqual(["send", { anyway: false }]);
  });

  it("keeps a revealed empty property after a switch to the JSON view and back", async () => {
    const shade = {
      key: "shade",
      shape: { kind: "enum", values: [{ value: "light" }, { value: "dark" }] },
      optional: true,
    } as const;
    const shape = { kind: "object", properties: [shade] } as const;
    const body = { kind: "json", optional: false, contentType: "application/json", shape } as const;
    drawPlayground({ form: formOf({ ...endpoint, request: { body } }) });
    fireEvent.click(screen.getByRole("button", { name: "Add optional property, Body Parameters" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: /shade/ }));
    expect(screen.getByRole("radiogroup", { name: "shade" })).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "JSON" }));
    await screen.findByRole("textbox", { name: "Body Parameters as JSON" });
    fireEvent.click(screen.getByRole("radio", { name: "Form" }));
    expect(screen.getByRole("radiogroup", { name: "shade" })).toBeDefined();
  });

  it("is blocked by broken text in a JSON field, which is reported instead of the missing value", () => {
    const free: Endpoint = {
      ...endpoint,
      request: {
        body: {
          kind: "json",
          optional: false,
          contentType: "application/json",
          shape: { kind: "object", properties: [{ key: "any", shape: { kind: "unknown" }, optional: false }] },
        },
      },
    };
    const at = ["body", "any"];
    const missing = {
      path: at,
      code: "missing",
      message: "a value is required",
      expected: "any",
      found: "nothing",
    } as const;
    const { events, port, update } = drawPlayground({ form: formOf(free), issues: [missing] });
    port.send({ type: "set", at: ["body"], value: {} });
    typeInto("any", '{"a": ');
    press("Send Request");
    expect(events).toEqual([]);
    expect(screen.queryByText("A value is required.")).toBeNull();
    const summary = screen.getByRole("group", { name: "Not sent. Fix 1 field" });
    const entry = within(summary).getByRole("button", {
      name: /^body\.any The text is not valid at line 1, column 7: /,
    });
    expect(entry.textContent).toContain("No value would be sent.");
    fireEvent.click(entry);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "any" }));
    typeInto("any", '{"a": 1}');
    update({ issues: [] });
    press("Send Request");
    expect(events).toEqual([["send", { anyway: false }]]);
  });

  it("checks the current issues of the form, even if they are not rendered yet", () => {
    const issues = [issue(["body", "name"], "wrong")];
    const { events, update } = drawPlayground({ issues, readIssues: () => [] });
    press("Send Request");
    expect(events).toEqual([["send", { anyway: false }]]);
    update({ issues: [], readIssues: () => issues });
    press("Send Request");
    expect(events).toHaveLength(1);
    update({ issues, readIssues: () => issues });
    screen.getByRole("group", { name: "Not sent. Fix 1 field" });
  });

  it("commits the focused field first when triggered by keyboard", async () => {
    const { events, port } = drawPlayground();
    port.send({ type: "set", at: ["body"], value: { name: "fern" } });
    const name = screen.getByRole("textbox", { name: "name" });
    name.focus();
    // Any field that commits its text on blur would do.
    name.addEventListener("blur", () => port.send({ type: "set", at: ["body", "name"], value: "left" }), {
      once: true,
    });
    fireEvent.keyDown(name, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(events).toEqual([["send", { anyway: false }]]));
    expect(port.value()).toMatchObject({ body: { name: "left" } });
    expect(document.activeElement).toBe(name);
  });

  it("marks the shown response as outdated if it is blocked", () => {
    const earlier = "This is the response to an earlier request. The form has changed since then.";
    const { update } = drawPlayground({ response: { kind: "loaded", response: answer() } });
    expect(screen.queryByText(earlier)).toBeNull();
    update({ response: { kind: "loaded", response: answer() }, issues: [issue(["body", "name"], "wrong")] });
    press("Send Request");
    screen.getByText(earlier);
    update({ response: { kind: "loaded", response: answer() }, issues: [] });
    expect(screen.queryByText(earlier)).toBeNull();
  });

  it("lists ten issues and counts the rest", () => {
    drawPlayground({ issues: Array.from({ length: 13 }, (_, i) => issue(["body", `p${i}`], "a value is required")) });
    press("Send Request");
    expect(screen.getAllByRole("button", { name: /^body\.p/ })).toHaveLength(10);
    expect(screen.getByText("and 3 more")).toBeDefined();
  });

  it("can be stopped while loading", () => {
    const { events } = drawPlayground({ response: { kind: "loading" } });
    expect(screen.queryByRole("button", { name: "Send Request" })).toBeNull();
    press("Stop");
    expect(events).toEqual([["stop"]]);
  });
});

describe("the request and response cards", () => {
  const snippet = {
    others: [],
    languages: [
      { id: "curl", label: "cURL" },
      { id: "python", label: "Python" },
    ],
    language: "curl",
    text: "curl ****",
  };

  it("offer SDK languages in a list, labeled SDK until one is chosen", () => {
    const others = [{ id: "go", label: "Go" }];
    const props = { ...snippet, others, onLanguage: () => {}, revealed: undefined, onReveal: () => {} };
    drawPlayground({ snippet: props });
    expect(screen.getByRole("button", { name: "SDK SDK language" })).toBeDefined();
    cleanup();
    drawPlayground({ snippet: { ...props, language: "go" } });
    expect(screen.getByRole("button", { name: "Go SDK language" })).toBeDefined();
  });

  it("keep the languages in the order of Tab while an SDK language is shown", () => {
    const others = [{ id: "go", label: "Go" }];
    const props = { ...snippet, others, language: "go", onLanguage: () => {}, revealed: undefined, onReveal: () => {} };
    drawPlayground({ snippet: props });
    const radios = ["cURL", "Python"].map((name) => screen.getByRole("radio", { name }));
    expect(radios.map((radio) => radio.getAttribute("aria-checked"))).not.toContain("true");
    expect(radios.map((radio) => radio.tabIndex)).toContain(0);
  });

  it("show the request in the chosen language, and copy what they show", () => {
    const events: unknown[] = [];
    const record = (name: string) => (value: unknown) => events.push([name, value]);
    const props = { ...snippet, onLanguage: record("language"), revealed: false, onReveal: record("reveal") };
    const { events: copied } = drawPlayground({ snippet: props });
    expect(screen.getByRole("region", { name: "cURL" }).textContent).toBe("curl ****");
    expect(screen.getByRole("radio", { name: "cURL" }).getAttribute("aria-checked")).toBe("true");
    press("Copy request");
    expect(copied).toEqual([["copy", "curl ****"]]);
    fireEvent.click(screen.getByRole("radio", { name: "Python" }));
    press("Show credentials");
    expect(events).toEqual([
      ["language", "python"],
      ["reveal", true],
    ]);
  });

  it("copy masked credentials on request, and show them nowhere", () => {
    const props = { ...snippet, onLanguage: () => {}, onReveal: () => {}, revealed: false };
    const { events } = drawPlayground({ snippet: { ...props, unmasked: () => "curl planted" } });
    press("Copy with credentials");
    expect(events).toEqual([["copy", "curl planted"]]);
    expect(document.body.innerHTML).not.toContain("planted");
    cleanup();
    drawPlayground({ snippet: props });
    expect(screen.queryByRole("button", { name: "Copy with credentials" })).toBeNull();
  });

  it("offer to hide revealed credentials, and nothing if there are none", () => {
    const props = { ...snippet, onLanguage: () => {}, onReveal: () => {} };
    drawPlayground({ snippet: { ...props, revealed: true } });
    expect(screen.getByRole("button", { name: "Hide credentials" })).toBeTruthy();
    cleanup();
    drawPlayground({ snippet: { ...props, revealed: undefined } });
    expect(screen.queryByRole("button", { name: /credentials/ })).toBeNull();
  });

  it.each([
    [200, "OK", "kit-badge-good"],
    [299, "", "kit-badge-good"],
    [300, "Multiple Choices", "kit-badge-bad"],
    [404, "Not Found", "kit-badge-bad"],
  ])("show status %i %s, time and size", async (status, statusText, badgeClass) => {
    drawPlayground({ response: { kind: "loaded", response: answer({ status, statusText }) } });
    const card = within(responseCard());
    expect(card.getByText(`${status} ${statusText}`.trim()).className).toContain(badgeClass);
    expect(card.getByText("12.35 ms")).toBeDefined();
    expect(card.getByText("11 b")).toBeDefined();
    await waitFor(() =>
      expect(card.getByRole("region", { name: "Response body" }).textContent).toBe('{\n  "ok": true\n}'),
    );
  });

  it("announce the state of the request politely", () => {
    const { update } = drawPlayground();
    const regions = (): readonly HTMLElement[] => within(responseCard()).getAllByRole("status").slice(0, 2);
    const texts = () => regions().map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());
    expect(texts()).toEqual(["", ""]);
    const first = regions();
    update({ response: { kind: "loading" } });
    expect(texts()).toEqual(["", "Loading..."]);
    update({ response: { kind: "loaded", response: answer() } });
    expect(texts()).toEqual(["200 OK Time 12.35 ms Size 11 b", ""]);
    update({ response: { kind: "failed", failure: { cause: "refused", message: "Nobody answered." } } });
    expect(texts()).toEqual(["Failed", "Nobody answered."]);
    // A region that appears with its text is not announced.
    expect(regions()).toEqual(first);
    // Announced texts are visible, and on the page once.
    expect(within(responseCard()).getAllByText("Nobody answered.")).toHaveLength(1);
    expect(responseCard().querySelector(".kit-hidden[role=status]")).toBeNull();
  });

  it("show an error with the responsible party, advice and code", () => {
    const events = { cause: "refused", message: "Nobody answered.", advice: "Start the server." };
    const failure = { ...events, who: "provider" } as const;
    drawPlayground({ response: { kind: "failed", failure } });
    const card = within(responseCard());
    for (const text of [
      "Failed",
      "Nobody answered.",
      "This is a problem with the API server.",
      "Start the server.",
      "refused",
    ]) {
      expect(card.getByText(text)).toBeDefined();
    }
  });

  it.each([
    [{ kind: "empty" }, "The response has no body."],
    [{ kind: "text", text: "plain words" }, "plain words"],
    [
      { kind: "file", contentType: "application/zip", name: "a.zip", bytes: new Uint8Array([1, 2]) },
      "File preview not supported for the content type",
    ],
  ] as const)("show a body that is %j", async (shown, text) => {
    drawPlayground({ response: { kind: "loaded", response: answer({ shown }) } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it("show an SVG as text first, preview it only as an image, and save a file under its name", async () => {
    const shown = { kind: "file", contentType: "image/svg+xml", name: "x.svg", bytes: new Uint8Array([60]) } as const;
    drawPlayground({ response: { kind: "loaded", response: answer({ shown }) } });
    const preview = await screen.findByRole("radio", { name: "Preview" });
    expect(screen.queryByRole("img", { name: "x.svg" })).toBeNull();
    fireEvent.click(preview);
    expect((await screen.findByRole("img", { name: "x.svg" })).getAttribute("src")).toMatch(/^blob:/);
    expect(screen.getByRole("link", { name: "Save" }).getAttribute("download")).toBe("x.svg");
  });

  it("split a long line into rows, render the visible ones, and copy the complete text", async () => {
    const text = "x".repeat(300_001);
    const { events } = drawPlayground({
      response: { kind: "loaded", response: answer({ shown: { kind: "text", text } }) },
    });
    const body = await screen.findByRole("region", { name: "Response body" });
    const rows = await within(body).findAllByRole("listitem");
    expect(rows.length).toBeLessThan(200);
    expect(Number(rows[0]?.getAttribute("aria-setsize"))).toBeGreaterThan(2000);
    press("Copy response");
    expect(events).toEqual([["copy", text]]);
  });

  it("list the response headers on demand", () => {
    drawPlayground({ response: { kind: "loaded", response: answer() } });
    const button = screen.getByRole("button", { name: /^Headers/ });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText("application/json", { selector: "dd" })).toBeDefined();
  });
});

describe("closing the playground", () => {
  it("happens by the close button and Escape", () => {
    const { events } = drawPlayground();
    press("Close playground");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "name" }), { key: "Escape" });
    expect(events).toEqual([["close"], ["close"]]);
  });

  it("does not happen by an Escape that closes a list", () => {
    const { events } = drawPlayground();
    press(/Environment$/);
    fireEvent.keyDown(screen.getByRole("listbox"), { key: "Escape" });
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(events).toEqual([]);
  });
});

describe("the playground on a narrow screen", () => {
  const narrow = (): void => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #report: () => void;
        constructor(report: () => void) {
          this.#report = report;
        }
        observe(element: HTMLElement): void {
          Object.defineProperty(element, "clientWidth", { value: 390 });
          this.#report();
        }
        unobserve(): void {}
        disconnect(): void {}
      },
    );
  };

  it("has two tabs, and selects the response tab on send", () => {
    narrow();
    const { events } = drawPlayground();
    const selected = (): string | null | undefined =>
      screen.getAllByRole("tab").find((tab) => tab.getAttribute("aria-selected") === "true")?.textContent;
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Request", "Response"]);
    expect(screen.queryByRole("separator")).toBeNull();
    expect(selected()).toBe("Request");
    press("Send Request");
    expect(events).toEqual([["send", { anyway: false }]]);
    expect(selected()).toBe("Response");
  });

  it("selects the request tab if there are issues to show", () => {
    narrow();
    drawPlayground({ issues: [issue(["body", "name"], "a value is required")] });
    fireEvent.click(screen.getByRole("tab", { name: "Response" }));
    press("Send Request");
    expect(screen.getByRole("tab", { name: "Request" }).getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Not sent. Fix 1 field" }));
  });
});
