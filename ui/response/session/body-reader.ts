import type { Session } from "./session.ts";

/** A session behind a door that takes time to answer: a worker, or the page itself a moment later. */
export type BodyReader = {
  readonly [Name in keyof Session]: (...asked: Parameters<Session[Name]>) => Promise<ReturnType<Session[Name]>>;
} & { readonly close: () => void };
