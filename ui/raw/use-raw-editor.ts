import { type RefObject, useEffect, useRef, useState } from "react";
import type { JsonSyntaxError } from "#engine/json";
import type { FormPort } from "#ui/form";
import { useStable } from "#ui/kit";
import type { Editor, EditorOptions } from "./editor.ts";
import type { RawText } from "./raw-text.ts";

/** Options of the editor of a text. */
export interface RawEditorOptions extends Pick<EditorOptions, "id" | "label" | "describedBy" | "isJson"> {
  readonly port: FormPort;
  readonly text: RawText;
}

/** The state of an editor that loads on demand. */
export interface RawEditor {
  readonly phase: "loading" | "open" | "failed";
  readonly syntaxError: JsonSyntaxError | undefined;
  readonly retry: () => void;
}

const nonceOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Opens an editor in an element, and keeps its text and the form equal. */
export function useRawEditor(host: RefObject<HTMLElement | null>, options: RawEditorOptions): RawEditor {
  const { port, text, id, label, describedBy, isJson } = options;
  const opened = useRef<Editor>(undefined);
  const [phase, setPhase] = useState<RawEditor["phase"]>("loading");
  const [syntaxError, setSyntaxError] = useState<JsonSyntaxError>();
  const [tries, setTries] = useState(0);
  const onText = useStable((typed: string): void => setSyntaxError(text.apply(typed)));

  useEffect(() => {
    if (phase === "open") opened.current?.setInvalid(syntaxError !== undefined);
  }, [phase, syntaxError]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` opens the editor again
  useEffect(() => {
    const parent = host.current;
    if (parent === null) return undefined;
    let isClosed = false;
    const { marks } = text;
    import("./editor.ts").then(
      ({ openEditor }) => {
        if (isClosed) return;
        const initial = text.initial();
        const nonce = nonceOf(parent.ownerDocument);
        opened.current = openEditor({ parent, id, text: initial, label, describedBy, isJson, nonce, onText, marks });
        setSyntaxError(text.errorIn(initial));
        setPhase("open");
      },
      () => setPhase("failed"),
    );
    const unsubscribe = port.subscribe(() => {
      const next = opened.current && text.replacement(opened.current.text());
      if (next === undefined) return;
      opened.current?.setText(next);
      setSyntaxError(text.errorIn(next));
    });
    return () => {
      isClosed = true;
      unsubscribe();
      opened.current?.destroy();
      opened.current = undefined;
    };
  }, [host, port, text, id, label, describedBy, isJson, onText, tries]);

  const retry = (): void => {
    setPhase("loading");
    setTries((count) => count + 1);
  };
  return { phase, syntaxError, retry };
}
