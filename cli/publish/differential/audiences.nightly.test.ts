import { describe, expect, it } from "vitest";
import { audiencesProject } from "../../../docs-project/apis/audiences/audiences-project.testing.ts";
import { publishByBoth } from "./record-publications.testing.ts";
import { registeredParts } from "./registered-parts.testing.ts";

/** The Fern CLI can't read a session of a channel with several messages if the session has no message ids. */
const withoutSessions = (text: string): string => text.replace(/^ *x-fern-examples: .*\n/m, "");

const inFern = (audiences: string) =>
  Object.fromEntries(
    Object.entries(audiencesProject(audiences)).map(([path, text]) => [`fern/${path}`, withoutSessions(String(text))]),
  );

/** Types that the Fern CLI sends although only hidden properties have them, or makes up for parts of operations. */
const ofTheirOwn = /^(?:PlantSupplier|Source)$|^FeedSubscribe$|^BothPostRequestBody|_Response_\d+$/;

describe("an API that is shown to some audiences", { timeout: 240_000 }, () => {
  // The Fern CLI reads audiences of channels but ignores audiences of operations, so it omits these channels.
  it.each([
    ["[public]", ["live channel mixed"]],
    ["[internal, partner]", ["live channel internal", "live channel mixed"]],
    ["[partner]", []],
  ])(
    "is sent for %s as the Fern CLI sends it, with the channels that have operations for these audiences",
    async (audiences, byOperations) => {
      const { theirs, ours } = await publishByBoth(inFern(audiences));
      expect([theirs.exitCode, ours.exitCode], theirs.output + ours.output).toEqual([0, 0]);
      const [sent, own] = [registeredParts(theirs.calls), registeredParts(ours.calls)];
      expect(own.operations).toEqual([...sent.operations, ...byOperations].toSorted());
      expect(own.operations.length).toBeGreaterThan(0);
      for (const [name, keys] of own.types)
        if (sent.types.has(name)) expect([name, keys]).toEqual([name, sent.types.get(name)]);
      const missing = [...sent.types.keys()].filter((name) => !own.types.has(name));
      expect(missing.filter((name) => !ofTheirOwn.test(name))).toEqual([]);
    },
  );
});
