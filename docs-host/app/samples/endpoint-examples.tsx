import type { ReactElement } from "react";
import type { CodeSample } from "#engine/model";
import { CodeFigure } from "#ui/code";
import { SampleNote } from "./sample-note.tsx";
import type { WrittenCall } from "./written-calls.ts";

interface EndpointExamplesProps {
  readonly calls: readonly WrittenCall[];
  /** Code that the provider wrote. */
  readonly samples: readonly CodeSample[];
}

/** Calls written out, and the provider's own code: the first is open, the others open on demand. */
export function EndpointExamples({ calls, samples }: EndpointExamplesProps): ReactElement | null {
  const [first, ...others] = calls;
  if (first === undefined && samples.length === 0) return null;
  return (
    <section className="examples" aria-label="Examples">
      {first === undefined ? null : (
        <div className="example">
          <p className="small-head">{first.name}</p>
          <Call call={first} />
        </div>
      )}
      {others.map((call) => (
        <details className="more-code" key={`${call.name} ${call.curl}`}>
          <summary>{call.name}</summary>
          <div className="example">
            <Call call={call} />
          </div>
        </details>
      ))}
      {samples.length === 0 ? null : (
        <div className="example">
          <p className="small-head">Code samples</p>
          {samples.map((sample, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples have no name of their own and never move.
            <Sample sample={sample} key={i} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Opening one closes the other, as with tabs, and needs no script. */
function Sample({ sample: { language, label, code } }: { readonly sample: CodeSample }): ReactElement {
  const title = label ?? language;
  const isShell = /^(?:shell|curl|bash|sh)$/i.test(language);
  return (
    <details className="more-code" name="code-samples">
      <summary>{title}</summary>
      <CodeFigure
        title={language}
        label={`Code sample: ${title}`}
        language={isShell ? "shell" : /^json$/i.test(language) ? "json" : "text"}
        text={code}
      />
    </details>
  );
}

interface CallProps {
  readonly call: WrittenCall;
}

function Call({ call: { name, curl, requestBody, response, samples } }: CallProps): ReactElement {
  return (
    <>
      <CodeFigure title="cURL" label={`${name}: cURL`} language="shell" text={curl} />
      <SampleNote samples={samples.request} />
      {requestBody === undefined ? null : (
        <details className="more-code">
          <summary>Request body as JSON</summary>
          <CodeFigure title="Request body" label={`${name}: request body`} language="json" text={requestBody} />
        </details>
      )}
      {response === undefined ? null : (
        <CodeFigure
          title={`Response ${response.statusCode}`}
          label={`${name}: response`}
          language="json"
          text={response.text}
        />
      )}
      <SampleNote samples={samples.response} />
    </>
  );
}
