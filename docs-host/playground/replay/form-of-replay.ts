import {
  applyEdit,
  channelShape,
  type Edit,
  type FormState,
  formShape,
  InvalidPathError,
  seedChannel,
  seedForm,
  selectionFrom,
} from "#engine/form";
import { inferSelection } from "#engine/interpret";
import { isList, isObject, type Json, type JsonObject, own, trustJson } from "#engine/json";
import type { ChannelForm, EndpointForm } from "#engine/model";
import { type ObjectShape, typesFrom } from "#engine/shape";
import { shapeMark } from "../form/index.ts";
import type { Replay } from "./replay.ts";

/** The parts of the form of an endpoint that a replay is opened in. */
type Fields = Pick<EndpointForm, "endpoint" | "globalHeaders" | "types">;

/** The same of a channel. */
type ChannelFields = Pick<ChannelForm, "channel" | "types">;

/** A form, or an error: the end of a sentence that starts with the name of the file. */
export type FormOfReplay =
  | { readonly ok: true; readonly form: FormState }
  | { readonly ok: false; readonly error: string };

/** Returns the hash of the shape of an endpoint's form, the one in drafts. */
export const formMark = ({ endpoint, globalHeaders, types }: Fields): string =>
  shapeMark(formShape(endpoint, globalHeaders), types);

/** Returns the form of a case: its value, or an empty form with the edits of the case applied. */
export function formOfReplay(
  fields: Fields | ChannelFields,
  { case: one }: Pick<Replay, "case">,
  now: () => Date,
): FormOfReplay {
  const types = typesFrom(fields.types);
  const [value, selection, actions] = [own(one, "value"), own(one, "selection"), own(one, "actions")];
  if (value !== undefined) {
    if (!isObject(value)) return refused("/case/value", "no form");
    if (selection !== undefined && !isObject(selection)) return refused("/case/selection", "no variant selection");
    const suggested = inferSelection(types)(shapeOf(fields));
    return { ok: true, form: { value, selection: selectionFrom(selection) ?? suggested(value) } };
  }
  const shared = { types, deps: { now } };
  const seed = (example: { readonly example?: "none" }): FormState =>
    "channel" in fields
      ? seedChannel({ ...shared, ...example, channel: fields.channel })
      : seedForm({ ...shared, ...example, endpoint: fields.endpoint, globalHeaders: fields.globalHeaders });
  if (actions === undefined) return { ok: true, form: seed({}) };
  if (!isList(actions)) return refused("/case/actions", "no list of edits");
  return edited(seed({ example: "none" }), actions);
}

const shapeOf = (fields: Fields | ChannelFields): ObjectShape =>
  "channel" in fields ? channelShape(fields.channel) : formShape(fields.endpoint, fields.globalHeaders);

function edited(empty: FormState, actions: readonly Json[]): FormOfReplay {
  let form = empty;
  for (const [position, action] of actions.entries()) {
    const edit = editFrom(action);
    if (edit === undefined) return refused(`/case/actions/${position}`, "no edit of a form");
    try {
      form = applyEdit(form, edit);
    } catch (thrown) {
      // An edit that fails is the reported failure itself, or was made for another definition: the form keeps its last
      // state.
      if (thrown instanceof InvalidPathError) break;
      throw thrown;
    }
  }
  return { ok: true, form };
}

const refused = (at: string, instead: string): FormOfReplay => ({
  ok: false,
  error: `has ${instead} at ${at}: it is incomplete or was changed`,
});

type Check = (value: Json | undefined) => boolean;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0;
const isPath: Check = (value) => isList(value) && value.every((step) => isText(step) || isCount(step));
const isThere: Check = (value) => value !== undefined;
const isSelection: Check = (value) => isObject(value) && Object.values(value).every(isCount);
const isState: Check = (value) =>
  isObject(value) && isObject(own(value, "value")) && isSelection(own(value, "selection"));
const isWhat: Check = (value) => value === "text" || value === "key" || value === "newKey";
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

interface Checks {
  readonly [member: string]: Check;
}

const selects: Checks = { selection: orNothing(isSelection) };
const adding: Checks = { at: isPath, key: isText, value: isThere, ...selects };

/** The required members of each edit. */
const members: { readonly [T in Edit["type"]]: Checks } = {
  set: { at: isPath, value: isThere, ...selects },
  remove: { at: isPath },
  addProperty: adding,
  addKey: adding,
  addAll: { at: isPath, values: isObject, ...selects },
  choose: { at: isPath, variant: isCount, value: isThere, ...selects },
  insert: { at: isPath, index: isCount, value: isThere, ...selects },
  renameKey: { at: isPath, from: isText, to: isText },
  clear: { at: orNothing(isPath) },
  type: { at: isPath, what: isWhat, text: orNothing(isText) },
  reset: { state: isState },
};

/** Reads an edit from JSON; undefined if it is not a valid edit. */
export function editFrom(kept: Json): Edit | undefined {
  if (!isObject(kept)) return undefined;
  return isEdit(kept) ? trustJson<Edit>(kept) : undefined;
}

function isEdit(kept: JsonObject): boolean {
  const type = own(kept, "type");
  if (typeof type !== "string" || !isKnown(type)) return false;
  return Object.entries(members[type]).every(([member, check]) => check(own(kept, member)));
}

const isKnown = (type: string): type is Edit["type"] => Object.hasOwn(members, type);
