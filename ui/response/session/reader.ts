import { errorMessage } from "#engine/error-message";
import type { BodyReader } from "./body-reader.ts";
import type { BodySource } from "./body-source.ts";
import { readerOver } from "./reader-over.ts";
import { type Session, startSession, startSteps } from "./session.ts";
import { inSlices, type Steps } from "./steps.ts";

/** A question to a worker. Answers bear its number, since they may come in any order. */
export interface Question {
  readonly id: number;
  readonly name: keyof Session;
  readonly args: readonly unknown[];
}

/** A piece of the content of the question that comes next, in which it is an empty list then. */
export interface BodyChunk {
  readonly piece: Uint8Array<ArrayBuffer>;
}

/** The answer to a question, or why there is none. */
export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly refused: string };

/** The reader was closed, or its worker died, before it answered. */
export class ReaderGoneError extends Error {
  override readonly name = "ReaderGoneError";
}

/** Answers a question. What is asked was asked through a `BodyReader`, so it fits. */
function answer(session: Session, name: keyof Session, args: readonly unknown[]): unknown {
  return (session[name] as (...given: readonly unknown[]) => unknown)(...args); // the arguments fit the question
}

/** A reader on the page itself: for short bodies, where a worker would take longer to start than to answer. */
export function localReader(): BodyReader {
  const session = startSession();
  return readerOver(
    async (name, args) => answer(session, name, args),
    () => {},
  );
}

/**
 * A reader on the page itself that does long work in slices, with pauses for all else: for large bodies without a
 * worker. Questions are answered in the order in which they are asked.
 */
export function slicedReader(): BodyReader {
  const session = startSteps(true);
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();
  const answerOne = async (name: keyof Session, args: readonly unknown[]): Promise<unknown> => {
    if (isClosed) throw new ReaderGoneError("the reader was closed");
    // The arguments come from a typed `BodyReader` method, so they fit.
    const result = (session[name] as (...given: readonly unknown[]) => unknown)(...args);
    if (!isSteps(result)) return result;
    const done = await inSlices(result, () => isClosed);
    if (isClosed) throw new ReaderGoneError("the reader was closed");
    return done;
  };
  return readerOver(
    (name, args) => {
      const result = before.then(() => answerOne(name, args));
      before = result.catch(() => {});
      return result;
    },
    () => {
      isClosed = true;
    },
  );
}

const isSteps = (result: unknown): result is Steps<unknown> =>
  typeof result === "object" && result !== null && Symbol.iterator in result && "next" in result;

/** The calls that change a session; they are repeated on its replacement. */
const changing: ReadonlySet<keyof Session> = new Set<keyof Session>([
  ...(["open", "lay", "fold", "foldAll", "find", "filter", "showHit", "showNode", "mark"] as const),
]);

/**
 * Creates a reader that falls back to another one if the worker of a long body can't be started or dies. The fallback
 * gets all calls of the first one, so that it only takes longer.
 */
export function withSpare(first: () => BodyReader, spare: () => BodyReader): BodyReader {
  const calls: { readonly name: keyof Session; readonly args: readonly unknown[] }[] = [];
  let isClosed = false;
  let isSpare = false;
  const start = (): BodyReader => {
    try {
      return first();
    } catch {
      isSpare = true;
      return spare();
    }
  };
  let reader = start();
  const ask = (of: BodyReader, name: keyof Session, args: readonly unknown[]): Promise<unknown> =>
    (of[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args); // the arguments fit the question
  const replace = (): void => {
    isSpare = true;
    reader.close();
    reader = spare();
    // Errors of repeated calls were reported already.
    for (const { name, args } of calls) ask(reader, name, args).catch(() => {});
  };
  return readerOver(
    async (name, args) => {
      const used = reader;
      try {
        const result = await ask(used, name, args);
        if (changing.has(name) && used === reader) {
          // Of searches and layouts in a row only the last counts.
          if (calls.at(-1)?.name === name && (name === "lay" || name === "find")) calls.pop();
          calls.push({ name, args });
        }
        return result;
      } catch (error) {
        if (isClosed || !(error instanceof ReaderGoneError)) throw error;
        if (!isSpare) replace();
        else if (used === reader) throw error;
        const result = await ask(reader, name, args);
        if (changing.has(name)) calls.push({ name, args });
        return result;
      }
    },
    () => {
      isClosed = true;
      reader.close();
    },
  );
}

/** The interface of a worker. */
export interface Port {
  /** Posts a message; transfers the buffers in `moved`. */
  readonly post: (question: Question | BodyChunk, moved: readonly ArrayBuffer[]) => void;
  /** `listener` hears each answer, `onEnd` that no more will come. */
  readonly listen: (listener: (reply: Reply) => void, onEnd: (why: string) => void) => void;
  readonly close: () => void;
}

/** A reader with a session behind a port. */
export function portReader(port: Port): BodyReader {
  const waiting = new Map<number, { done: (result: unknown) => void; refuse: (error: Error) => void }>();
  let count = 0;
  let ended: string | undefined;
  const end = (why: string): void => {
    ended = why;
    for (const { refuse } of waiting.values()) refuse(new ReaderGoneError(why));
    waiting.clear();
  };
  port.listen((reply) => {
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("refused" in reply) asker?.refuse(new Error(reply.refused));
    else asker?.done(reply.result);
  }, end);
  const post = (name: keyof Session, args: readonly unknown[]) =>
    new Promise((done, refuse) => {
      if (ended !== undefined) {
        refuse(new ReaderGoneError(ended));
        return;
      }
      count += 1;
      waiting.set(count, { done, refuse });
      port.post({ id: count, name, args }, []);
    });
  return readerOver(
    async (name, args) => {
      const content = longContentOf(args);
      if (content === undefined) return post(name, args);
      for (let from = 0; from < content.length && ended === undefined; from += pieceLength) {
        const piece = content.slice(from, from + pieceLength);
        port.post({ piece }, [piece.buffer]);
        await new Promise((resume) => setTimeout(resume));
      }
      return post(name, withContent(args, new Uint8Array()));
    },
    () => {
      port.close();
      end("the reader was closed");
    },
  );
}

/**
 * A longer content goes to a worker in pieces of this length, since copying it at once would hold up the page. In
 * bytes.
 */
const pieceLength = 4_000_000;

/** The two questions with a body: the body itself, and the body to compare it with. */
type Carrier = BodySource | { readonly source: BodySource };

const sourceOf = (args: readonly unknown[]): BodySource | undefined => {
  const [first] = args as readonly (Carrier | string | number | undefined)[]; // all that is ever asked first
  if (typeof first !== "object") return undefined;
  return "source" in first ? first.source : "content" in first ? first : undefined;
};

function longContentOf(args: readonly unknown[]): Uint8Array | undefined {
  const content = sourceOf(args)?.content;
  return typeof content === "object" && content.length > pieceLength ? content : undefined;
}

/** Returns the arguments with another content. */
function withContent(args: readonly unknown[], content: Uint8Array): readonly unknown[] {
  const [first, ...others] = args as readonly Carrier[]; // as `longContentOf` has found
  if (first === undefined) return args;
  const carried = "source" in first ? { ...first, source: { ...first.source, content } } : { ...first, content };
  return [carried, ...others];
}

/** The other side of a port: answers questions one after the other. */
export function startAnswering(respond: (reply: Reply) => void): (question: Question | BodyChunk) => void {
  const session = startSession();
  let pieces: Uint8Array[] = [];
  const joined = (): Uint8Array => {
    const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
    pieces.reduce((at, piece) => {
      whole.set(piece, at);
      return at + piece.length;
    }, 0);
    pieces = [];
    return whole;
  };
  return (question) => {
    if ("piece" in question) {
      pieces.push(question.piece);
      return;
    }
    const { id, name, args } = question;
    const isParted = pieces.length > 0 && sourceOf(args) !== undefined;
    try {
      respond({ id, result: answer(session, name, isParted ? withContent(args, joined()) : args) });
    } catch (error) {
      respond({ id, refused: errorMessage(error) });
    }
  };
}
