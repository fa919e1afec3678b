import { parseUrl } from "#engine/host";
import { decoder } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import { isSamePath, type Path, type Shape, valueAt } from "#engine/shape";
import type { Step, StepInput } from "../call.ts";
import { callOf, plainForm } from "../cases/index.ts";
import { headerOf, violation } from "../checks/index.ts";
import { bindCall } from "../failures/index.ts";
import { createMessage } from "../finding-message.ts";
import { pathOf } from "../last-segment.ts";
import { findValues, idText, type Link, propertyNames } from "../resources/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { OperationOf } from "./operation.ts";
import { expressionValue } from "./runtime-expression.ts";
import { bodyOf, isFine, isGone, makeSettledStep, note, type Running, tries } from "./sequence-state.ts";

/** Makes the call of a documented link with the values of the exchange that has it (OpenAPI "Link Object"). */
export async function followLink(running: Running, { of, link }: OperationOf<"link">): Promise<void> {
  const source = running.made.get(of);
  const step = source === undefined ? undefined : linkStep(running, link, source);
  if (step === undefined) return;
  const bound = bindCall(
    step,
    running.exchanges.map(({ received }) => received),
  );
  if (!bound.ok) return;
  const isDeleted = running.instances.get(of)?.isDeleted ?? false;
  const answer = await makeSettledStep(running, link.target, step, bound.call, (first) => !isDeleted && isGone(first));
  tries(running, link.target, "link-broken");
  if (isDeleted || answer === undefined || !isGone(answer)) return;
  const message = createMessage("The documented link {} was answered with {}.", link.name, `${answer.status}`);
  note(running, link.target, violation("link-broken", link.name, message));
}

/** Makes the step of a link of an earlier step; undefined if that has no values for it. */
function linkStep({ steps, exchanges }: Running, link: Link, source: number): Step | undefined {
  const form = plainForm(link.target);
  const exchange = exchanges[source];
  if (form === undefined || exchange === undefined) return undefined;
  let value: Json = form.value;
  const takes: StepInput[] = [];
  const takenTo = (to: Path) => steps[source]?.takes.find((one) => isSamePath(one.to, to));
  for (const { at, shape, value: text } of placesOf(link)) {
    const found = expressionValue(text, exchange, (to) => takenTo(to) !== undefined);
    if (found === undefined) return undefined;
    // A value of the request may have been taken from an earlier answer.
    const earlier = found.kind === "request" ? takenTo(found.at) : undefined;
    const take = found.kind === "answer" ? { step: source, from: found.from } : earlier;
    if (take !== undefined) {
      if (valueAt(value, at) === undefined) value = withValueAt(value, at, "");
      takes.push({ step: take.step, from: take.from, to: at });
      continue;
    }
    const known =
      found.kind === "known"
        ? found.value
        : valueAt(exchange.call.form.value, found.kind === "request" ? found.at : []);
    if (known === undefined) return undefined;
    value = withValueAt(value, at, shape === undefined ? known : decoder(link.target.types)(shape)(known));
  }
  return { call: callOf(link.target, link.target.formOf(value)), takes };
}

/** A place in the form of a link's call, its shape, and the value or expression for it. */
interface LinkPlace {
  readonly at: Path;
  readonly shape?: Shape;
  readonly value: Json;
}

/** Lists the places of the parameters and the body of a link; parameters that the endpoint does not have are left out. */
function placesOf({ target: { endpoint }, parameters, body }: Link): readonly LinkPlace[] {
  const parts = {
    path: ["pathParameters", endpoint.pathParameters],
    query: ["queryParameters", endpoint.queryParameters],
    header: ["headers", endpoint.requestHeaders],
  } as const;
  const places = Object.entries(parameters).flatMap(([name, value]): readonly LinkPlace[] => {
    const [, prefix, rest = ""] = /^(path|query|header)\.(.+)$/s.exec(name) ?? [];
    for (const [part, [section, properties]] of Object.entries(parts)) {
      const key = prefix === part ? rest : name;
      const property = properties.find((one) => one.key === key);
      if (property !== undefined) return [{ at: [section, key], shape: property.shape, value }];
    }
    return [];
  });
  return body === undefined ? places : [...places, { at: ["body"], value: body }];
}

/** Reads the address in the header `Location` of a new thing, if it is on the same server (RFC 9110 section 10.2.2). */
export async function followLocation(running: Running, { of }: OperationOf<"location">): Promise<void> {
  const { instances, resource, exchanges } = running;
  const instance = instances.get(of);
  const exchange = instance && exchanges[instance.step];
  if (instance === undefined || exchange?.received.kind !== "answer" || resource.read === undefined) return;
  const location = headerOf(exchange.received.headers, "location");
  const [from, to] = [parseUrl(exchange.request.url), location && parseUrl(location, exchange.request.url)];
  const form = plainForm(resource.read);
  if (!location || !from || !to || to.host !== from.host || to.protocol !== from.protocol || !form) return;
  const { read } = resource;
  const isRelative = pathOf(location) === undefined;
  const change = { kind: "url", value: `${to.pathname}${to.search}` } as const;
  const call = { ...callOf(read, form), change };
  const path: StepInput = {
    step: instance.step,
    from: { kind: "header", name: "Location", part: "path" },
    to: ["change"],
  };
  const answer = await makeSettledStep(running, read, { call, takes: isRelative ? [] : [path] }, call, isGone);
  tries(running, resource.create, "link-broken");
  if (answer === undefined) return;
  const body = isFine(answer) ? bodyOf(answer) : undefined;
  const [found] = body === undefined ? [] : findValues(body, propertyNames(resource.slot));
  const isOther = found !== undefined && idText(found.value) !== idText(instance.id);
  if (!isGone(answer) && !isOther) return;
  const message = isOther
    ? createMessage("The Location {} of a new thing points to the thing {}.", location, printJson(found.value))
    : createMessage("The Location {} of a new thing was answered with {}.", location, `${answer.status}`);
  const cause = isOther ? "Location of another" : "Location";
  note(running, resource.create, { ...violation("link-broken", cause, message), ...(found && { at: found.at }) });
}
