import fc from "fast-check";
import {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  lazy,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { renderToStaticMarkup as renderByReact } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { escapeText, renderedOnce, renderMarkup, withMarkup } from "./index.ts";

/** Numbers the ids of `useId` in the order of a markup. */
function numbered(markup: string): string {
  const known = new Map<string, number>();
  return markup.replace(/_R_\w*_/g, (id) => {
    known.set(id, known.get(id) ?? known.size);
    return `id${known.get(id)}`;
  });
}

const expectSame = (node: ReactNode): void => {
  expect(numbered(renderMarkup(node))).toBe(numbered(renderByReact(node)));
};

const text = fc.string({ unit: fc.constantFrom(..."a \n&<>\"'é😀") });
const values = [
  ...["", "a", "1", "javascript:alert(1)", "\n", "a&b", "true", " JavaScript:x", "on"],
  ...[0, 1, -2, 1.5, true, false, null, undefined],
];
const names =
  "id title className htmlFor tabIndex hidden disabled checked aria-label aria-hidden data-a dir role href src alt width viewBox strokeWidth strokeLinecap fillRule xlinkHref spellCheck contentEditable draggable download cols rows rowSpan autoFocus multiple readOnly required open popover inert name type action formAction maxLength autoComplete placeholder inputMode enterKeyHint xHeight crossOrigin onlyA".split(
    " ",
  );
const styles = fc.dictionary(
  fc.constantFrom("color", "flexGrow", "marginTop", "--a", "msFilter", "WebkitLineClamp", "insetInlineStart", "zIndex"),
  fc.constantFrom<unknown>("", "red", " 1 ", 0, 2, 1.5, null, true, "a&b"),
);
const props = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...names), fc.constantFrom<unknown>(...values), { maxKeys: 6 }),
    fc.option(styles),
  )
  .map(([found, style]) => ({ ...found, ...(style && { style }) }));

const { node } = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constantFrom<ReactNode>(null, undefined, true, 0, 12n, ""),
    fc
      .tuple(
        fc.constantFrom("p", "a", "code", "svg", "pre", "label", "summary", "path"),
        props,
        fc.array(tie("node"), { maxLength: 3 }),
      )
      .map(([tag, found, children]) => createElement(tag, found, ...children)),
    fc
      .tuple(
        fc.constantFrom("input", "br", "hr"),
        props,
        fc.constantFrom("value", "defaultValue", "checked", "defaultChecked"),
        text,
      )
      .map(([tag, found, key, value]) => createElement(tag, { ...found, ...(tag === "input" && { [key]: value }) })),
    fc
      .tuple(props, fc.constantFrom("value", "defaultValue", "children"), text)
      .map(([found, key, value]) => createElement("textarea", { ...found, [key]: value })),
    fc
      .tuple(fc.constantFrom("value", "defaultValue"), fc.constantFrom("a", "1", "b"))
      .map(([key, value]) =>
        createElement(
          "select",
          { [key]: value },
          <option>a</option>,
          <option value="b">x</option>,
          <option>{1}</option>,
        ),
      ),
    fc.array(tie("node"), { maxLength: 3 }).map((children) => createElement(Fragment, null, ...children)),
  ),
}));

const Color = createContext("none");
const Painted = () => <i>{useContext(Color)}</i>;

function Provided(): ReactNode {
  return (
    <Color value="red">
      <Painted />
      <Color.Provider value="blue">
        <Color.Consumer>{(color) => <b>{color}</b>}</Color.Consumer>
      </Color.Provider>
      <Painted />
    </Color>
  );
}

function Counting(): ReactNode {
  const [count, setCount] = useState(() => 1);
  const [sum, add] = useReducer(
    (total: number, more: number) => total + more,
    2,
    (one) => one * 10,
  );
  const doubled = useMemo(() => ({ count: count * 2 }), [count]);
  const same = useRef(doubled);
  if (count < 3) {
    setCount((one) => one + 1);
    add(5);
  }
  return `${count} ${sum} ${doubled.count} ${same.current.count}`;
}

function Labeled(): ReactNode {
  const id = useId();
  const other = useId();
  const [isAgain, setAgain] = useState(false);
  if (!isAgain) setAgain(true);
  return (
    <label htmlFor={id}>
      <input id={id} aria-describedby={other} />
    </label>
  );
}

function Effects(): ReactNode {
  const [state, setState] = useState("before");
  const ref = useRef<HTMLElement>(null);
  useEffect(() => setState("after"));
  const call = useCallback(() => "called", []);
  const stored = useSyncExternalStore(
    () => () => {},
    () => "client",
    () => "server",
  );
  return <i ref={ref}>{[state, call(), stored, `${ref.current}`]}</i>;
}

const Wrapped = memo(forwardRef<HTMLElement, { readonly label: string }>(({ label }, ref) => <i ref={ref}>{label}</i>));

class Derived extends Component<{ readonly start: number }, { readonly count: number }> {
  static override contextType = Color;
  override state = { count: 0 };
  static getDerivedStateFromProps({ start }: { readonly start: number }) {
    return { count: start * 2 };
  }
  override render() {
    return `${this.state.count} ${this.props.start} ${this.context}`;
  }
}

const Later = lazy(() => new Promise<never>(() => {}));

function Failing(): ReactNode {
  throw new Error("broken");
}

const counted = { count: 0 };

function Counted(): ReactNode {
  counted.count += 1;
  return `${counted.count}`;
}

function Endless(): ReactNode {
  const [count, setCount] = useState(0);
  setCount(count + 1);
  return count;
}

const composed: { readonly [what: string]: ReactNode } = {
  contexts: <Provided />,
  "state that is set while rendering": <Counting />,
  ids: [<Labeled key="a" />, <Labeled key="b" />],
  "effects, refs and stores": <Effects />,
  "references and memos": <Wrapped label="a" />,
  classes: <Derived start={2} />,
  "code that loads later": (
    <Suspense fallback="soon">
      <p>a</p>
      <Later />
    </Suspense>
  ),
  "nested fallbacks": (
    <Suspense fallback="no">
      <b>x</b>
      <Suspense fallback="soon">
        <Later />
      </Suspense>
    </Suspense>
  ),
  modes: (
    <StrictMode>
      <i>a</i>
    </StrictMode>
  ),
  sets: new Set(["a", "b"]),
  "several selected options": (
    <select multiple defaultValue={["a", "c"]}>
      <option>a</option>
      <option>b</option>
      <option value="c">{["x", 1]}</option>
    </select>
  ),
};

describe("static markup", () => {
  // React reports props that it does not expect.
  beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterAll(() => void vi.restoreAllMocks());

  it("of elements equals the one of React", () => {
    fc.assert(fc.property(node, (one) => expectSame(one)));
  });

  it.each(Object.entries(composed))("of %s equals the one of React", (_, one) => expectSame(one));

  it("leaves contexts as they were after an error", () => {
    expect(() =>
      renderMarkup(
        <Color.Provider value="red">
          <Failing />
        </Color.Provider>,
      ),
    ).toThrow("broken");
    expect(renderMarkup(<Painted />)).toBe("<i>none</i>");
  });

  it("of failing parts with a fallback equals the one of React", () => {
    const failing = (
      <Suspense fallback="failed">
        <p>before</p>
        <Failing />
      </Suspense>
    );
    expectSame(failing);
  });

  it("of documents equals the one of React", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'</sScCrRiIpPtTyYlLeE&"') }),
        fc.constantFrom("</script>", "<STYLE", "</style", "<!--<script"),
        (some, tag) => {
          const code = `${some}${tag}${some}`;
          expectSame(
            <html lang="en">
              <head>
                <meta charSet="utf-8" />
                <meta name="viewport" content="width=device-width" />
                <title>{code}</title>
                <link rel="canonical" href="/" />
                <link rel="preload" as="font" crossOrigin="" href="/a" />
                <script nonce="a">{code}</script>
                <link rel="stylesheet" href="/b" />
                <style nonce="a">{code}</style>
                <script type="module" src="/c" />
              </head>
              <body data-a={code}>
                <form action="/" id="search" method="get">
                  <input name="q" type="search" />
                </form>
                <noscript>{code}</noscript>
              </body>
            </html>,
          );
        },
      ),
    );
  });

  it("has no attribute or tag that ends another one by its name", () => {
    vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    for (const name of [
      'data-"',
      "a<b",
      "a>",
      "x y",
      "x/onload",
      "@click",
      "1a",
      "=",
      "data-\n",
      "aria-é",
      "x:y",
      "_a",
    ]) {
      expectSame(createElement("p", { [name]: "1" }));
    }
    for (const tag of ["a b", "p>", "img/src", "1a", ""]) {
      expect(() => renderMarkup(createElement(tag))).toThrow("invalid tag");
    }
  });

  it("is repeated where the same element is shown again", () => {
    counted.count = 0;
    const shown = renderedOnce(<Counted />);
    expect(renderMarkup([<p key="a">{shown}</p>, shown])).toBe("<p>1</p>1");
    expect(renderMarkup(shown)).toBe("1");
    expect(renderMarkup(renderedOnce(<Counted />))).toBe("2");
    expectSame(renderedOnce(<b>a</b>));
  });

  it("of a component with its own markup equals the one of React", () => {
    const Cell = withMarkup(
      ({ value }: { readonly value: string }) => <b className="a">{value}</b>,
      ({ value }) => `<b class="a">${escapeText(value)}</b>`,
    );
    expectSame(
      <p>
        1<Cell value="<&" /> <Cell value="" />
      </p>,
    );
  });

  it("refuses objects, markup of others, and components that set their state forever", () => {
    expect(() => renderMarkup({ a: 1 } as never)).toThrow(/not a React node/);
    const html = createElement("p", Object.fromEntries([["dangerouslySetInnerHTML", { __html: "<b>" }]]));
    expect(() => renderMarkup(html)).toThrow(/markup of others/);
    expect(() => renderMarkup(<Endless />)).toThrow(/in each of its renders/);
  });
});
