import { type ReactElement, useCallback, useEffect, useMemo } from "react";
import { unsentMembers } from "#engine/form";
import type { VariantSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import { formatPath, type Path, type Shape, type Types } from "#engine/shape";
import { lateText } from "#locales/messages/late";
import { useDerived, useForm } from "./context/index.ts";

/** Props of the note about the value at a path. `at` must be stable. */
export interface UnsentNoteProps {
  readonly at: Path;
  readonly shape: Shape;
  readonly types: Types;
}

/** Maximum number of members that the note names; our choice. */
const maxNamed = 5;

/** Names the read-only members of a value, which are not sent, and announces them when they change. */
export function UnsentNote({ at, shape, types }: UnsentNoteProps): ReactElement | null {
  const { say } = useForm();
  const find = useMemo(() => unsentMembers(types)(shape, at), [types, shape, at]);
  const derive = useCallback(
    (value: Json | undefined, selection: VariantSelection): string | undefined => {
      const members = find(value, selection);
      const names = members.slice(0, maxNamed).map(formatPath);
      return names.length === 0
        ? undefined
        : lateText().unsentMembers({ names: names.join(", "), more: members.length - names.length });
    },
    [find],
  );
  const text = useDerived(at, derive);
  useEffect(() => {
    if (text !== undefined) say(text);
  }, [text, say]);
  return text === undefined ? null : <p className="form-hint">{text}</p>;
}
