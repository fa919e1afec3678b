import type { ReactElement, ReactNode } from "react";
import { isLeftToRight } from "#engine/text";
import { marksOfHtml } from "./marks-of-html.ts";
import { VisibleText } from "./visible-text.tsx";

/** Marks of markdown that stand inside a line: code, strong and emphasised words, links to the web. */
const marks =
  /(?<tick>`+)(?<code>.+?)\k<tick>|\*\*(?<strong>[^*\n]+)\*\*|\*(?<stressed>[^\s*](?:[^*\n]*[^\s*])?)\*|(?<![\p{L}\p{N}_])_(?<under>[^\s_](?:[^_\n]*[^\s_])?)_(?![\p{L}\p{N}_])|\[(?<label>[^\]\n]+)\]\((?<href>https?:\/\/[^\s)]+)\)/gsu;

const visible = (text = ""): ReactElement => <VisibleText text={text} />;

type Marks = { readonly [name: string]: string | undefined };

const drawMark = ({ code, strong, stressed, under, label, href }: Marks, links: boolean): ReactNode => {
  if (code !== undefined) return <code>{visible(code.trim())}</code>;
  if (strong !== undefined) return <strong>{visible(strong)}</strong>;
  const emphasised = stressed ?? under;
  if (emphasised !== undefined) return <em>{visible(emphasised)}</em>;
  if (!links) return visible(label);
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {visible(label)}
    </a>
  );
};

/**
 * A description of an API in one paragraph, its inline markdown drawn: code, strong and emphasised words, and links;
 * HTML that says the same is read as marks. Everything else stands as it is written, and nothing of it runs. Inside an
 * option, where no link may stand, `links` is false and only its label is drawn.
 */
export function InlineText(props: { readonly children: string; readonly links?: boolean }): ReactNode {
  const { links = true } = props;
  const text = marksOfHtml(props.children);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(<VisibleText key={`before ${match.index}`} text={text.slice(at, match.index)} />);
    parts.push(<span key={match.index}>{drawMark(match.groups ?? {}, links)}</span>);
    at = match.index + match[0].length;
  }
  parts.push(<VisibleText key="end" text={text.slice(at)} />);
  return isLeftToRight(text) ? parts : <bdi>{parts}</bdi>;
}
