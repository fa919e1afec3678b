import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authHeaders } from "#engine/auth";
import { dataUrlBytes, type Part, type PlannedBody, type RequestPlan } from "#engine/request";
import { plain, read, secret } from "#engine/secret";
import { hasCurl, openWorkshop, type Workshop } from "./curl.testing.ts";
import { curlSnippet } from "./curl.ts";
import { filesOf, origin, plans, quoted } from "./plans.testing.ts";
import { partsArrived, type Recorder, startRecorder } from "./recorder.testing.ts";

let workshop: Workshop;
let recorder: Recorder;
beforeAll(async () => {
  workshop = openWorkshop();
  recorder = await startRecorder();
});
afterAll(async () => {
  workshop.close();
  await recorder.close();
});

describe("a curl snippet in a shell", () => {
  it("passes the texts of the plan to curl, and runs no other command", () => {
    fc.assert(
      fc.property(plans(origin), (plan) => {
        const [call, ...more] = workshop.listen(curlSnippet(plan, "reveal"));
        expect(more).toEqual([]);
        expect(call?.slice(0, plan.method === "HEAD" ? 1 : 2)).toEqual(
          plan.method === "HEAD" ? ["--head"] : ["--request", plan.method],
        );
        expect(call?.[call.indexOf("--url") + 1]).toBe(plan.url);
        const sent = plan.headers.map(({ name, value }) => [name, read(value, "reveal")]);
        const given = (call ?? []).filter(
          (_, i) => call?.[i - 1] === "--header" && !call[i]?.includes("boundary=none"),
        );
        const latin1 = (text: string) => Buffer.from(text, "latin1").toString("utf8");
        expect(given).toEqual(sent.map(([name, text = ""]) => latin1(text === "" ? `${name};` : `${name}: ${text}`)));
        if (plan.body.kind === "text" && !("isForm" in plan.body)) {
          expect(call?.slice(-2)).toEqual(["--data-raw", plan.body.text]);
        }
        expect(workshop.litter()).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });
});

// Without curl on this machine only the words above are tested, not the requests that curl sends.
describe.skipIf(!hasCurl)("a curl snippet when it runs", () => {
  it("sends exactly the plan", async () => {
    await fc.assert(
      fc.asyncProperty(plans(recorder.origin), async (plan) => {
        await workshop.run(curlSnippet(plan, "reveal"), filesOf(plan.body));
        const [arrived, ...more] = recorder.take();
        if (arrived === undefined) throw new Error("nothing came");
        expect(more).toEqual([]);
        expect(arrived.method).toBe(plan.method);
        expect(recorder.origin + arrived.url).toBe(plan.url);
        for (const { name, value } of plan.headers) {
          expect([name, arrived.headers[name.toLowerCase()]]).toEqual([name, read(value, "reveal")]);
        }
        const { body } = plan;
        if (body.kind === "none") expect(arrived.body.length).toBe(0);
        if (body.kind === "text") expect(arrived.body.toString("utf8")).toBe(body.text);
        if (body.kind === "bytes") expect(arrived.body).toEqual(Buffer.from(dataUrlBytes(body.dataUrl)));
        if (body.kind === "multipart") {
          const expected = body.parts.map((part) => ({
            name: quoted(part.name ?? ""),
            ...(part.kind === "file" ? { fileName: quoted(part.fileName) } : {}),
            ...(part.contentType === undefined ? {} : { contentType: part.contentType }),
            bytes: Buffer.from(part.kind === "file" ? dataUrlBytes(part.dataUrl) : part.text),
          }));
          expect(partsArrived(arrived)).toEqual(expected);
        }
        expect(workshop.litter()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the text of a curl snippet", () => {
  it.each<[string, readonly string[]]>([
    ["a=x+y&b=%40file&b=2", ["--data-urlencode 'a=x y'", "--data-urlencode 'b=@file'", "--data-urlencode 'b=2'"]],
    ["items[0][price]=p_1", ["--data-urlencode 'items[0][price]=p_1'"]],
    ["a=", ["--data-urlencode 'a='"]],
    // curl would encode these another way.
    ["a=x%20y&b=%2e", ["--data-raw 'a=x%20y'", "--data-raw 'b=%2e'"]],
    ["flag&=x", ["--data-raw 'flag'", "--data-raw '=x'"]],
    ["&a=1", ["--data-raw '&a=1'"]],
    ["", ["--data-raw ''"]],
  ])("has a line for each field of the form %j", (text, expected) => {
    const plan: RequestPlan = {
      method: "POST",
      url: `${origin}/v1/x`,
      headers: [{ name: "Content-Type", value: plain("application/x-www-form-urlencoded; charset=utf-8") }],
      body: { kind: "text", text },
    };
    const lines = curlSnippet(plan, "reveal").split(" \\\n  ");
    expect(lines.slice(3)).toEqual(expected);
  });

  it("has one option per line", () => {
    const plan: RequestPlan = {
      method: "PATCH",
      url: "https://api.example/plants/7?tag=a",
      headers: [
        { name: "Content-Type", value: plain("application/json") },
        { name: "X-Empty", value: plain("") },
        ...authHeaders({ kind: "bearerAuth" }, { bearerAuth: { token: "tok_0123456789" } }),
      ],
      body: { kind: "text", text: '{\n  "name": "Bird\'s nest"\n}' },
    };
    expect(curlSnippet(plan, "redact")).toBe(
      [
        "curl --request PATCH \\",
        "  --url 'https://api.example/plants/7?tag=a' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --header 'X-Empty;' \\",
        "  --header 'Authorization: Bearer tok****89' \\",
        "  --data-raw '{",
        `  "name": "Bird'\\''s nest"`,
        "}'",
      ].join("\n"),
    );
  });

  it.each<[string, PlannedBody, string]>([
    [
      "bytes are read from the file",
      { kind: "bytes", dataUrl: "data:,", fileName: "leaf.png" },
      "--data-binary '@leaf.png'",
    ],
    ["bytes without a name", { kind: "bytes", dataUrl: "data:," }, "--data-binary '@file'"],
    [
      "never a file of the reader's own choice of folder",
      { kind: "bytes", dataUrl: "data:,", fileName: "/etc/passwd" },
      "--data-binary '@passwd'",
    ],
    [
      "a hyphen is a file, not standard input",
      { kind: "bytes", dataUrl: "data:,", fileName: "-" },
      "--data-binary '@./-'",
    ],
    [
      "text of a form is never a file",
      { kind: "multipart", parts: [{ kind: "text", name: "a", text: "@/etc/passwd" }] },
      "--form-string 'a=@/etc/passwd'",
    ],
    [
      "nor is text with a type",
      { kind: "multipart", parts: [{ kind: "text", name: "a", text: "<x", contentType: "a/b" }] },
      `--form 'a="<x";type=a/b'`,
    ],
  ])("%s", (_, body, option) => {
    const [, , last] = curlSnippet({ method: "POST", url: origin, headers: [], body }, "reveal").split(" \\\n  ");
    expect(last).toBe(option);
  });

  it("omits what cannot be sent, with a comment", () => {
    const text = (name: string, text = "x"): Part => ({ kind: "text", name, text });
    const plan: RequestPlan = {
      method: "POST",
      url: `${origin}/`,
      headers: [
        { name: "X-Two\r\nX-Lines", value: plain("x") },
        { name: "X-Value", value: secret("tok_0123456789\r\nX-Other: 1") },
        { name: "@/etc/passwd", value: plain("x") },
      ],
      body: { kind: "multipart", parts: [text("a=b"), text(""), text("n", "a\0b"), text("kept")] },
    };
    expect(curlSnippet(plan, "redact").split("\n")).toEqual([
      '# the header "X-Two\\r\\nX-Lines" is omitted: HTTP can\'t represent it',
      '# the header "X-Value" is omitted: HTTP can\'t represent it',
      '# the header "@/etc/passwd" is omitted: HTTP can\'t represent it',
      '# the form field "a=b" is omitted: curl can\'t represent its name',
      '# the form field "" is omitted: curl can\'t represent its name',
      '# the form field "n" is omitted: a command can\'t contain a NUL character',
      "curl --request POST \\",
      "  --url 'http://api.example/' \\",
      "  --form-string 'kept=x'",
    ]);
    const nul: RequestPlan = { method: "POST", url: origin, headers: [], body: { kind: "text", text: "a\0" } };
    expect(curlSnippet(nul, "reveal")).toMatch(
      /^# the body is omitted: a command can't contain a NUL character\ncurl /,
    );
  });

  it.each(["file:///etc/passwd", "{base}/a", "@urls", "", "http://a/\0"])(
    "is only a comment for the address %j",
    (url) => {
      const snippet = curlSnippet({ method: "GET", url, headers: [], body: { kind: "none" } }, "reveal");
      expect(snippet).toMatch(/^# this request can't be sent: .*$/);
      expect(workshop.listen(snippet)).toEqual([]);
    },
  );

  it.each(["", "/pets", "//"])("asks for a base URL in place of %j", (url) => {
    expect(curlSnippet({ method: "GET", url, headers: [], body: { kind: "none" } }, "redact")).toBe(
      "# this request can't be sent: the API has no base URL, such as https://api.example.com",
    );
  });

  it("shows no run of a secret when redacted", () => {
    const text = fc.string({ unit: "grapheme-ascii", minLength: 12, maxLength: 40 }).map((text) => text.trim());
    const secrets = text.filter((text) => new Set(text).size > 5 && Array.from(text).length >= 12);
    fc.assert(
      fc.property(secrets, secrets, secrets, (token, key, password) => {
        const credentials = [
          ...authHeaders({ kind: "bearerAuth" }, { bearerAuth: { token } }),
          ...authHeaders(
            { kind: "header", headerWireValue: "X-Key", prefix: "Key" },
            { header: { headers: { "X-Key": key } } },
          ),
          ...authHeaders({ kind: "basicAuth" }, { basicAuth: { username: "ada", password } }),
        ];
        const plan: RequestPlan = { method: "GET", url: origin, headers: credentials, body: { kind: "none" } };
        const bare = curlSnippet(
          { ...plan, headers: credentials.map(({ name }) => ({ name, value: plain("*") })) },
          "reveal",
        );
        const shown = curlSnippet(plan, "redact").replace(
          /Basic ([^']*)/g,
          (_, encoded: string) => `Basic ${atob(encoded)}`,
        );
        for (const whole of [token, key, password]) {
          for (let at = 0; at + 6 <= whole.length; at += 1) {
            const run = whole.slice(at, at + 6);
            if (!bare.includes(run) && !/\*\*/.test(run)) expect(shown).not.toContain(run);
          }
        }
        for (const { value } of credentials) expect(shown).not.toContain(read(value, "reveal"));
      }),
    );
  });
});
