import type { ReactElement } from "react";
import { Badge, CodeBlock, CopyButton } from "#ui/kit";
import { words } from "../words.ts";
import { Card } from "./card.tsx";
import type { PlaygroundProps } from "./props.ts";

/** The request as it will be sent, as a cURL command. */
export const RequestCard = ({ plan, copy }: Pick<PlaygroundProps, "plan" | "copy">): ReactElement => (
  <Card
    title={words.request}
    actions={
      <>
        <Badge>{words.curl}</Badge>
        <span className="play-push">
          <CopyButton label={words.copyRequest} text={() => plan.curlToCopy ?? plan.curl} copy={copy} />
        </span>
      </>
    }
  >
    <CodeBlock label={words.curl} code={plan.curl} language="shell" />
  </Card>
);
