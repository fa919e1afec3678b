import { type ReactElement, useId, useMemo, useRef, useState } from "react";
import { rawView } from "#engine/form";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { playgroundText } from "#locales/messages/playground";
import { useBrokenText } from "#ui/form";
import { Banner, Button, Skeleton } from "#ui/kit";
import { writers } from "../writers.ts";
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
    label: lateText().asJson({ name: label }),
    describedBy: `${id}hint ${id}error`,
  });
  useBrokenText({ at, input: `${id}text`, what: "body", issue: syntaxError });

  return (
    <div className="raw">
      {phase === "loading" && <Skeleton lines={6} />}
      {phase === "failed" && (
        <Banner tone="bad" title={playgroundText().editorFailed}>
          <Button onPress={retry}>{formText().tryAgain}</Button>
        </Banner>
      )}
      <div ref={host} className="raw-editor" data-invalid={syntaxError ? true : undefined} />
      <p id={`${id}error`} role="status" className="form-issue">
        {syntaxError &&
          formText().jsonError({
            line: syntaxError.line,
            column: syntaxError.column,
            message: writers().jsonFault(syntaxError),
          })}
      </p>
      <p id={`${id}hint`} className="form-hint">
        {lateText().editorKeys}
      </p>
    </div>
  );
}
