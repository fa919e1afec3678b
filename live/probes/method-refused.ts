import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { routeFinder } from "../received/index.ts";
import { plainPath } from "../resources/index.ts";
import { isSafe } from "../targets/index.ts";
import type { Probe } from "./probe.ts";

/** Methods to try, those without effects first. OPTIONS and HEAD belong to every path (RFC 9110 sections 9.3.2, 9.3.7). */
const methods = ["GET", "QUERY", "PUT", "PATCH", "POST", "DELETE"];

/** Calls a path with methods that it does not have. */
export const methodRefused: Probe = {
  checks: ["wrong-method-accepted"],
  isFor: () => true,
  run: async ({ prober, target, call, all }) => {
    const path = plainPath(target.endpoint);
    const documented = all.filter(({ endpoint }) => plainPath(endpoint) === path);
    // The first endpoint of a path stands for all of them.
    if (documented[0] !== undefined && documented.find(isCalled(prober.options)) !== target) return;
    // A value in another path may be a segment of this one: servers may read `/users/login` as the user "login".
    const [address = ""] = prober.planOf(target)(call).url.slice(prober.options.baseUrl.length).split("?", 1);
    const matching = routeFinder(all.map(({ endpoint }) => ({ ...endpoint, environments: [] })))(address || "/");
    const known = new Set<string>(
      [...documented, ...matching.map(({ route }) => ({ endpoint: route }))].map(({ endpoint }) => endpoint.method),
    );
    const wrong = methods.filter((one) => !known.has(one) && (prober.options.allowWrites || isSafe(one)));
    for (const method of wrong.slice(0, 3)) {
      const { answer, exchange } = await prober.send(target, { ...call, change: { kind: "method", method } });
      if (answer === undefined) continue;
      if (answer.status >= 200 && answer.status < 300) {
        const messageParts = createMessage(
          "{} was answered with {}; the description does not have it at this path.",
          method,
          `${answer.status}`,
        );
        prober.report(target, violation("wrong-method-accepted", method, messageParts), [exchange]);
      } else if (answer.status === 405 && answer.header("allow") === undefined) {
        const messageParts = createMessage(
          "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).",
          method,
        );
        prober.report(target, violation("wrong-method-accepted", "no Allow", messageParts), [exchange]);
      }
    }
  },
};

const isCalled =
  ({ allowWrites }: { readonly allowWrites: boolean }) =>
  ({ endpoint }: Parameters<Probe["isFor"]>[0]): boolean =>
    allowWrites || isSafe(endpoint.method);
