import type { NamedEnvironment } from "../environments.ts";
import type { StoredSite } from "../hosting/index.ts";
import type { LoginPlace } from "../login/index.ts";
import type { DeferredContent } from "../send.ts";

/** A site, and the reader of it. */
export interface SiteReader {
  readonly site: StoredSite;
  /** The address that it was published to, by which the operator names the watches that it shows. */
  readonly name?: string | undefined;
  readonly isLoggedIn: boolean;
}

/** A request to a site. It has no credentials: who is logged in was found out before. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
}

/** A task of a thread. */
export type ThreadTask =
  | ({ readonly kind: "answer"; readonly request: SentRequest } & SiteReader & {
        readonly loginPlace: LoginPlace;
        /** The origin of the pages of the site, as readers see it. */
        readonly pageOrigin: string;
        /** Where the reader logs in; absent if that isn't possible. */
        readonly loginHref?: string | undefined;
      })
  /** Lists where the proxy of a site may go. */
  | ({ readonly kind: "environments" } & SiteReader)
  /** Builds the next slice of the search index of a site. */
  | ({ readonly kind: "index" } & SiteReader)
  /** Reads on in the body of an answer, or gives it up. */
  | { readonly kind: "read" | "drop"; readonly stream: number };

/** A request to a site, with its reader. */
export type SiteRequest = Omit<Extract<ThreadTask, { readonly kind: "answer" }>, "kind">;

/** The content of an answer. */
export type SentContent =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The start of a long body; the rest is read by its number. */
  | { readonly kind: "stream"; readonly bytes: Uint8Array<ArrayBuffer>; readonly stream: number }
  | DeferredContent;

/** An answer to a request. */
export interface SentAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly content: SentContent;
  /** The hash of the site; absent if it could not be loaded. */
  readonly hash?: string | undefined;
}

/** The result of a task, which has the kind of the task. */
export type ThreadResult =
  | ({ readonly kind: "answer" } & SentAnswer)
  | { readonly kind: "environments"; readonly list: readonly NamedEnvironment[] }
  | { readonly kind: "unavailable"; readonly message: string }
  /** The page is too large to be sent. */
  | { readonly kind: "too-large" }
  /** A bug ended the task. */
  | { readonly kind: "broken" }
  | { readonly kind: "index"; readonly isBuilt: boolean }
  /** Absent bytes are the end. */
  | { readonly kind: "chunk"; readonly bytes?: Uint8Array<ArrayBuffer> };
