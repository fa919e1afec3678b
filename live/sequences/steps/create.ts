import { printJson } from "#engine/json";
import type { Call } from "../../call.ts";
import { callOf, seedFor } from "../../cases/index.ts";
import { violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { choosesId, createdId, idText, isSingle } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { withValueAt } from "../../with-value-at.ts";
import { freshId } from "../fresh-id.ts";
import type { OperationOf } from "../operation.ts";
import { bodyOf, isFine, makeStep, note, type ResourceInstance, type Running, tries } from "../sequence-state.ts";
import { secretsIn } from "../shown-values.ts";
import {
  isWhole,
  noteContent,
  noteTag,
  replaced,
  sentBody,
  sentQuery,
  unwrapped,
  withoutReplacedId,
  wrapperOf,
} from "./known-thing.ts";
import { noteAltered, noteSecrets } from "./shown-things.ts";

/**
 * Returns the call that creates a thing; if the client chooses the id, a new one, or the id of an earlier thing with
 * the name.
 */
function creationCall({ resource, chosen, prober }: Running, { form, name }: OperationOf<"create">): Call | undefined {
  const { create: target, slot } = resource;
  if (!choosesId(target, slot) || isSingle(slot)) return callOf(target, form);
  const known = name === undefined ? undefined : chosen.get(name);
  const id = known ?? freshId(target, slot, seedFor(prober.options.seed, target.endpoint.id, "id", prober.next()));
  if (id === undefined) return undefined;
  if (name !== undefined) chosen.set(name, id);
  return callOf(target, target.formOf(withValueAt(form.value, ["pathParameters", slot.key], id)));
}

/** Creates a thing, and compares its id with other ids. */
export async function create(running: Running, operation: OperationOf<"create">, position: number): Promise<void> {
  const { resource, instances } = running;
  const call = creationCall(running, operation);
  if (call === undefined) return;
  const answer = await makeStep(running, resource.create, { call, takes: [] }, call);
  if (instances.size > 0) tries(running, resource.create, "id-given-twice");
  const exchange = running.exchanges.at(-1);
  if (answer === undefined || exchange === undefined || !isFine(answer)) return;
  const found = createdId(resource.slot, resource.create, exchange, bodyOf(answer));
  if (found === undefined) return;
  const same = [...instances.values()].find(({ id }) => idText(id) === idText(found.value));
  if (same !== undefined && found.from === undefined) {
    // A PUT of the same thing replaces it, or brings it back (RFC 9110 section 9.3.4).
    if (!same.isDeleted && answer.status === 201 && saysReplaced(resource.create)) {
      const message = createMessage("A PUT of a thing that is there was answered with 201, as if it were new.");
      note(running, resource.create, violation("id-given-twice", "created again", message));
    }
    replaced(running, resource.create, same, answer);
    instances.set(position, same);
    return;
  }
  if (same !== undefined) {
    const [what, text] = same.isDeleted
      ? (["a removed thing", "The id {} also belongs to a removed thing."] as const)
      : (["another thing", "The id {} also belongs to another thing."] as const);
    note(running, resource.create, {
      ...violation("id-given-twice", what, createMessage(text, printJson(found.value))),
      ...(found.from?.kind === "body" && { at: found.from.path }),
    });
  }
  const body = sentBody(running) ?? sentQuery(running);
  const wrapper = wrapperOf(found, body);
  const sent = withoutReplacedId(body && unwrapped(body, wrapper), found);
  const instance: ResourceInstance = {
    ...{ step: running.steps.length - 1, id: found.value, wrapper },
    ...(found.from && { idFrom: found.from }),
    call,
    isDeleted: false,
    ...(sent !== undefined && { sent }),
    updates: sent === undefined ? [] : [{ target: resource.create, body: sent, isWhole: isWhole(resource.create) }],
    otherUpdates: [],
    secrets: body === undefined ? [] : secretsIn(resource.create, body),
  };
  noteTag(running, instance, answer);
  noteContent(running, instance);
  noteSecrets(running, instance, resource.create, answer);
  noteAltered(running, instance, resource.create, answer);
  instances.set(position, instance);
  // Later calls to the other thing reach this one; that is not a further fault.
  for (const [at, other] of instances) if (other === same) instances.set(at, instance);
}

/** Returns true if a description documents a success other than 201, as for a change (RFC 9110 section 9.3.4). */
const saysReplaced = ({ endpoint }: Target): boolean =>
  endpoint.responses.some(({ statusCode }) => statusCode === 200 || statusCode === 204);
