import { type ReactElement, type RefObject, useEffect, useId, useRef, useState } from "react";
import { rawView } from "#engine/form";
import { equalJson, type Json, type JsonSyntaxError, printJson } from "#engine/json";
import { type Path, type Shape, type Types, valueAt } from "#engine/shape";
import { draftAt, type FormPort, useBrokenText, useStable } from "#ui/form";
import { Banner, Button, Skeleton } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import { words } from "../words.ts";
import type { Editor } from "./editor.ts";

/**
 * The reader's text with the value that the form had then. It is outdated if the form has another value. Text that
 * can't be parsed stays with the form.
 */
export interface RawDraft {
  readonly text: string;
  readonly over: Json | undefined;
}

/** Props of the JSON view of one path. `draft` outlives the view, so that the text is restored as it was typed. */
export interface RawJsonProps {
  readonly port: FormPort;
  readonly types: Types;
  readonly shape: Shape;
  readonly at: Path;
  readonly label: string;
  readonly optional: boolean;
  readonly draft: RefObject<RawDraft | undefined>;
}

const nonceOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** One place of a form as text, in step with it: what is typed on either side is on the other at once. */
export function RawJson(props: RawJsonProps): ReactElement {
  const { port, label, draft } = props;
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const opened = useRef<Editor>(undefined);
  const [phase, setPhase] = useState<"loading" | "open" | "failed">("loading");
  const [syntaxError, setSyntaxError] = useState<JsonSyntaxError>();
  const [tries, setTries] = useState(0);
  const [raw] = useState(() => rawView(props.types)(props.shape, props.at));
  const held = useStable((): Json | undefined => valueAt(port.read().value, props.at));

  useBrokenText({ at: props.at, input: `${id}text`, what: "body", issue: syntaxError });
  useEffect(() => {
    if (phase === "open") opened.current?.setInvalid(syntaxError !== undefined);
  }, [phase, syntaxError]);

  const onText = useStable((text: string): void => {
    const before = held();
    const type = (broken: string | undefined): void => {
      if (draftAt(port, props.at, "text") !== broken)
        port.dispatch({ type: "type", at: props.at, what: "text", text: broken });
    };
    const read = text.trim() === "" && props.optional ? undefined : raw.read(text);
    setSyntaxError(read === undefined || read.ok ? undefined : read.error);
    if (read === undefined && before !== undefined) port.dispatch({ type: "remove", at: props.at });
    else if (read === undefined) type(undefined);
    else if (!read.ok) type(text);
    // Blanks and the writing of a number mean nothing to the form; what is the same but for them is not a step.
    else if (before !== undefined && printJson(read.edit.value) === printJson(before)) type(undefined);
    else port.dispatch(read.edit);
    draft.current = read?.ok === false ? undefined : { text, over: held() };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` opens the editor again
  useEffect(() => {
    const parent = host.current;
    if (parent === null) return undefined;
    let gone = false;
    let editor: Editor | undefined;
    const current = (): string => {
      const typed = draftAt(port, props.at, "text");
      if (typed !== undefined) return typed;
      const kept = draft.current;
      return kept !== undefined && kept.over === held() ? kept.text : raw.write(port.read());
    };
    const follow = (): void => {
      if (editor === undefined) return;
      const typed = draftAt(port, props.at, "text");
      if (typed !== undefined) {
        if (typed === editor.text()) return;
        editor.setText(typed);
        setSyntaxError(errorIn(typed));
        return;
      }
      if (draft.current !== undefined && draft.current.over === held()) return;
      const read = raw.read(editor.text());
      const value = held();
      const means = read.ok && value !== undefined && equalJson(read.edit.value, value);
      if (!means) {
        editor.setText(raw.write(port.read()));
        draft.current = undefined;
        setSyntaxError(undefined);
      }
    };
    import("./editor.ts").then(
      ({ openEditor }) => {
        if (gone) return;
        const text = current();
        editor = openEditor({
          parent,
          id: `${id}text`,
          text,
          label: lateWords.asJson(label),
          describedBy: `${id}hint ${id}error`,
          nonce: nonceOf(parent.ownerDocument),
          onText,
          marks: (of) => raw.marks(of, port.read()),
        });
        opened.current = editor;
        setSyntaxError(errorIn(text));
        setPhase("open");
      },
      () => setPhase("failed"),
    );
    const errorIn = (text: string): JsonSyntaxError | undefined => {
      const read = text === "" ? undefined : raw.read(text);
      return read === undefined || read.ok ? undefined : read.error;
    };
    const unsubscribe = port.subscribe(follow);
    return () => {
      gone = true;
      unsubscribe();
      opened.current = undefined;
      editor?.destroy();
    };
  }, [port, raw, draft, label, id, held, onText, props.at, tries]);

  const retry = (): void => {
    setPhase("loading");
    setTries((count) => count + 1);
  };
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
        {syntaxError && words.jsonError(syntaxError.line, syntaxError.column, syntaxError.message)}
      </p>
      <p id={`${id}hint`} className="form-hint">
        {lateWords.editorKeys}
      </p>
    </div>
  );
}
