import { useCallback, useSyncExternalStore } from "react";
import type { FormState } from "#engine/form";
import { type ControlFold, foldControl, type Issue, leafControls } from "#engine/interpret";
import type { Json } from "#engine/json";
import { isSamePath, type Path, type Shape, toPointer } from "#engine/shape";
import { isKeyIssue, issueSentence, useDerived, useForm } from "../context/index.ts";
import { below, idsAt, type Tools } from "../model/index.ts";

/** Returns the paths with issues that a field shows: its own, and the path of a discriminant, which has no field. */
const pathsOf: ControlFold<readonly Path[], [at: Path, tools: Tools]> = foldControl({
  ...leafControls<readonly Path[], [at: Path, tools: Tools]>((at) => [at]),
  nullable: ({ item }, at, tools) => pathsOf(tools.control(item), at, tools),
  list: (_list, at) => [at],
  map: (_map, at) => [at],
  group: (_group, at) => [at],
  union: ({ discriminant }, at) => (discriminant === undefined ? [at] : [at, below(at, discriminant)]),
});

const textOf = (issues: readonly Issue[]): string | undefined =>
  issues.length === 0 ? undefined : issues.map(issueSentence).join(" ");

/**
 * The value that is validated for a field: its own, or the list or map around it, which alone finds duplicates and
 * keys.
 */
export interface Checked {
  readonly shape: Shape;
  readonly at: Path;
}

/**
 * Returns the visible issues at exactly one path as one text. Issues of the shape precede issues of the whole request.
 */
export function useIssue(
  field: Checked,
  holder: Checked | undefined,
  seen: boolean,
  optional: boolean,
): string | undefined {
  const { tools, board, texts } = useForm();
  const { shape, at } = field;
  const checkedShape = holder?.shape ?? shape;
  const checkedAt = holder?.at ?? at;
  const derive = useCallback(
    (value: Json | undefined, selection: FormState["selection"]): string | undefined => {
      if (!seen || (optional && value === undefined)) return undefined;
      const paths = pathsOf(tools.control(shape), at, tools);
      const issues = tools.check(checkedShape, value, selection, checkedAt);
      return textOf(issues.filter((issue) => !isKeyIssue(issue) && paths.some((path) => isSamePath(path, issue.path))));
    },
    [tools, shape, at, checkedShape, checkedAt, seen, optional],
  );
  const own = useDerived(checkedAt, derive);
  const read = (): string | undefined => (seen ? board.at(toPointer(at)) : undefined);
  const other = useSyncExternalStore(board.subscribe, read, read);
  const { input } = idsAt(at);
  const hasBroken = (): boolean => texts.has(input);
  // The control of a broken text shows its syntax error; the missing value is only a consequence.
  const isBroken = useSyncExternalStore(texts.subscribe, hasBroken, hasBroken);
  return isBroken ? undefined : (own ?? other);
}
