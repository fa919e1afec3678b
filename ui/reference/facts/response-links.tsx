import { Fragment, type ReactElement, type ReactNode } from "react";
import { type Json, printJson } from "#engine/json";
import type { ResponseLink } from "#engine/model";
import type { Texts } from "#ui/text";
import type { Guide } from "../shapes/index.ts";
import { expressionInWords } from "./expression.ts";

interface ResponseLinksProps {
  readonly links: readonly ResponseLink[];
  readonly guide: Guide;
}

/** The calls that can follow a response, with the values that they take from it. */
export const ResponseLinks = ({ links, guide }: ResponseLinksProps): ReactElement => (
  <div className="links">
    <p className="small-head">{guide.texts.text("nextCalls")}</p>
    <ul>
      {links.map((link) => (
        <li key={link.name}>
          <LinkTarget link={link} guide={guide} />
          {link.description === undefined ? null : guide.prose(link.description)}
          <LinkValues link={link} texts={guide.texts} />
        </li>
      ))}
    </ul>
  </div>
);

function LinkTarget({ link, guide }: { readonly link: ResponseLink; readonly guide: Guide }): ReactElement {
  const target = guide.linkTarget?.(link);
  if (target !== undefined) return <a href={target.href}>{target.title}</a>;
  return (
    <>
      {link.name}
      {link.operationId === undefined && link.operationRef === undefined ? null : (
        <>
          {" "}
          (<code>{link.operationId ?? link.operationRef}</code>)
        </>
      )}
    </>
  );
}

interface LinkValuesProps {
  readonly link: ResponseLink;
  readonly texts: Texts;
}

function LinkValues({ link: { parameters, body }, texts }: LinkValuesProps): ReactElement | null {
  const values = [
    // A name may say where the parameter is, such as `path.id` (OpenAPI "Link Object").
    ...Object.entries(parameters).map(([key, value]) => [<code key="key">{key}</code>, value] as const),
    ...(body === undefined ? [] : [[<Fragment key="key">{texts.text("body")}</Fragment>, body] as const]),
  ];
  if (values.length === 0) return null;
  return (
    <dl className="link-values">
      {values.map(([name, value], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of a link never move.
        <div key={i}>
          <dt>{name}</dt>
          <dd>= {valueInWords(value, texts)}</dd>
        </div>
      ))}
    </dl>
  );
}

function valueInWords(value: Json, texts: Texts): ReactNode {
  const words = typeof value === "string" ? expressionInWords(value, texts) : undefined;
  return words === undefined ? <code>{typeof value === "string" ? value : printJson(value)}</code> : words;
}
