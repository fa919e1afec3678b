import { describe, it } from "vitest";
import { typesFrom } from "#engine/shape";
import { registryTypes } from "#generated/types";
import { someOf } from "../../tooling/tier.ts";
import { arbitraryIsValid, decodeUndoesEncode, defaultIsValid, editsKeepForm, removeUndoesAdd } from "./index.ts";

const types = typesFrom(registryTypes);

describe.each(someOf(Object.keys(registryTypes), 60))("laws on the registry's own %s", (id) => {
  const subject = { shape: { kind: "ref", id }, types } as const;

  it("1, 2, 3: drawn values are valid, defaults only miss values, decoding and encoding keeps the wire value", () => {
    arbitraryIsValid(subject, { runs: 5 });
    defaultIsValid(subject);
    decodeUndoesEncode(subject, { runs: 5 });
  });

  it("4, 5: adding can be undone, and edits keep the form well formed", () => {
    removeUndoesAdd(subject, { runs: 1 });
    editsKeepForm(subject, { runs: 1, steps: 6 });
  });
});
