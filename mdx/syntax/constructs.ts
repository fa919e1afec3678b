import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import type { Marks } from "./marks.ts";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    mdxMark: "mdxMark";
    mdxMarkData: "mdxMarkData";
  }
}

// Codes of micromark: line endings are below -2, spaces are -2, -1 and 32.
const isLineEnding = (code: Code): boolean => code !== null && code < -2;
const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;
const codeOf = { $: 36, "<": 60, e: 101, i: 105, "{": 123 } as const;

type EndOf = (offset: number) => number | undefined;

/**
 * Creates the syntax of a text: tags, expressions, comments, imports and exports of MDX (mdxjs.com/docs/what-is-mdx).
 * Unlike `remark-mdx`, which throws at the first mistake, it reads invalid parts as text. `<https://…>` is an autolink.
 */
export function mdxSyntax(marks: Marks): Extension {
  const markEnd: EndOf = (offset) => marks.at(offset)?.end;
  const inText = construct(markEnd);
  const broken = brokenTag(marks);
  const inFlow = flowConstruct(marks, markEnd);
  const code: Construct = { ...flowConstruct(marks, (offset) => marks.codeAt(offset)?.end), concrete: true };
  return {
    disable: { null: ["codeIndented", "htmlFlow", "htmlText"] },
    flow: { [codeOf["<"]]: inFlow, [codeOf["{"]]: inFlow, [codeOf.e]: code, [codeOf.i]: code },
    text: { [codeOf["<"]]: [inText, broken], [codeOf["{"]]: inText, [codeOf.$]: plainDollar(marks) },
  };
}

/** A construct in a line of text. */
function construct(endOf: EndOf): Construct {
  return {
    name: "mdxMark",
    tokenize(effects, ok, nok) {
      return (code) => {
        const end = endOf(this.now().offset);
        return end === undefined ? nok(code) : consumeMark(this, effects, end, ok, nok)(code);
      };
    },
  };
}

/** A tag that can't be read, up to the end of its text at most. */
function brokenTag({ brokenTagAt }: Marks): Construct {
  return {
    name: "mdxBrokenTag",
    tokenize(effects, ok, nok) {
      let end = 0;
      const inside: State = (code) => {
        if (code !== null && !isLineEnding(code) && this.now().offset < end) {
          effects.consume(code);
          return inside;
        }
        effects.exit("mdxMarkData");
        effects.exit("mdxMark");
        return ok(code);
      };
      return (code) => {
        const found = brokenTagAt(this.now().offset);
        if (found === undefined) return nok(code);
        end = found;
        effects.enter("mdxMark");
        effects.enter("mdxMarkData");
        return inside(code);
      };
    },
  };
}

/** A construct that starts a line. Its last line may have several marks and nothing else. */
function flowConstruct(marks: Marks, endOf: EndOf): Construct {
  return {
    name: "mdxMarks",
    concrete: true,
    tokenize(effects, ok, nok) {
      const start: State = (code) => {
        const end = endOf(this.now().offset);
        if (end === undefined || !marks.endsLine(end)) return nok(code);
        return consumeMark(this, effects, end, afterMark, nok)(code);
      };
      const afterMark: State = (code) => {
        if (code === null || isLineEnding(code)) return ok(code);
        if (!isSpace(code)) return start(code);
        effects.enter("whitespace");
        return whitespace(code);
      };
      const whitespace: State = (code) => {
        if (isSpace(code)) {
          effects.consume(code);
          return whitespace;
        }
        effects.exit("whitespace");
        return afterMark(code);
      };
      return start;
    },
  };
}

/** Consumes all up to an offset as one mark, over lines and the marks of containers at their starts. */
function consumeMark(context: TokenizeContext, effects: Effects, end: number, ok: State, nok: State): State {
  const isAtEnd = (): boolean => context.now().offset >= end;
  const lineStart: State = (code) => {
    if (isAtEnd()) {
      effects.exit("mdxMark");
      return ok(code);
    }
    if (code === null) return nok(code);
    if (isLineEnding(code)) {
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      return lineStart;
    }
    effects.enter("mdxMarkData");
    return inside(code);
  };
  const inside: State = (code) => {
    if (code === null || isLineEnding(code) || isAtEnd()) {
      effects.exit("mdxMarkData");
      return lineStart(code);
    }
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter("mdxMark");
    return lineStart(code);
  };
}

/** Takes a dollar sign that starts no formula as text, before the syntax of math sees it. */
function plainDollar(marks: Marks): Construct {
  return {
    name: "plainDollar",
    tokenize(effects, ok, nok) {
      return (code) => {
        const { offset } = this.now();
        // The second one of two dollar signs that start no formula starts none either.
        const isSecond = this.previous === codeOf.$;
        if (!isSecond && (marks.text[offset + 1] === "$" || marks.startsMath(offset))) return nok(code);
        effects.enter("data");
        effects.consume(code);
        effects.exit("data");
        return ok;
      };
    },
  };
}
