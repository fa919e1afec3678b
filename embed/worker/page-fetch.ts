import {
  deferred,
  type Fetched,
  type FetchedBody,
  type FetchedHead,
  type FetchedMessage,
  type FromWorker,
} from "../protocol/index.ts";

/** The description as the page fetches it. */
export interface PageFetch {
  /** Receives a message of the page. */
  readonly take: (message: FetchedMessage) => void;
  /** Resolves to the response. Its text is requested when it is read. */
  readonly answer: () => Promise<Fetched<PageText>>;
  /** Asks for the text, once, and resolves to it; never once it is forgotten. */
  readonly read: () => Promise<FetchedBody>;
  /** Drops the text, once nothing reads it any more. */
  readonly forget: () => void;
}

/** The response of an address; its text is requested when it is read, and may be left unread. */
export interface PageText extends FetchedHead {
  readonly bytes: () => Promise<FetchedBody>;
  readonly leave: () => void;
}

/** Receives descriptions that the page fetches. */
export function receivePageFetch(post: (message: FromWorker) => void): PageFetch {
  const head = deferred<Fetched<FetchedHead>>();
  let body: ReturnType<typeof deferred<FetchedBody>> | undefined = deferred();
  let isAsked = false;
  const read = (): Promise<FetchedBody> => {
    if (body === undefined) return new Promise(() => {});
    if (!isAsked) post({ type: "read" });
    isAsked = true;
    return body.promise;
  };
  return {
    read,
    take: (message) => {
      if (message.type === "head") head.resolve(message.head);
      else body?.resolve(message.body);
    },
    forget: () => {
      body = undefined;
    },
    answer: async () => {
      const fetched = await head.promise;
      if (!fetched.ok) return fetched;
      return { ...fetched, bytes: read, leave: () => post({ type: "leave" }) };
    },
  };
}
