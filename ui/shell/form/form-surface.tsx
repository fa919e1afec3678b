import type { ReactElement, ReactNode } from "react";
import { useMemo, useState } from "react";
import { type Edit, stepNamer } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { ObjectShape, Types } from "#engine/shape";
import { formText } from "#locales/messages/form";
import {
  FormDepsProvider,
  type FormDepsProviderProps,
  type FormPort,
  PasteContext,
  sentence,
  type TypedIssue,
} from "#ui/form";
import { Banner, Button } from "#ui/kit";
import type { Announced } from "../announcement.tsx";
import { Announcement } from "../announcement.tsx";
import { type PastingProps, usePasting } from "./pasting.tsx";

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
function useAnnouncedEdits(
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

/** Props that the sections of one form share. `shape`, `port`, `types` and `views` should be stable. */
export interface FormSurfaceProps extends Pick<FormDepsProviderProps, "views" | "issueText" | "keepsSecrets"> {
  /** Of the whole form. */
  readonly shape: ObjectShape;
  readonly types: Types;
  readonly port: FormPort;
  readonly now: () => Date;
  readonly randomId: () => string;
  /** Reads the clipboard; refuses where the browser does. */
  readonly paste: () => Promise<string>;
  /** Records for fields that hold sounds. */
  readonly microphone?: FormDepsProviderProps["microphone"];
  readonly showIssues: boolean;
  readonly issues: readonly Issue[];
  readonly onWarning: (message: string) => void;
  readonly onTypedIssues: (issues: readonly TypedIssue[]) => void;
  /** Receives the port that announces edits. */
  readonly children: (port: FormPort) => ReactNode;
}

/** Provides the form and pasting to the sections inside it, and announces edits and pasting. */
export function FormSurface({ shape, types, port: silent, paste, children, ...lent }: FormSurfaceProps): ReactElement {
  const { port, announced, say } = useAnnouncedEdits(shape, silent, types);
  return (
    <FormDepsProvider {...lent} port={port} types={types} onAnnounce={say}>
      <Pasting {...{ shape, port: silent, types, read: paste }}>
        <Announcement text={announced} />
        {children(port)}
      </Pasting>
    </FormDepsProvider>
  );
}

function Pasting({ children, ...pasting }: PastingProps & { readonly children: ReactNode }): ReactElement {
  const { pasteInto, onPaste, end, dismiss } = usePasting(pasting);
  return (
    <PasteContext.Provider value={pasteInto}>
      <div className="play-sections" onPaste={onPaste}>
        <Announcement text={end} />
        {end?.failed && (
          <Banner tone="bad" title={formText().pasteFailed}>
            <p>{end.text}</p>
            <Button onPress={dismiss}>{formText().dismiss}</Button>
          </Banner>
        )}
        {children}
      </div>
    </PasteContext.Provider>
  );
}
