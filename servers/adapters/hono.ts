import type { honoDocs as honoDocsType, Visitor } from "#package/server";

/** Returns a handler of Hono. On Node the address of the client is known, elsewhere only by `trustedHops`. */
export const honoDocs: typeof honoDocsType = (docs) => (context) => {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  const { remoteAddress: address, localPort: port } = incoming?.socket ?? {};
  return docs.fetch(context.req.raw, { address, port, original: context } satisfies Visitor);
};

/** The bindings of `@hono/node-server`. */
interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string; readonly localPort?: number } };
}
