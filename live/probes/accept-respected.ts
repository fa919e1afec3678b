import { isConcrete, isAccepted as isTypeAccepted, mediaType } from "#engine/request";
import { unknownMediaType } from "../cases/index.ts";
import { isAccepted, violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import type { Probe, ProbeDeps } from "./probe.ts";

/** Lists the media types of the documented successes. */
const typesOf = ({ endpoint, documented }: Target): readonly string[] => {
  const statuses = new Set(endpoint.responses.map(({ statusCode }) => statusCode));
  // A file is stored in one of the types.
  const isStored = endpoint.pathParameters.length > 0;
  const bodies = [...statuses]
    .flatMap((status) => documented(status).bodies ?? [])
    .filter(({ body }) => !(isStored && body.kind === "file"));
  const types = bodies.flatMap(({ contentType }) => (contentType === undefined ? [] : [contentType]));
  return [...new Set(types.filter(isConcrete).map(mediaType))];
};

/** A server may ignore `Accept` (RFC 9110 section 12.5.1), unless its description has an answer for it. */
const refuses = ({ endpoint }: Target): boolean => endpoint.errors.some(({ statusCode }) => statusCode === 406);

/** Asks for each documented media type, for one that the endpoint does not have, and for several with weights. */
export const acceptRespected: Probe = {
  checks: ["accept-ignored"],
  isFor: (target) => typesOf(target).length > 0,
  run: async (deps) => {
    const { prober, target, call } = deps;
    const types = typesOf(target);
    if (types.length > 1) for (const type of types) await askFor(type, deps);
    if (refuses(target)) await askFor(unknownMediaType, deps);
    if (target.endpoint.method !== "GET") return;
    const change = { kind: "header", name: "Accept", value: `${types[0]};q=0.9, */*;q=0.8` } as const;
    await prober.send(target, { ...call, change });
  },
};

async function askFor(type: string, { prober, target, call }: ProbeDeps): Promise<void> {
  const change = { kind: "header", name: "Accept", value: type } as const;
  const { answer, exchange } = await prober.send(target, { ...call, change });
  if (answer === undefined || !isAccepted(answer, target) || answer.bytes.length === 0) return;
  const got = answer.header("content-type") ?? "none";
  if (isTypeAccepted(got, [type])) return;
  const messageParts =
    type === unknownMediaType
      ? createMessage("A client that accepts only {} got {}; the description has 406 for it.", type, mediaType(got))
      : createMessage("A client that accepts only the documented {} got {}.", type, mediaType(got));
  prober.report(target, violation("accept-ignored", type, messageParts), [exchange]);
}
