import { type Session, startSession } from "./session.ts";

/** A session behind a door that takes time to answer: a worker, or the page itself a moment later. */
export type BodyReader = {
  readonly [Name in keyof Session]: (...asked: Parameters<Session[Name]>) => Promise<ReturnType<Session[Name]>>;
} & { readonly close: () => void };

/** A question to a worker. Answers bear its number, since they may come in any order. */
export interface Asked {
  readonly id: number;
  readonly name: keyof Session;
  readonly asked: readonly unknown[];
}

/** The answer to a question, or why there is none. */
export type Told = { readonly id: number; readonly told: unknown } | { readonly id: number; readonly refused: string };

/** The reader was closed, or its worker died, before it answered. */
export class ReaderGoneError extends Error {
  override readonly name = "ReaderGoneError";
}

const names: { readonly [Name in keyof Session]: true } = {
  open: true,
  lay: true,
  read: true,
  fold: true,
  foldAll: true,
  find: true,
  showHit: true,
  showNode: true,
  showFault: true,
  valueAt: true,
  pathOf: true,
  mark: true,
  text: true,
  check: true,
};

/** Makes a reader that passes each question on to `ask`. */
function readerOver(ask: (name: keyof Session, asked: readonly unknown[]) => Promise<unknown>, close: () => void) {
  const methods = Object.keys(names).map((name) => [
    name,
    (...asked: readonly unknown[]) => ask(name as keyof Session, asked),
  ]);
  // `names` lists every question of a session, and what answers them is one.
  return { ...Object.fromEntries(methods), close } as BodyReader;
}

/** Answers a question. What is asked was asked through a `BodyReader`, so it fits. */
function answer(session: Session, name: keyof Session, asked: readonly unknown[]): unknown {
  return (session[name] as (...given: readonly unknown[]) => unknown)(...asked);
}

/** A reader on the page itself: for short bodies, where a worker would take longer to start than to answer. */
export function localReader(): BodyReader {
  const session = startSession();
  return readerOver(
    async (name, asked) => answer(session, name, asked),
    () => {},
  );
}

/** What a worker is to a reader. */
export interface Port {
  readonly post: (question: Asked) => void;
  /** `listener` hears each answer, `onEnd` that no more will come. */
  readonly listen: (listener: (told: Told) => void, onEnd: (why: string) => void) => void;
  readonly close: () => void;
}

/** A reader whose session stands behind a port. */
export function portReader(port: Port): BodyReader {
  const waiting = new Map<number, { done: (told: unknown) => void; refuse: (error: Error) => void }>();
  let count = 0;
  let ended: string | undefined;
  const end = (why: string): void => {
    ended = why;
    for (const { refuse } of waiting.values()) refuse(new ReaderGoneError(why));
    waiting.clear();
  };
  port.listen((told) => {
    const asker = waiting.get(told.id);
    waiting.delete(told.id);
    if ("refused" in told) asker?.refuse(new Error(told.refused));
    else asker?.done(told.told);
  }, end);
  return readerOver(
    (name, asked) =>
      new Promise((done, refuse) => {
        if (ended !== undefined) {
          refuse(new ReaderGoneError(ended));
          return;
        }
        count += 1;
        waiting.set(count, { done, refuse });
        port.post({ id: count, name, asked });
      }),
    () => {
      port.close();
      end("the reader was closed");
    },
  );
}

/** The other side of a port: answers questions one after the other. */
export function startAnswering(tell: (told: Told) => void): (question: Asked) => void {
  const session = startSession();
  return ({ id, name, asked }) => {
    try {
      tell({ id, told: answer(session, name, asked) });
    } catch (error) {
      tell({ id, refused: error instanceof Error ? error.message : String(error) });
    }
  };
}
