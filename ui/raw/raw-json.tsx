import { type ReactElement, useId, useMemo, useRef, useState } from "react";
import { rawView, type TextCodec } from "#engine/form";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { playgroundText } from "#locales/messages/playground";
import { useBrokenText } from "#ui/form";
import { Banner, Button, Skeleton } from "#ui/kit";
import { writers } from "../writers.ts";
import type { RawJsonProps } from "./raw-props.ts";
import { rawText } from "./raw-text.ts";
import { useRawEditor } from "./use-raw-editor.ts";

/** Props of the view, once its codec is there. */
export interface RawTextProps extends RawJsonProps {
  readonly codec: TextCodec | undefined;
}

/** One path of a form as text. What is typed in the editor changes the form at once, and the other way round. */
export function RawJson(props: RawTextProps): ReactElement {
  const { port, types, shape, at, label, optional, draft, syntax = "JSON", codec } = props;
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [raw] = useState(() => rawView(types, codec)(shape, at));
  const text = useMemo(() => rawText({ port, at, optional, draft, raw }), [port, at, optional, draft, raw]);
  const { phase, syntaxError, retry } = useRawEditor(host, {
    port,
    text,
    id: `${id}text`,
    label: lateText().asText({ name: label, syntax }),
    isJson: syntax === "JSON",
    describedBy: `${id}hint ${id}error`,
  });
  useBrokenText({ at, input: `${id}text`, what: "body", issue: syntaxError });

  return (
    <div className="raw">
      {phase === "loading" && <Skeleton lines={6} />}
      {phase === "failed" && (
        <Banner tone="bad" title={playgroundText().partNotLoaded}>
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
