import { type FormEvent, type ReactElement, useId, useState } from "react";
import { apiIn, pageBase, serverUrl } from "#docs-host/site/page-data";
import { isObject, own, parseJson } from "#engine/json";
import { readServerUrl } from "#engine/model";
import { Button, TextInput } from "#ui/kit";

/** Props of the field. */
export interface ServerFieldProps {
  /** The address of the form, which names the API. */
  readonly formUrl: string;
  /** The current base URL; empty if there is none. */
  readonly url: string;
}

const words = {
  label: "Base URL",
  about: "This API's description names no server. Enter the address where the API is served. This site remembers it.",
  save: "Save",
  saving: "Saving...",
  saved: "Saved. The page loads again with this base URL.",
  unreachable: "The base URL could not be saved, because the site does not respond. Try again.",
};

type Phase = { readonly kind: "idle" | "saving" | "saved" } | { readonly kind: "failed"; readonly message: string };

/**
 * The field for the base URL of an API without a server in its description. The site serves the API there from then on.
 */
export function ServerField({ formUrl, url }: ServerFieldProps): ReactElement {
  const id = useId();
  const [text, setText] = useState(url);
  const [phase, setPhase] = useState<Phase>({ kind: "idle" });
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (phase.kind === "saving") return;
    setPhase({ kind: "saving" });
    const message = await save(formUrl, text);
    // The page polls for changes of the site, and loads again with the typed text (docs-host/client/freshness.ts).
    setPhase(message === undefined ? { kind: "saved" } : { kind: "failed", message });
  };
  const isUnset = url === "";
  return (
    <form className="play-variables" onSubmit={onSubmit} autoComplete="off">
      <span className="play-variable play-server">
        <label id={`${id}label`} htmlFor={id}>
          {words.label}
        </label>
        <TextInput
          id={id}
          labelledBy={`${id}label`}
          describedBy={`${id}about`}
          text={text}
          onText={setText}
          placeholder="http://localhost:3000"
          isInvalid={phase.kind === "failed"}
        />
      </span>
      <Button type="submit" variant={isUnset ? "primary" : "outline"}>
        {words.save}
      </Button>
      <div id={`${id}about`} className="play-quiet">
        {isUnset && <p>{words.about}</p>}
        <p role="status">{phase.kind === "failed" ? phase.message : phase.kind === "idle" ? "" : words[phase.kind]}</p>
      </div>
    </form>
  );
}

/** Sends a base URL to the site, or an empty text to remove it; resolves to the reason if it is refused. */
async function save(formUrl: string, text: string): Promise<string | undefined> {
  const read = text.trim() === "" ? { ok: true as const, url: "" } : readServerUrl(text);
  if (!read.ok) return read.error;
  const { url } = read;
  try {
    const answer = await fetch(serverUrl(pageBase(), apiIn(formUrl)), {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url }),
    });
    if (answer.ok) return undefined;
    const body = parseJson(await answer.text());
    const message = body.ok && isObject(body.value) ? own(body.value, "message") : undefined;
    return typeof message === "string" ? message : words.unreachable;
  } catch {
    return words.unreachable;
  }
}
