import type { ReactElement } from "react";
import type { CodeSample } from "#engine/model";
import { languageLabel } from "#snippets/names";
import { CodeFigure, type Language } from "#ui/code";
import { useArticleIds } from "#ui/reference";
import { CallPrograms, CallRequestBody, CallResponse } from "./call-programs.tsx";
import type { WrittenCall } from "./written-calls.ts";

interface EndpointExamplesProps {
  readonly calls: readonly WrittenCall[];
  /** Code that the provider wrote. */
  readonly samples: readonly CodeSample[];
  /** The name of the landmark; unique on the page. */
  readonly label?: string | undefined;
}

/** Calls written out, and the provider's own code: the first is open, the others open on demand. */
export function EndpointExamples({ calls, samples, label = "Examples" }: EndpointExamplesProps): ReactElement | null {
  const idIn = useArticleIds();
  const [first, ...others] = calls;
  if (first === undefined && samples.length === 0) return null;
  return (
    <section className="examples" aria-label={label}>
      {first === undefined ? null : (
        <div className="example">
          <p className="small-head">{first.name}</p>
          <Call call={first} id={idIn("program-1")} />
        </div>
      )}
      {others.map((call, i) => (
        <details className="more-code" key={`${call.name} ${call.programs.curl}`}>
          <summary>{call.name}</summary>
          <div className="example">
            <Call call={call} id={idIn(`program-${i + 2}`)} />
          </div>
        </details>
      ))}
      {samples.length === 0 ? null : (
        <div className="example">
          <p className="small-head">Code samples</p>
          {samples.map((sample, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples have no name of their own and never move.
            <Sample sample={sample} group={idIn("code-samples")} key={i} />
          ))}
        </div>
      )}
    </section>
  );
}

interface SampleProps {
  readonly sample: CodeSample;
  /** The name of the samples that close each other. */
  readonly group: string;
}

/** Opening one closes the other, as with tabs, and needs no script. */
function Sample({ sample, group }: SampleProps): ReactElement {
  const { language, label, install, code, ofSdk } = sample;
  const title = label ?? (ofSdk === true ? `${languageLabel(language)} SDK` : language);
  return (
    <details className="more-code" name={group}>
      <summary>{title}</summary>
      {install === undefined ? null : (
        <CodeFigure title="Install" label={`Install: ${title}`} language="shell" text={install} />
      )}
      <CodeFigure
        title={ofSdk === true ? languageLabel(language) : language}
        label={`Code sample: ${title}`}
        language={colorsOf(language)}
        text={code}
      />
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

interface CallProps {
  readonly call: WrittenCall;
  /** Unique on the page. */
  readonly id: string;
}

function Call({ call, id }: CallProps): ReactElement {
  return (
    <>
      <CallPrograms call={call} id={id} />
      {call.requestBody === undefined ? null : (
        <details className="more-code">
          <summary>{call.requestBody.isJson ? "Request body as JSON" : "Request body"}</summary>
          <CallRequestBody call={call} />
        </details>
      )}
      <CallResponse call={call} />
    </>
  );
}
