import { useEffect, useMemo, useState } from "react";
import type { FormState } from "#engine/form";
import { type JsonObject, parseJson } from "#engine/json";
import { type EndpointForm, pathText } from "#engine/model";
import type { PlannedHeader, RequestPlan } from "#engine/request";
import { holdsSecret } from "#engine/secret";
import { languageLabel, snippetLanguage, snippetLanguages } from "#snippets/names";
import { type SnippetProps, words } from "#ui/playground";
import type { SessionStore } from "../adapters/session-store.ts";
import type { Composition } from "./compose.ts";
import { templatesUrl } from "./pages/playground-data.ts";

/** The programs are written by a file of their own, which comes in while the form is drawn for the first time. */
export const loadSnippets = () => import("#snippets");
type Snippets = Awaited<ReturnType<typeof loadSnippets>>;

const languageKey = "language";

/** What a program is written from: `settled`, and `hidden`, the same with stars for its passwords. */
export interface ProgramInput {
  readonly composition: Composition;
  readonly settled: FormState;
  readonly hidden: FormState;
  readonly credentials: readonly PlannedHeader[];
  /** The request made of `hidden`. */
  readonly plan: RequestPlan;
  readonly baseUrl: string;
  readonly formUrl: string;
  readonly habits: SessionStore;
}

/** The request as a program, in the language that the reader chose, which is kept from visit to visit. */
export function useProgram(input: ProgramInput): SnippetProps {
  const { composition, formUrl, habits } = input;
  const { endpoint } = composition.form;
  const [wanted, setWanted] = useState(() => habits.read(languageKey));
  const [revealed, setRevealed] = useState(false);
  const [snippets, setSnippets] = useState<Snippets>();
  // SDKs have no call for HEAD (product.md §5).
  const templated = endpoint.method === "HEAD" ? [] : Object.keys(endpoint.snippetTemplates ?? {});
  const others = templated.filter((id) => !snippetLanguages.some((one) => one.id === id));
  const language = typeof wanted === "string" && others.includes(wanted) ? wanted : snippetLanguage(wanted);
  const isSdk = templated.includes(language);
  const templates = useTemplates(isSdk ? templatesUrl(formUrl) : undefined);

  useEffect(() => {
    let isGone = false;
    loadSnippets().then(
      (module) => !isGone && setSnippets(module),
      (error: unknown) => console.error(error),
    );
    return () => {
      isGone = true;
    };
  }, []);

  const program = useMemo(
    () => (snippets === undefined ? undefined : written(snippets, input, { language, isSdk, templates, revealed })),
    [snippets, input, language, isSdk, templates, revealed],
  );
  return {
    languages: snippetLanguages,
    others: others.map((id) => ({ id, label: languageLabel(id) })),
    language,
    onLanguage: (id) => {
      habits.write(languageKey, id);
      setWanted(id);
    },
    text: program,
    revealed: hidesSomething(input) ? revealed : undefined,
    onReveal: setRevealed,
  };
}

/** Whether there is a credential that the program shows only when asked to. */
const hidesSomething = ({ plan, settled, hidden }: ProgramInput): boolean =>
  settled !== hidden || [...plan.headers, ...(plan.secretQuery ?? [])].some(({ value }) => holdsSecret(value));

interface Wanted {
  readonly language: string;
  readonly isSdk: boolean;
  readonly templates: JsonObject | "failed" | undefined;
  readonly revealed: boolean;
}

/** The program; nothing while what it is made of is still on its way. */
function written(snippets: Snippets, input: ProgramInput, wanted: Wanted): string | undefined {
  const { composition, settled, hidden, credentials, plan, baseUrl } = input;
  const { language, isSdk, templates, revealed } = wanted;
  const reading = revealed ? "reveal" : "redact";
  const form = revealed ? settled : hidden;
  if (!isSdk) {
    const whole = form === hidden ? plan : composition.plan(form, credentials, baseUrl);
    return snippets.requestSnippet(snippetLanguage(language), whole, reading);
  }
  if (templates === undefined) return undefined;
  if (templates === "failed") return `${words.snippetFailed}: ${words.templatesFailed}`;
  const { endpoint, globalHeaders } = composition.form;
  const { types } = composition;
  const program = snippets.sdkSnippet({
    language,
    endpoint: `${endpoint.method} ${pathText(endpoint.path)}`,
    template: Object.hasOwn(templates, language) ? (templates[language] ?? undefined) : undefined,
    request: snippets.sdkRequest({ endpoint, globalHeaders, types, form, credentials, reading }),
  });
  return program.ok ? program.code : program.message;
}

/** The snippet templates of an endpoint, loaded once a language asks for them. */
function useTemplates(url: string | undefined): JsonObject | "failed" | undefined {
  const [loaded, setLoaded] = useState<JsonObject | "failed">();
  useEffect(() => {
    if (url === undefined) return undefined;
    const stop = new AbortController();
    fetchTemplates(url, stop.signal).then(setLoaded, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.error(error);
      setLoaded("failed");
    });
    return () => stop.abort();
  }, [url]);
  return loaded;
}

async function fetchTemplates(url: string, signal: AbortSignal): Promise<JsonObject> {
  const response = await fetch(url, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The snippet templates could not be loaded: the site answered ${response.status}.`);
  const read = parseJson(await response.text());
  if (!read.ok) throw new Error("The snippet templates could not be loaded: what the site answered is not complete.");
  // The site's own server wrote it from an `EndpointForm`.
  return (read.value as unknown as EndpointForm).endpoint.snippetTemplates ?? {};
}
