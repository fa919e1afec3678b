import { useCallback, useMemo, useState } from "react";
import { languageKey, templatesUrl } from "#docs-host/site/page-data";
import type { JsonObject } from "#engine/json";
import { holdsSecret } from "#engine/secret";
import { playgroundText } from "#locales/messages/playground";
import { languageLabel, snippetLanguage, snippetLanguages } from "#snippets/names";
import { loadSnippetWriter, type SnippetWriter } from "#snippets/request";
import { useLoad } from "#ui/load";
import type { SnippetProps } from "#ui/playground";
import { type ProgramInput, viewOf } from "./program-input.ts";

/** A separate file writes calls by SDKs, for readers who choose such a language. */
const loadSdkProgram = () => import("./sdk-program.ts");
type SdkProgram = Awaited<ReturnType<typeof loadSdkProgram>>;

/** Returns the request as a program in the selected language, which is saved between visits. */
export function useProgram(input: ProgramInput): SnippetProps {
  const { composition, formUrl, habits } = input;
  const { endpoint } = composition.form;
  const [wanted, setWanted] = useState(() => habits.read(languageKey));
  const [revealed, setRevealed] = useState(false);
  // SDKs have no call for HEAD (docs/behavior.md#snippets).
  const templated = endpoint.method === "HEAD" ? [] : Object.keys(endpoint.snippetTemplates ?? {});
  const others = templated.filter((id) => !snippetLanguages.some((one) => one.id === id));
  const language = typeof wanted === "string" && others.includes(wanted) ? wanted : snippetLanguage(wanted);
  const isSdk = templated.includes(language);
  // A language with generated SDK snippets shows these (docs/behavior.md#snippets), so its name says it.
  const labelOf = (id: string): string => languageLabel(id) + (templated.includes(id) ? " SDK" : "");
  const templates = useTemplates(isSdk ? templatesUrl(formUrl) : undefined);

  const own = snippetLanguage(language);
  const plain = useLoad<SnippetWriter>(
    isSdk ? undefined : (signal) => loadSnippetWriter(own).catch(logged(signal)),
    own,
  );
  const sdk = useLoad<SdkProgram>(isSdk ? (signal) => loadSdkProgram().catch(logged(signal)) : undefined);
  const { phase } = isSdk ? sdk : plain;

  const write = useCallback(
    (shown: boolean): string | undefined => {
      const look = { language, templates, revealed: shown };
      return isSdk ? sdk.value?.sdkProgram(input, look) : plain.value && requested(plain.value, input, shown);
    },
    [plain.value, sdk.value, input, language, isSdk, templates],
  );
  const program = useMemo(() => write(revealed), [write, revealed]);
  const isMasked = !revealed && hidesSomething(input);
  return {
    languages: snippetLanguages.map(({ id }) => ({ id, label: labelOf(id) })),
    others: others.map((id) => ({ id, label: labelOf(id) })),
    language,
    onLanguage: (id) => {
      habits.write(languageKey, id);
      setWanted(id);
    },
    text: phase === "failed" ? `${playgroundText().snippetFailed}: ${playgroundText().writerFailed}` : program,
    revealed: hidesSomething(input) ? revealed : undefined,
    onReveal: setRevealed,
    // Written when the reader asks for it, so that nothing on the page holds the credentials.
    ...(isMasked && phase !== "failed" && program !== undefined && { unmasked: () => write(true) ?? "" }),
  };
}

/** True if the program contains a credential that is masked until it is revealed. */
const hidesSomething = ({ plan, settled, hidden }: ProgramInput): boolean =>
  settled !== hidden || [...plan.headers, ...(plan.secretQuery ?? [])].some(({ value }) => holdsSecret(value));

/** The request as a program. */
function requested(write: SnippetWriter, input: ProgramInput, revealed: boolean): string {
  const { composition, hidden, credentials, plan, baseUrl } = input;
  const { form, reading } = viewOf(input, revealed);
  const whole = form === hidden ? plan : composition.plan(form, credentials, baseUrl);
  return write(whole, reading);
}

/** The snippet templates of an endpoint, loaded once a language asks for them. */
function useTemplates(url: string | undefined): JsonObject | "failed" | undefined {
  const load = (signal: AbortSignal) =>
    loadSdkProgram()
      .then(({ fetchTemplates }) => fetchTemplates(url ?? "", signal))
      .catch(logged(signal));
  const { phase, value } = useLoad(url === undefined ? undefined : load, url);
  return phase === "failed" ? "failed" : value;
}

/** Only the host logs, and not a load that it has canceled itself. */
const logged =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    if (!signal.aborted) console.error(error);
    throw error;
  };
