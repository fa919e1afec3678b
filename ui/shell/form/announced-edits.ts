import { useMemo, useState } from "react";
import { type Edit, stepNamer } from "#engine/form";
import type { ObjectShape, Types } from "#engine/shape";
import { type FormPort, sentence } from "#ui/form";
import type { Announced } from "../announcement.tsx";

/** Edits that add, remove or replace parts of a form. Typing announces itself. */
const structural: ReadonlySet<Edit["type"]> = new Set([
  "remove",
  "addProperty",
  "addAll",
  "choose",
  "insert",
  "addKey",
  "renameKey",
]);

/** Returns the same port, and the announcement of the last edit that added or removed parts. */
export function useAnnouncedEdits(
  shape: ObjectShape,
  port: FormPort,
  types: Types,
): { readonly port: FormPort; readonly announced: Announced | undefined; readonly say: (text: string) => void } {
  const [announced, setAnnounced] = useState<Announced>();
  const [say] = useState(
    () =>
      (text: string): void =>
        setAnnounced((before) => ({ turn: (before?.turn ?? 0) + 1, text })),
  );
  const announcingPort = useMemo((): FormPort => {
    const nameOf = stepNamer(types)(shape);
    return {
      ...port,
      dispatch: (edit) => {
        if (structural.has(edit.type)) {
          const { name } = nameOf(port.read(), edit);
          say(sentence(name));
        }
        port.dispatch(edit);
      },
    };
  }, [shape, port, types, say]);
  return { port: announcingPort, announced, say };
}
