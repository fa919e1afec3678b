import type { ReactElement } from "react";
import { CodeBlock } from "#ui/reference";
import type { WrittenCall } from "./written-calls.ts";

interface EndpointExamplesProps {
  readonly calls: readonly WrittenCall[];
}

/** Calls written out: the first is open, the others open on demand. */
export function EndpointExamples({ calls }: EndpointExamplesProps): ReactElement | null {
  const [first, ...others] = calls;
  if (first === undefined) return null;
  return (
    <section className="examples" aria-label="Examples">
      <div className="example">
        <p className="small-head">{first.name}</p>
        <Call call={first} />
      </div>
      {others.map((call) => (
        <details className="more-code" key={`${call.name} ${call.curl}`}>
          <summary>{call.name}</summary>
          <div className="example">
            <Call call={call} />
          </div>
        </details>
      ))}
    </section>
  );
}

interface CallProps {
  readonly call: WrittenCall;
}

function Call({ call: { name, curl, requestBody, response } }: CallProps): ReactElement {
  return (
    <>
      <CodeBlock title="cURL" label={`${name}: cURL`} language="shell" text={curl} />
      {requestBody === undefined ? null : (
        <details className="more-code">
          <summary>Request body as JSON</summary>
          <CodeBlock title="Request body" label={`${name}: request body`} language="json" text={requestBody} />
        </details>
      )}
      {response === undefined ? null : (
        <CodeBlock
          title={`Response ${response.statusCode}`}
          label={`${name}: response`}
          language="json"
          text={response.text}
        />
      )}
    </>
  );
}
