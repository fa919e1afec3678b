import type { ReactElement } from "react";
import type { CodeSample } from "#engine/model";
import { claimName } from "#engine/text";
import type { SnippetLanguage } from "#snippets";
import { languageLabel, namesLanguage } from "#snippets/names";
import { type Language, maxPrograms, type Program, ProgramFigure } from "#ui/code";
import { useArticleIds } from "#ui/reference";
import { siteTexts } from "#ui/text";
import { CallPrograms, CallRequestBody, programsOfCall } from "./call-programs.tsx";
import { Choices, maxChoices } from "./choices.tsx";
import { beginningWith } from "./first-language.ts";
import type { WrittenCall } from "./written-calls.ts";

interface RequestSamplesProps {
  readonly calls: readonly WrittenCall[];
  /** Code that the provider wrote for no call in particular, as further languages of the first one. */
  readonly samples: readonly CodeSample[];
  /** The languages of generated programs; all without them. */
  readonly languages?: readonly SnippetLanguage[] | undefined;
  /** The language that is shown first, as docs.yml calls it. */
  readonly first?: string | undefined;
  /** The position of the answer to a call, from 1. */
  readonly answerTo?: (call: WrittenCall) => number | undefined;
  /** The name of the landmark; unique on the page. */
  readonly label?: string | undefined;
}

/** The calls of an endpoint as programs, of which the reader selects one, in the selected language. */
export function RequestSamples(props: RequestSamplesProps): ReactElement | null {
  const { calls, samples, languages, first, answerTo = () => undefined, label } = props;
  const text = siteTexts().text;
  const idIn = useArticleIds();
  if (calls.length === 0 && samples.length === 0) return null;
  if (calls.length === 0) {
    const all = beginningWith(first, withSamples([], samples));
    return (
      <section className="samples" aria-label={label ?? text("exampleRequest")}>
        <ProgramFigure id={idIn("program-1")} label={text("codeSample")} programs={all.slice(0, maxPrograms)} />
        <MorePrograms of="1" programs={all.slice(maxPrograms)} />
      </section>
    );
  }
  const isSingle = calls.length === 1;
  const chosen = calls.slice(0, maxChoices.example);
  const drawn = (call: WrittenCall, i: number) => {
    const written = [...(call.codeSamples ?? []), ...(i === 0 ? samples : [])];
    const all = beginningWith(first, withSamples(programsOfCall(call, languages), written));
    return (
      <>
        {call.description === undefined ? null : <p className="none">{call.description}</p>}
        <CallPrograms call={call} id={idIn(`program-${i + 1}`)} programs={all.slice(0, maxPrograms)} />
        <MorePrograms of={String(i + 1)} programs={all.slice(maxPrograms)} />
        {call.requestBody === undefined ? null : (
          <details className="more-code">
            <summary>{text(call.requestBody.isJson ? "requestBodyAsJson" : "requestBody")}</summary>
            <CallRequestBody call={call} />
          </details>
        )}
      </>
    );
  };
  return (
    <section className="samples" aria-label={label ?? text("exampleRequest")}>
      <p className="small-head" aria-hidden="true">
        {text("request")}
      </p>
      {isSingle ? null : (
        <Choices
          of="example"
          label={text("example")}
          name={idIn("example")}
          choices={chosen.map((call) => ({ title: call.name, answer: answerTo(call) }))}
        />
      )}
      {chosen.map((call, i) => (
        <div className="example" data-example={isSingle ? undefined : i + 1} key={`${call.name} ${call.programs.curl}`}>
          {drawn(call, i)}
        </div>
      ))}
      {calls.slice(maxChoices.example).map((call, i) => (
        <details className="more-code" key={`${call.name} ${call.programs.curl}`}>
          <summary>{call.name}</summary>
          <div className="example">{drawn(call, maxChoices.example + i)}</div>
        </details>
      ))}
    </section>
  );
}

interface MoreProgramsProps {
  /** The number of the call, from 1. */
  readonly of: string;
  readonly programs: readonly Program[];
}

/** Programs in languages beyond those that one figure has room for. */
function MorePrograms({ of, programs }: MoreProgramsProps): ReactElement | null {
  const text = siteTexts().text;
  const idIn = useArticleIds();
  if (programs.length === 0) return null;
  return (
    <details className="more-code">
      <summary>{text("moreLanguages")}</summary>
      {programs.flatMap(({ id }, i) =>
        i % maxPrograms === 0
          ? [
              <ProgramFigure
                key={id}
                id={idIn(`more-programs-${of}-${i}`)}
                label={text("codeSample")}
                programs={programs.slice(i, i + maxPrograms)}
              />,
            ]
          : [],
      )}
    </details>
  );
}

/** The names that providers give to languages with colors. */
const colors: readonly (readonly [names: RegExp, language: Language])[] = [
  [/^(?:shell|curl|bash|sh)$/i, "shell"],
  [/^json$/i, "json"],
  [/^(?:typescript|javascript|node|node\.js|js|ts)$/i, "typescript"],
  [/^(?:python|py)\d*$/i, "python"],
];

const colorsOf = (name: string): Language => colors.find(([names]) => names.test(name.trim()))?.[1] ?? "text";

/**
 * Returns programs with code samples, each under an id and a title that no other one has. Code in the language of a
 * program replaces it. A label that names no language, or that samples in several languages have, such as "Streaming",
 * follows the language; "Default" says nothing.
 */
function withSamples(programs: readonly Program[], samples: readonly CodeSample[]): readonly Program[] {
  const labels = samples.map(({ label }) => (/^default$/i.test(label?.trim() ?? "") ? undefined : label));
  const languagesOf = (label: string) =>
    new Set(samples.flatMap((one, i) => (labels[i] === label ? [one.language] : [])));
  const titleOf = ({ language, ofSdk }: CodeSample, label: string | undefined): string => {
    const name = ofSdk === true ? `${languageLabel(language)} SDK` : languageLabel(language);
    if (label === undefined) return name;
    return languagesOf(label).size > 1 || !namesLanguage(label, language) ? `${name}: ${label}` : label;
  };
  const ids = new Set(programs.map(({ id }) => id));
  const titles = new Set(programs.map(({ title }) => title));
  const replaced = new Map<string, Program>();
  const added = samples.flatMap((sample, i): readonly Program[] => {
    const { language, install, code } = sample;
    const wanted = titleOf(sample, labels[i]);
    const same = programs.find(({ id, title }) => title === wanted && !replaced.has(id));
    if (same !== undefined) {
      replaced.set(same.id, { ...same, install, text: code });
      return [];
    }
    const title = claimName(titles, wanted, " #");
    const own = [language, title].map((one) => one.toLowerCase()).find((one) => !ids.has(one));
    const id = own ?? `${title.toLowerCase()} ${ids.size}`;
    ids.add(id);
    return [{ id, title, install, language: colorsOf(language), text: code }];
  });
  return [...programs.map((one) => replaced.get(one.id) ?? one), ...added];
}
