import type {
  CallOptions,
  Endpoint,
  NamedError,
  Pagination,
  RequestOf,
  RequestParts,
  ResponseOf,
  Transport,
} from "../call.ts";
import { CallFailedError } from "../outcome.ts";
import { readPath, readRequest, writePath } from "../paths.ts";
import type { Sendable } from "../sendable.ts";

type At<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? At<Property<NonNullable<T>, Key>, Rest>
  : Property<NonNullable<T>, Path>;
type Property<T, Key extends string> = Key extends keyof T ? T[Key] : unknown;
type ItemsOf<E> =
  E extends Endpoint<unknown, infer Res, NamedError, infer Items>
    ? Items extends `$response.${infer Path}`
      ? At<Res, Path>
      : unknown
    : unknown;

/** An item of the pages that a call returns. */
export type ItemOf<E> = NonNullable<ItemsOf<E>> extends readonly (infer Item)[] ? Item : unknown;

/** A call without pages, or with pages that only its own API can request: a bug of the caller. */
export class NoPagesError extends Error {
  override readonly name = "NoPagesError";
  constructor({ id, pagination }: Endpoint) {
    super(
      pagination === undefined ? `${id} is not paginated.` : `${id} has custom pagination. Request each page yourself.`,
    );
  }
}

/**
 * Iterates over the pages of a call, with one request for each page when it is needed. It ends with a page that names
 * no next one; if pages are counted, with a page without items. Throws `CallFailedError` if a page can't be fetched.
 */
export async function* pagesOf<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  request: Sendable<RequestOf<E>>,
  options: CallOptions = {},
): AsyncGenerator<ResponseOf<E>, void, undefined> {
  const plain: Endpoint = endpoint;
  const { pagination } = plain;
  if (pagination === undefined || pagination.kind === "custom") throw new NoPagesError(plain);
  let next: Turn | undefined = start(plain, pagination, request as RequestParts); // a request of an endpoint
  while (next !== undefined) {
    const outcome = await transport(next.endpoint, next.request, { ...options, ...next.options });
    if (!outcome.ok) throw new CallFailedError(outcome);
    yield outcome.body as ResponseOf<E>; // the transport decodes the body of this endpoint
    next = turn(next, plain, pagination, outcome.body);
  }
}

/** Iterates over the items of all pages of a call; see `pagesOf`. */
export async function* itemsOf<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  request: Sendable<RequestOf<E>>,
  options: CallOptions = {},
): AsyncGenerator<ItemOf<E>, void, undefined> {
  const results = endpoint.pagination?.paths.results ?? "";
  for await (const page of pagesOf(transport, endpoint, request, options)) {
    // The value at the path of the items has the type `ItemOf`.
    yield* listAt(page, results) as ItemOf<E>[];
  }
}

/** The request for one page. */
interface Turn {
  readonly endpoint: Endpoint;
  readonly request: RequestParts;
  readonly options?: CallOptions;
}

/** A response named a next page at another origin. Credentials are only sent to the service's own. */
export class ForeignPageError extends Error {
  override readonly name = "LedElsewhereError";
}

/** Accepts the URL of the next page, which may be relative, if it has the same origin as the last one. */
const followed =
  (next: string) =>
  (url: string): string => {
    const { origin, href } = new URL(next, url);
    if (origin !== new URL(url).origin)
      throw new ForeignPageError(`The next page is at another origin, ${origin}. It was not requested.`);
    return href;
  };

const listAt = (page: unknown, path: string): readonly unknown[] => {
  const found = readPath(page, path);
  return Array.isArray(found) ? found : [];
};

/**
 * Requests with counted pages always contain their start, so that the next one is known: the start in the request, else
 * in the descriptor, else item 0 or page 1.
 */
function start(endpoint: Endpoint, { kind, paths, from: usual }: Pagination, request: RequestParts): Turn {
  const offsetPath = paths.offset;
  if (kind !== "offset" || offsetPath === undefined) return { endpoint, request };
  const from = numberOf(readRequest(endpoint, request, offsetPath)) ?? usual ?? (paths.step === undefined ? 1 : 0);
  return { endpoint, request: writePath(endpoint, request, offsetPath, from) };
}

/** Numbers of 64 bits are digit text. */
const numberOf = (value: unknown): number | undefined =>
  value === undefined || value === null || value === "" || Number.isNaN(Number(value)) ? undefined : Number(value);

function turn({ request }: Turn, endpoint: Endpoint, { kind, paths }: Pagination, page: unknown): Turn | undefined {
  if (kind === "offset") {
    const [offsetPath = "", count] = [paths.offset, listAt(page, paths.results ?? "").length];
    const more = paths["has-next-page"];
    if (count === 0 || (more !== undefined && readPath(page, more) !== true)) return undefined;
    const from = numberOf(readRequest(endpoint, request, offsetPath)) ?? 0;
    // With a step, the offset counts items, else pages.
    return {
      endpoint,
      request: writePath(endpoint, request, offsetPath, from + (paths.step === undefined ? 1 : count)),
    };
  }
  const next = readPath(
    page,
    paths[{ cursor: "next_cursor", uri: "next_uri", path: "next_path", custom: "" }[kind]] ?? "",
  );
  if (next === undefined || next === null || next === "") return undefined;
  if (kind === "cursor") return { endpoint, request: writePath(endpoint, request, paths.cursor ?? "", next) };
  if (kind === "uri") return { endpoint, request, options: { address: followed(String(next)) } };
  const { queryParameters: _query, ...rest } = request;
  return { endpoint: { ...endpoint, path: [{ kind: "literal", value: String(next) }] }, request: rest };
}
