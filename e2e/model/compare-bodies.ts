import type { PlannedBody } from "#engine/request";
import { cut, show } from "../../cli/check/target.ts";
import type { SentRequest } from "./stage.ts";

/** Returns how a body differs from the plan; parts are compared one by one, since the page chooses their boundary. */
export async function otherBody(planned: PlannedBody, { body, headers }: SentRequest): Promise<string | undefined> {
  if (planned.kind === "none") return body.length === 0 ? undefined : `a body was sent: ${cut(body.toString())}`;
  if (planned.kind === "text") {
    const text = body.toString();
    return text === planned.text ? undefined : `the body is ${cut(text)}, expected ${cut(planned.text)}`;
  }
  if (planned.kind === "bytes") {
    return bytesOf(planned.dataUrl) === body.toString("base64")
      ? undefined
      : "the sent bytes differ from the bytes of the file";
  }
  const expected = planned.parts.map((part) =>
    part.kind === "text"
      ? { name: part.name, text: part.text }
      : { name: part.name, file: part.fileName, type: part.contentType, bytes: bytesOf(part.dataUrl) },
  );
  const sent = await partsOf(body, headers["content-type"] ?? "");
  const [found, wanted] = [JSON.stringify(sent), JSON.stringify(expected)];
  return found === wanted ? undefined : `the parts are ${show(found)}, expected ${show(wanted)}`;
}

const bytesOf = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(",") + 1);

async function partsOf(body: Buffer, contentType: string): Promise<readonly unknown[]> {
  // Few servers accept a multipart body without parts.
  if (/^--[^\r\n]*--\r\n$/.test(body.toString("latin1"))) return [];
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  return Promise.all(
    [...form.entries()].map(async ([name, value]) =>
      typeof value === "string"
        ? { name, text: value }
        : {
            name,
            file: value.name,
            type: value.type,
            bytes: Buffer.from(await value.arrayBuffer()).toString("base64"),
          },
    ),
  );
}
