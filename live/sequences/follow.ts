import { parseUrl } from "#engine/host";
import { decoder } from "#engine/interpret";
import type { Json } from "#engine/json";
import { pointerKeys } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import type { Taken } from "../call.ts";
import { callOf, plainForm, withValueAt } from "../cases/index.ts";
import { broken, headerOf } from "../checks/index.ts";
import { bindCall } from "../failures/index.ts";
import type { Operation } from "./operation.ts";
import { isGone, makeStep, note, type Running } from "./things.ts";

type OperationOf<K extends Operation["kind"]> = Extract<Operation, { readonly kind: K }>;

/** Makes the call of a documented link with the values of the answer that has it (OpenAPI "Link Object"). */
export async function followLink(running: Running, { of, link }: OperationOf<"link">): Promise<void> {
  const thing = running.things.get(of);
  const form = plainForm(link.target);
  if (thing === undefined || form === undefined) return;
  const { endpoint, types } = link.target;
  let value: Json = form.value;
  const takes: Taken[] = [];
  for (const [key, expression] of Object.entries(link.parameters)) {
    const section = endpoint.pathParameters.some((one) => one.key === key) ? "pathParameters" : "queryParameters";
    const property = endpoint[section].find((one) => one.key === key);
    if (property === undefined) continue;
    const from = takenFrom(expression);
    // A text that is no expression is the value itself.
    if (from === undefined && expression.startsWith("$")) return;
    if (from === undefined) value = withValueAt(value, [section, key], decoder(types)(property.shape)(expression));
    else {
      if (valueAt(value, [section, key]) === undefined) value = withValueAt(value, [section, key], "");
      takes.push({ step: thing.step, from, to: [section, key] });
    }
  }
  const step = { call: callOf(link.target, { ...form, value }), takes };
  const bound = bindCall(
    step,
    running.exchanges.map(({ received }) => received),
  );
  if (!bound.ok) return;
  const answer = await makeStep(running, link.target, step, bound.call);
  if (thing.isDeleted || answer === undefined || !isGone(answer)) return;
  const message = `The documented link ${link.name} of a new thing was answered with ${answer.status}.`;
  note(running, link.target, broken("link-broken", link.name, message));
}

/** Reads an expression of a link (OpenAPI "Runtime Expressions"); undefined for others than of the answer. */
function takenFrom(expression: string): Taken["from"] | undefined {
  const [, header] = /^\$response\.header\.(.+)$/.exec(expression) ?? [];
  if (header !== undefined) return { kind: "header", name: header };
  const [, pointer] = /^\$response\.body#(\/.*)$/.exec(expression) ?? [];
  if (pointer === undefined) return undefined;
  const path: Path = pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { kind: "body", path };
}

/** Reads the address in the header `Location` of a new thing, if it is on the same server (RFC 9110 section 10.2.2). */
export async function followLocation(running: Running, { of }: OperationOf<"location">): Promise<void> {
  const { things, resource, prober, exchanges } = running;
  const thing = things.get(of);
  const exchange = thing && exchanges[thing.step];
  if (thing === undefined || exchange?.received.kind !== "answer" || resource.read === undefined) return;
  const location = headerOf(exchange.received.headers, "location");
  const [from, to] = [parseUrl(exchange.request.url), location && parseUrl(location, exchange.request.url)];
  const form = plainForm(resource.read);
  if (!location || !from || !to || to.host !== from.host || to.protocol !== from.protocol || !form) return;
  const { answer } = await prober.sendTo(resource.read, callOf(resource.read, form), to.href);
  if (answer === undefined || !isGone(answer)) return;
  const message = `The Location ${location} of a new thing was answered with ${answer.status}.`;
  running.findings.push({
    broken: broken("link-broken", "Location", message),
    target: resource.create,
    length: thing.step + 1,
  });
}
