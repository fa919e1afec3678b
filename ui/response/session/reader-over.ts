import type { BodyReader } from "./body-reader.ts";
import type { Session } from "./session.ts";

const names: { readonly [Name in keyof Session]: true } = {
  open: true,
  lay: true,
  read: true,
  fold: true,
  foldAll: true,
  find: true,
  filter: true,
  showHit: true,
  showNode: true,
  showSyntaxError: true,
  valueAt: true,
  pathOf: true,
  mark: true,
  text: true,
  check: true,
};

/** Makes a reader that passes each question on to `ask`. */
export function readerOver(
  ask: (name: keyof Session, asked: readonly unknown[]) => Promise<unknown>,
  close: () => void,
): BodyReader {
  const methods = Object.keys(names).map((name) => [
    name,
    (...asked: readonly unknown[]) => ask(name as keyof Session, asked), // a key of `names`
  ]);
  // `names` lists every question of a session, and what answers them is one.
  return { ...Object.fromEntries(methods), close } as BodyReader;
}
