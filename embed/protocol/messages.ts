import type { PlaygroundCall } from "#docs-host/site/page-data";
import type { MarkupNode, PageMarkup } from "./markup.ts";
import type { FetchedMessage, Problem } from "./results.ts";

/** A description to show: at an address, or its text. */
export type Source =
  | { readonly kind: "address"; readonly url: string }
  | { readonly kind: "text"; readonly name: string; readonly text: string };

/** The first message to a worker. */
export interface OpenMessage {
  readonly type: "open";
  readonly source: Source;
  /** The base URL of an API without a server in its description. */
  readonly server: string | undefined;
  /** The view that opens first. Its code loads at the same time as the description. */
  readonly shows: "page" | "playground";
}

/** The place of a page, known before the page is rendered. */
export interface PlaceAnswer {
  readonly path: string;
  readonly title: string;
  readonly call: PlaygroundCall | undefined;
}

/** A requested page by path, with the version of the one that is shown from the last visit, see `EarlyAnswer.version`. */
export interface PageQuestion {
  readonly path: string;
  readonly shown: string | undefined;
}

/** The place of a page, and its markup: navigation and content; undefined if that is shown already. */
export interface PageAnswer extends PlaceAnswer {
  readonly markup: PageMarkup | undefined;
}

/** A requested playground by name, and the settings of its first screen. */
export interface EarlyQuestion {
  /** A path of the reference, an id, or method and path of an endpoint. */
  readonly name: string;
  /** True for a playground that is a part of the page. */
  readonly isInPlace: boolean;
  /** The version of the screen that the page shows already, see `EarlyAnswer.version`. */
  readonly shown: string | undefined;
  /** True if the page is too narrow for the first screen and only needs the playground's data. */
  readonly isNarrow: boolean;
  /** True if the page shows the answer to `screen`: the screen is only stored for the next visit. */
  readonly isUnplaced: boolean;
}

/** The first screen of the playground of an endpoint, with all that the playground itself is drawn from. */
export interface EarlyAnswer {
  readonly place: PlaceAnswer;
  /** The form as JSON, as in the response to `form`. */
  readonly form: string;
  /** Its first screen; undefined if that is shown already, or can't be. */
  readonly markup: readonly MarkupNode[] | undefined;
  /** Identifies the description, and the build that has rendered it. */
  readonly version: string;
}

/** A file of an index with its contents. */
export interface IndexFile {
  readonly file: string;
  readonly text: string;
}

/** The questions to a worker with their answers. */
export interface Questions {
  /** The page at a path; undefined if there is none. */
  readonly page: { readonly asked: PageQuestion; readonly answer: PageAnswer | undefined };
  /** The place of the page at a path. */
  readonly place: { readonly asked: string; readonly answer: PlaceAnswer | undefined };
  /** The path of a name: an id, or method and path of an endpoint. */
  readonly path: { readonly asked: string; readonly answer: string | undefined };
  /** A form by its address, as JSON, since a message between threads would round its numbers; undefined if there is none. */
  readonly form: { readonly asked: string; readonly answer: string | undefined };
  /**
   * The first screen of a playground before its path is known, by an id, or method and path of an endpoint. Undefined for
   * descriptions that are read as a whole, and for operations that depend on the rest.
   */
  readonly screen: {
    readonly asked: Pick<EarlyQuestion, "name" | "isInPlace">;
    readonly answer: readonly MarkupNode[] | undefined;
  };
  /** The files of an index with a number, see `indexFiles`. Only `callboard index` asks for them. */
  readonly index: { readonly asked: number; readonly answer: readonly IndexFile[] | undefined };
  /** The first screen of a playground; undefined if no playground has that name, or it belongs to a channel. */
  readonly early: { readonly asked: EarlyQuestion; readonly answer: EarlyAnswer | undefined };
}

/** The kind of a question. */
export type QuestionType = keyof Questions;

/** A question to a worker; its answer has the same number. */
export type QuestionMessage = {
  readonly [T in QuestionType]: {
    readonly type: "ask";
    readonly number: number;
    readonly about: T;
    readonly asked: Questions[T]["asked"];
  };
}[QuestionType];

/** The messages to a worker. */
export type ToWorker = OpenMessage | FetchedMessage | QuestionMessage;

/** The facts of a description that has been read. */
export interface Opened {
  readonly title: string;
}

/** The messages from a worker. */
export type FromWorker =
  /** The text that the page has begun to fetch is needed. */
  | { readonly type: "read" }
  /** It is not: its model is stored. */
  | { readonly type: "leave" }
  | { readonly type: "opened"; readonly opened: Opened }
  | { readonly type: "failed"; readonly problem: Problem }
  | { readonly type: "answer"; readonly number: number; readonly answer: unknown }
  | { readonly type: "unanswered"; readonly number: number; readonly message: string };
