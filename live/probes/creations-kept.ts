import { isObject, own } from "#engine/json";
import { callOf, plainForm } from "../cases/index.ts";
import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { itemsOf } from "../list-items.ts";
import type { Reply } from "../prober/index.ts";
import { findValues, idText, parameterOf, plainPath, slotsOf } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Probe, ProbeDeps } from "./probe.ts";

/** Calls at the same time. Own choice: enough for counters that are read and written in two steps. */
const atOnce = 4;

const idNames = ["id", "_id", "uuid"];

/** Returns the list at the path of an endpoint that adds to it. */
const listAt = (target: Target, all: readonly Target[]): Target | undefined =>
  all.find(({ endpoint }) => endpoint.method === "GET" && plainPath(endpoint) === plainPath(target.endpoint));

/** Creates several things at the same time: each has another id, and all are in their list. */
export const creationsKept: Probe = {
  checks: ["id-given-twice", "not-listed"],
  isFor: ({ endpoint }) =>
    endpoint.method === "POST" &&
    endpoint.protocol.kind === "rest" &&
    endpoint.responses.some(({ statusCode }) => statusCode === 201),
  run: async (deps) => {
    const { prober, target, call } = deps;
    const replies = await Promise.all(Array.from({ length: atOnce }, () => prober.send(target, call)));
    const created = replies.flatMap((reply) => {
      const id = idIn(reply);
      return id === undefined || isInPath(deps, id) ? [] : [{ id, reply }];
    });
    const twice = created.find(({ id }, i) => created.slice(0, i).some((one) => one.id === id));
    if (twice !== undefined) {
      const both = created.filter(({ id }) => id === twice.id).map(({ reply }) => reply.exchange);
      const message = createMessage("Two requests at the same time created things with the id {}.", twice.id);
      prober.report(target, violation("id-given-twice", "at the same time", message), both);
      return;
    }
    await readList(deps, created);
  },
};

function idIn({ answer }: Reply): string | undefined {
  const parsed = answer?.status === 201 ? answer.json() : undefined;
  if (!parsed?.ok || !isObject(parsed.value)) return undefined;
  const { value } = parsed;
  const id = idNames.map((name) => own(value, name)).find((one) => typeof one === "string" || typeof one === "number");
  return id === undefined ? undefined : idText(id);
}

/** Returns true for the id of a thing in the path of a call, which was there before. */
const isInPath = ({ target, call }: Pick<ProbeDeps, "target" | "call">, id: string): boolean =>
  slotsOf(target.endpoint).some(({ key }) => idText(parameterOf(call.form.value, key) ?? null) === id);

interface Created {
  readonly id: string;
  readonly reply: Reply;
}

/** Looks for created resources in a list without pages; sequences read paginated lists. */
async function readList({ prober, target, call, all }: ProbeDeps, created: readonly Created[]): Promise<void> {
  const list = listAt(target, all);
  const form = list && plainForm(list);
  const [first] = created;
  if (list === undefined || form === undefined || first === undefined || list.endpoint.queryParameters.length > 0)
    return;
  const outer = slotsOf(target.endpoint);
  const value = slotsOf(list.endpoint).reduce((filled, { key }, i) => {
    const known = parameterOf(call.form.value, outer[i]?.key ?? "");
    return known === undefined ? filled : withValueAt(filled, ["pathParameters", key], known);
  }, form.value);
  const read = () => prober.send(list, callOf(list, { ...form, value }));
  const missingIn = ({ answer }: Reply): Created | undefined => {
    const parsed = answer !== undefined && answer.status < 300 ? answer.json() : undefined;
    const items = parsed?.ok ? itemsOf(parsed.value) : undefined;
    if (items === undefined) return undefined;
    const ids = items.map((item) => findValues(item, idNames)[0]?.value);
    if (ids.some((id) => id === undefined)) return undefined;
    return created.find(({ id }) => !ids.some((one) => one !== undefined && idText(one) === id));
  };
  let reply = await read();
  if (missingIn(reply) === undefined) return;
  await prober.settle();
  reply = await read();
  const missing = missingIn(reply);
  if (missing === undefined) return;
  const message = createMessage("The thing {} was created, and is not in the list.", missing.id);
  prober.report(list, violation("not-listed", "list", message), [missing.reply.exchange, reply.exchange]);
}
