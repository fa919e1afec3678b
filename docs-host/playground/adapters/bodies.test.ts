import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataUrlBytes, type Part, type RequestPlan } from "#engine/request";
import { plain, read } from "#engine/secret";
import { plans, quoted } from "../../../snippets/request/plans.testing.ts";
import {
  type Arrived,
  partsArrived,
  type Recorder,
  startRecorder,
} from "../../../snippets/request/recorder.testing.ts";
import { pageOrigin, startProxy } from "../../proxy/caller.testing.ts";
import { directSender } from "./direct.ts";
import { proxySender } from "./http.ts";
import type { Send } from "./send.ts";
import { depsOf, planFor, unstopped } from "./sending.testing.ts";

let recorder: Recorder;
beforeAll(async () => {
  recorder = await startRecorder();
});
afterAll(() => recorder.close());

/** A page with an origin without TLS, so that it may call the recorder directly. */
const direct = async (): Promise<Send> => directSender("", depsOf("http://docs.example"));
const proxied = async (): Promise<Send> => {
  const { port } = await startProxy({ registered: [recorder.origin], limits: { hostPerMinute: 1e6 } });
  return proxySender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
};

/** The wire form of a plan's body: its bytes, or its parts with their headers. */
function planned({ body }: RequestPlan): unknown {
  if (body.kind === "none") return "";
  if (body.kind === "text") return Buffer.from(body.text).toString("hex");
  if (body.kind === "bytes") return Buffer.from(dataUrlBytes(body.dataUrl)).toString("hex");
  return body.parts.map((part) => {
    const bytes = part.kind === "file" ? Buffer.from(dataUrlBytes(part.dataUrl)) : Buffer.from(part.text);
    return {
      name: quoted(part.name ?? ""),
      ...(part.kind === "file" && { fileName: quoted(part.fileName) }),
      ...(part.contentType !== undefined && { contentType: part.contentType }),
      bytes: bytes.toString("hex"),
    };
  });
}

const arrivedBody = (plan: RequestPlan, arrived: Arrived): unknown =>
  plan.body.kind === "multipart"
    ? partsArrived(arrived).map(({ bytes, ...part }) => ({ ...part, bytes: bytes.toString("hex") }))
    : arrived.body.toString("hex");

/** Sends a plan and returns the one request that the server received. */
async function send(sender: Send, plan: RequestPlan): Promise<Arrived> {
  recorder.take();
  await sender(plan, unstopped);
  const [only, ...more] = recorder.take();
  if (only === undefined || more.length > 0) throw new Error("not exactly one request arrived");
  return only;
}

describe.each([
  ["through the proxy", proxied],
  ["directly", direct],
])("a request sent %s", (_way, open) => {
  it("reaches the API as planned: method, URL, headers and every byte of the body", async () => {
    const sender = await open();
    await fc.assert(
      fc.asyncProperty(plans(recorder.origin), async (plan) => {
        const arrived = await send(sender, plan);
        expect(arrived.method).toBe(plan.method);
        expect(new URL(arrived.url, plan.url).href).toBe(new URL(plan.url).href);
        for (const { name, value } of plan.headers) {
          expect(arrived.headers[name.toLowerCase()]).toBe(read(value, "reveal"));
        }
        expect(arrivedBody(plan, arrived)).toEqual(planned(plan));
      }),
      { numRuns: 60 },
    );
  });

  it("sends multipart parts with their own content types, several files under one name, and JSON parts", async () => {
    const file = (fileName: string, contentType: string): Part => ({
      ...{ kind: "file", name: "photos", fileName, contentType, dataUrl: "data:;base64,AP8NCi0t" },
    });
    const parts: readonly Part[] = [
      { kind: "text", name: "meta", text: '{"height":12345678901234567890}', contentType: "application/json" },
      file("leaf.png", "image/png"),
      file("notes.txt", "text/plain; charset=utf-8"),
      { kind: "text", name: "tag", text: "a\r\nb" },
    ];
    const plan = planFor(`${recorder.origin}/`, { method: "POST", body: { kind: "multipart", parts } });
    expect(arrivedBody(plan, await send(await open(), plan))).toEqual(planned(plan));
  });

  it.each([
    ["application/json", { kind: "text", text: '{"n": 1.0, "é": "\\u0000"}' } as const],
    ["application/x-www-form-urlencoded", { kind: "text", text: "a=1&a=2&b=%26%20+" } as const],
    ["application/octet-stream", { kind: "bytes", dataUrl: "data:;base64,AP8NCgAA" } as const],
  ])("sends %s with its content length", async (type, body) => {
    const headers = [{ name: "content-type", value: plain(type) }];
    const plan = planFor(`${recorder.origin}/`, { method: "PUT", headers, body });
    const arrived = await send(await open(), plan);
    expect([arrived.headers["content-type"], arrived.body.toString("hex")]).toEqual([type, planned(plan)]);
    expect(arrived.headers["content-length"]).toBe(String(arrived.body.length));
  });
});
