import { equalJson, type Json, parseJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { requestVerdict } from "../cases/index.ts";
import { type CheckInput, isAccepted, type Violation } from "../checks/index.ts";

/** Values that are kept. Own choice: a server that accepts everything must not fill the memory. */
const maxValues = 500;

/** The broken values that a server has accepted: answers that show them later have no further fault. */
export interface AcceptedValues {
  /** Notes the broken values of a request that was accepted. */
  readonly add: (input: CheckInput) => void;
  /** Returns true for a difference of a body that is such a value. */
  readonly explains: (input: CheckInput, violation: Violation) => boolean;
}

/** Creates an empty collection. */
export function acceptedValues(): AcceptedValues {
  /** By the names of their properties; undefined stands for a missing one. */
  const values = new Map<string, (Json | undefined)[]>();
  let count = 0;
  return {
    add: ({ answer, intent, target, exchange: { call, request } }) => {
      const isBroken = intent.kind === "invalid" && intent.check === "invalid-accepted";
      if (!isBroken || answer === undefined || !isAccepted(answer, target) || typeof request.body !== "string") return;
      const [body, verdict] = [parseJson(request.body), requestVerdict(target)(call)];
      if (!body.ok || verdict.kind !== "invalid") return;
      for (const { path } of verdict.issues) {
        const [key, value] = [nameIn(path), valueAt(body.value, path.slice(1))];
        const known = values.get(key) ?? [];
        if (count >= maxValues || known.some((one) => isSame(one, value))) continue;
        values.set(key, [...known, value]);
        count += 1;
      }
    },
    explains: ({ answer }, { check, at }) => {
      if (check !== "wrong-body" || at === undefined || values.size === 0) return false;
      const body = answer?.json();
      const shown = body?.ok ? valueAt(body.value, at) : undefined;
      return (values.get(nameIn(at)) ?? []).some((one) => isSame(one, shown));
    },
  };
}

const nameIn = (path: Path): string => String(path.findLast((key) => typeof key === "string") ?? "");

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === undefined || other === undefined ? one === other : equalJson(one, other);
