import type { ReactElement } from "react";
import { printJson } from "#engine/json";
import type { ApiModel, Endpoint, Example } from "#engine/model";
import { CodeBlock } from "#ui/reference";

interface EndpointExamplesProps {
  readonly endpoint: Endpoint;
  readonly api: ApiModel;
}

/** The calls that the definition writes out, each with what is sent and what comes back. */
export function EndpointExamples({ endpoint }: EndpointExamplesProps): ReactElement | null {
  if (endpoint.examples.length === 0) return null;
  return (
    <section className="examples" aria-label="Examples">
      {endpoint.examples.map((example, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: examples may share a name and never move.
        <ExampleView key={i} example={example} name={example.name ?? `Example ${i + 1}`} />
      ))}
    </section>
  );
}

interface ExampleViewProps {
  readonly example: Example;
  readonly name: string;
}

function ExampleView({ example, name }: ExampleViewProps): ReactElement {
  return (
    <div className="example">
      <p className="small-head">{name}</p>
      {example.body === undefined ? null : (
        <CodeBlock
          title="Request body"
          label={`${name}: request body`}
          language="json"
          text={printJson(example.body, 2)}
        />
      )}
      {example.response === undefined ? null : (
        <CodeBlock
          title={`Response ${example.statusCode}`}
          label={`${name}: response`}
          language="json"
          text={printJson(example.response, 2)}
        />
      )}
    </div>
  );
}
