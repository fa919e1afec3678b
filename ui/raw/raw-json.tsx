import { type ReactElement, useId, useMemo, useRef, useState } from "react";
import { rawView } from "#engine/form";
import { useBrokenText } from "#ui/form";
import { Banner, Button, Skeleton } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import { words } from "../words.ts";
import type { RawJsonProps } from "./raw-props.ts";
import { rawText } from "./raw-text.ts";
import { useRawEditor } from "./use-raw-editor.ts";

/** One path of a form as JSON text. What is typed in the editor changes the form at once, and the other way round. */
export function RawJson({ port, types, shape, at, label, optional, draft }: RawJsonProps): ReactElement {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [raw] = useState(() => rawView(types)(shape, at));
  const text = useMemo(() => rawText({ port, at, optional, draft, raw }), [port, at, optional, draft, raw]);
  const { phase, syntaxError, retry } = useRawEditor(host, {
    port,
    text,
    id: `${id}text`,
    label: lateWords.asJson(label),
    describedBy: `${id}hint ${id}error`,
  });
  useBrokenText({ at, input: `${id}text`, what: "body", issue: syntaxError });

  return (
    <div className="raw">
      {phase === "loading" && <Skeleton lines={6} />}
      {phase === "failed" && (
        <Banner tone="bad" title={words.editorFailed}>
          <Button onPress={retry}>{words.tryAgain}</Button>
        </Banner>
      )}
      <div ref={host} className="raw-editor" data-invalid={syntaxError ? true : undefined} />
      <p id={`${id}error`} role="status" className="form-issue">
        {syntaxError && words.jsonError(syntaxError.line, syntaxError.column, words.jsonFault(syntaxError))}
      </p>
      <p id={`${id}hint`} className="form-hint">
        {lateWords.editorKeys}
      </p>
    </div>
  );
}
