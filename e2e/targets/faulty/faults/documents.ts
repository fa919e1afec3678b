import { isList, isObject, type Json, printJson } from "#engine/json";
import type { Answer, Asked, Handle, Outcome } from "../http/exchange.ts";
import { answering, asking, isTo, jsonIn, showing } from "./change.ts";
import type { Fault } from "./fault.ts";

const listIn = (answer: Answer): readonly Json[] => {
  const value = jsonIn(answer);
  return isList(value) ? value : [];
};

const listing = (path: `/${string}`, change: (items: readonly Json[]) => readonly Json[]) =>
  answering(`GET ${path}`, (answer) =>
    answer.status === 200 ? { ...answer, body: printJson(change(listIn(answer))) } : answer,
  );

const idOf = (item: Json): Json | undefined => (isObject(item) ? item.id : undefined);

const ofDocuments: readonly Omit<Fault, "server">[] = [
  {
    name: "copy-with-same-id",
    says: "A copy has the id of the document that was copied.",
    check: "id-given-twice",
    break: showing("POST /documents/{id}/copy", (body, { path }) => ({ ...body, id: Number(path.split("/")[2]) })),
  },
  {
    name: "copy-not-listed",
    says: "Copies are not in the list.",
    check: "not-listed",
    break: (handle) => {
      const copies = new Set<Json | undefined>();
      const noted = answering("POST /documents/{id}/copy", (answer) => {
        copies.add(idOf(jsonIn(answer) ?? null));
        return answer;
      })(handle);
      return listing("/documents", (items) => items.filter((one) => !copies.has(idOf(one))))(noted);
    },
  },
  {
    name: "copy-without-tags",
    says: "A copy of a document has no tags.",
    check: "update-lost",
    break: (handle) => {
      const copies = new Set<Json | undefined>();
      const noted = showing("POST /documents/{id}/copy", (body) => {
        copies.add(body.id);
        return { ...body, tags: [] };
      })(handle);
      return showing("GET /documents/{id}", (body) => (copies.has(body.id) ? { ...body, tags: [] } : body))(noted);
    },
  },
  {
    name: "search-ignored",
    says: "The list of documents ignores its search.",
    check: "wrong-items",
    also: ["invalid-accepted"],
    break: asking("GET /documents", (asked) => ({ ...asked, query: "" })),
  },
  {
    name: "bulk-without-last",
    says: "The last one of several new documents is not stored.",
    check: "created-not-found",
    break: (handle) => {
      const lost = new Set<string>();
      const noted = showing("POST /documents/bulk", (body) => {
        const { documents = [] } = body;
        const last = isList(documents) && documents.length > 1 ? idOf(documents.at(-1) ?? null) : undefined;
        if (last !== undefined) lost.add(`/documents/${printJson(last)}`);
        return body;
      })(handle);
      return asking("GET /documents/{id}", (asked) =>
        lost.has(asked.path) ? { ...asked, path: "/documents/999999" } : asked,
      )(noted);
    },
  },
  {
    name: "bulk-with-same-id",
    says: "Several new documents have the same id.",
    check: "id-given-twice",
    break: showing("POST /documents/bulk", ({ documents = [] }) => {
      const all = isList(documents) ? documents : [];
      const first = idOf(all[0] ?? null) ?? 0;
      return { documents: all.map((one) => (isObject(one) ? { ...one, id: first } : one)) };
    }),
  },
  {
    name: "stars-not-stored",
    says: "New stars are answered, and not stored.",
    check: "update-lost",
    break: (handle) => (asked) =>
      // The answer is of another document.
      isTo(asked, "POST /documents/{id}/stars/add") ? starsOf(handle, asked) : handle(asked),
  },
  {
    name: "content-cut",
    says: "A content is stored without its last byte.",
    check: "update-lost",
    also: ["wrong-header"],
    break: answering("GET /files/{id}/content", (answer) =>
      answer.status === 200 ? { ...answer, body: Buffer.from(answer.body as Uint8Array).subarray(0, -1) } : answer,
    ),
  },
  {
    name: "size-in-characters",
    says: "The size of a file is its number of characters.",
    check: "update-lost",
    break: (handle) => {
      const sizes = new Map<string, number>();
      const stored: Handle = async (asked) => {
        const outcome = await handle(asked);
        if (isTo(asked, "POST /documents/{id}/files") && outcome.kind === "answer") {
          sizes.set(
            `/files/${printJson(idOf(jsonIn(outcome) ?? null) ?? 0)}`,
            Buffer.from(asked.body).toString().length,
          );
        }
        return outcome;
      };
      return showing("GET /files/{id}", (body, { path }) => ({ ...body, size: sizes.get(path) ?? 0 }))(stored);
    },
  },
  {
    name: "part-without-range",
    says: "A part of a content has no Content-Range.",
    check: "wrong-header",
    break: answering("GET /files/{id}/content", (answer) => {
      const { "content-range": _, ...headers } = answer.headers;
      return { ...answer, headers };
    }),
  },
  {
    name: "files-listed-twice",
    says: "Each file is in the list twice.",
    check: "id-given-twice",
    break: listing("/documents/{id}/files", (items) => [...items, ...items]),
  },
  {
    name: "read-adds-file",
    says: "Each time that a document is read, it gets a file.",
    check: "not-repeatable",
    break: (handle) => async (asked) => {
      const outcome = await handle(asked);
      if (
        asked.method === "GET" &&
        isTo(asked, "GET /documents/{id}") &&
        outcome.kind === "answer" &&
        outcome.status === 200
      )
        await handle(addingFile(asked));
      return outcome;
    },
  },
];

/** Adds stars to a new document instead of the called one, with the answer that the called one would have. */
async function starsOf(handle: Handle, asked: Asked): Promise<Outcome> {
  const [added, before] = [
    await handle({ ...asked, path: "/documents", body: Buffer.from('{"title":"other"}') }),
    await handle({ ...asked, method: "GET", path: asked.path.replace(/\/add$/, ""), body: Buffer.from("") }),
  ];
  if (added.kind !== "answer" || before.kind !== "answer" || before.status !== 200) return handle(asked);
  return handle({ ...asked, path: `/documents/${printJson(idOf(jsonIn(added) ?? null) ?? 0)}/stars/add` });
}

const addingFile = (asked: Asked): Asked => ({
  ...asked,
  method: "POST",
  path: `${asked.path}/files`,
  query: "name=preview",
  headers: { ...asked.headers, "content-type": "application/octet-stream", accept: "*/*" },
  body: Buffer.from("preview"),
});

/** Faults of copies, of things that are created at once, and of contents. */
export const documentFaults: readonly Fault[] = ofDocuments.map((fault) => ({ ...fault, server: "documents" }));
