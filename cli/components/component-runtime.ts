/**
 * The program around the components of an author. It runs in a realm that has nothing but JavaScript: React as far as
 * the first rendering of a component needs it, and a renderer that returns elements as data. Its text is the start of
 * every program, so that it imports nothing, and gives `render` a global name. Values of authors have no types: each cast
 * follows a check of the value, or an error in it is an error of the author.
 */

type Props = { readonly [name: string]: unknown };

interface Element {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Props;
  readonly key: unknown;
}

interface Module {
  readonly requires: { readonly [specifier: string]: string };
  readonly run: (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;
}

interface Program {
  readonly modules: { readonly [path: string]: Module };
  /** The path of the module that exports the parts. */
  readonly entry: string;
  /** The names of the site's own components, which have no code here. */
  readonly components: readonly string[];
}

// Memory outside the heap has no limit.
for (const name of Object.getOwnPropertyNames(globalThis))
  if (/Array$|Buffer$|^(?:DataView|Atomics|WebAssembly)$/.test(name) && name !== "Array")
    Reflect.deleteProperty(globalThis, name);

// Components may change what is global.
const { stringify } = JSON;

const isElementMark = Symbol.for("react.element");
const fragment = Symbol.for("react.fragment");
const slotType = Symbol("slot");

const isElement = (value: unknown): value is Element =>
  typeof value === "object" && value !== null && (value as Element).$$typeof === isElementMark;

const element = (type: unknown, props: Props, key: unknown): Element => {
  const defaults = (type as { readonly defaultProps?: Props } | undefined)?.defaultProps;
  return { $$typeof: isElementMark, type, key, props: { ...defaults, ...props } };
};
const jsx = (type: unknown, props: Props, key?: unknown): Element => element(type, props, key ?? null);
const createElement = (type: unknown, given?: Props | null, ...children: readonly unknown[]): Element => {
  const { key = null, ref: _, ...props } = given ?? {};
  const inside = children.length > 1 ? children : children[0];
  return element(type, children.length === 0 ? props : { ...props, children: inside }, key);
};

/** The values of contexts around the component that is being rendered. */
const contexts = new Map<unknown, unknown>();

interface Context {
  readonly initial: unknown;
}
const valueIn = (context: Context): unknown => (contexts.has(context) ? contexts.get(context) : context.initial);
const createContext = (initial: unknown): Context => {
  const context = { initial };
  return Object.assign(context, { Provider: context, Consumer: { reads: context } });
};

const called = (value: unknown): unknown => (typeof value === "function" ? value() : value);
const nothing = (): void => {};
const toArray = (children: unknown): readonly unknown[] =>
  Array.isArray(children)
    ? children.flatMap(toArray)
    : children === null || children === undefined || typeof children === "boolean"
      ? []
      : [children];
let ids = 0;

class Component {
  readonly props: Props;
  state: Props = {};
  constructor(props: Props) {
    this.props = props;
  }
  setState(): void {}
  forceUpdate(): void {}
}
Object.assign(Component.prototype, { isReactComponent: {} });

const react = {
  __esModule: true,
  version: "19.0.0",
  createElement,
  cloneElement: (one: Element, props?: Props, ...children: readonly unknown[]): Element =>
    createElement(one.type, { ...one.props, key: one.key, ...props }, ...children),
  isValidElement: isElement,
  createContext,
  Fragment: fragment,
  StrictMode: fragment,
  Suspense: fragment,
  Profiler: fragment,
  Component,
  PureComponent: Component,
  Children: {
    toArray,
    map: (children: unknown, map: (child: unknown, index: number) => unknown) => toArray(children).map(map),
    forEach: (children: unknown, each: (child: unknown, index: number) => void) => toArray(children).forEach(each),
    count: (children: unknown) => toArray(children).length,
    only: (children: unknown) => toArray(children)[0],
  },
  memo: (type: unknown) => type,
  forwardRef: (draw: (props: Props, ref: unknown) => unknown) => (props: Props) => draw(props, null),
  lazy: () => () => null,
  createRef: () => ({ current: null }),
  startTransition: called,
  use: (value: unknown) => valueIn(value as Context),
  useContext: (value: unknown) => valueIn(value as Context),
  useState: (initial: unknown) => [called(initial), nothing],
  useReducer: (_: unknown, initial: unknown, init?: (value: unknown) => unknown) => [
    init === undefined ? initial : init(initial),
    nothing,
  ],
  useMemo: called,
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useId: () => {
    ids += 1;
    return `c${ids}`;
  },
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useDeferredValue: (value: unknown) => value,
  useTransition: () => [false, called],
  useSyncExternalStore: (_: unknown, now: () => unknown, onServer?: () => unknown) => (onServer ?? now)(),
  useOptimistic: (value: unknown) => [value, nothing],
  useActionState: (_: unknown, initial: unknown) => [initial, nothing, false],
};
const ready: { readonly [name: string]: unknown } = {
  react: Object.assign(react, { default: react }),
  "react/jsx-runtime": { __esModule: true, jsx, jsxs: jsx, Fragment: fragment },
};

/** The names of the site's own components. */
const ownNames = new Set<unknown>();

/** The exports of a package that a program can't use: components of the site with their names, and others that show their children. */
const absent: unknown = new Proxy(({ children }: Props = {}) => children ?? null, {
  get: (_, name) => {
    if (ownNames.has(name)) return name;
    return name === "__esModule" ? true : name === "prototype" || typeof name === "symbol" ? undefined : absent;
  },
});

/** Returns an error with the file in front of its message. */
const inFile = (path: string, error: unknown): Error => {
  const message = messageOf(error);
  return new Error(message.startsWith(path) ? message : `${path}: ${message}`);
};

const brokenValues = new WeakSet();

/** The exports of a file that fails. Only what uses them fails. */
const broken = (error: Error): unknown => {
  const fail = (): never => {
    throw error;
  };
  const value = new Proxy(fail, {
    get: (_, name): unknown => {
      if (name === "__esModule") return true;
      if (name === "prototype" || name === "defaultProps") return undefined;
      return typeof name === "symbol" ? fail() : broken(error);
    },
    ownKeys: fail,
  });
  brokenValues.add(value);
  return value;
};

// Errors in deep trees are errors of the part, not of the program.
const maxNodes = 200_000;
let nodes = 0;

/** Returns a value as data: texts, numbers, flags, lists, objects, elements and slots. */
const dataOf = (value: unknown): unknown => {
  nodes += 1;
  if (nodes > maxNodes) throw new Error("it has too many elements");
  if (value === null || ["string", "boolean"].includes(typeof value)) return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value === "function" && brokenValues.has(value)) value();
  if (typeof value !== "object") return null;
  if (isElement(value)) return drawn(value);
  if (Symbol.iterator in value) return [...(value as Iterable<unknown>)].map(dataOf);
  if (typeof (value as { readonly then?: unknown }).then === "function")
    throw new Error("it waits for something, and a page is rendered at once");
  return { object: membersOf(value as Props) };
};
const membersOf = (props: Props): Props =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && typeof value !== "function" && typeof value !== "symbol")
      .map(([name, value]) => [name, dataOf(value)]),
  );

const isComponentClass = (type: unknown): type is new (props: Props) => { render: () => unknown } =>
  typeof (type as { readonly prototype?: { readonly isReactComponent?: unknown } }).prototype?.isReactComponent ===
  "object";

function drawn({ type, props }: Element): unknown {
  if (type === slotType) return { slot: props.index };
  if (type === fragment) return dataOf(toArray(props.children));
  // The name of a component is also a global name of JavaScript.
  if (type === Error) return drawn({ $$typeof: isElementMark, type: "Error", props, key: null });
  if (typeof type === "string") {
    const { children, dangerouslySetInnerHTML: html, ref: _, ...rest } = props;
    const inner = (html as { readonly __html?: unknown } | undefined)?.__html;
    return {
      tag: type,
      props: membersOf(rest),
      children: inner === undefined ? dataOf(toArray(children)) : [{ html: String(inner) }],
    };
  }
  if (typeof type === "object" && type !== null && "initial" in type) {
    const before = contexts.has(type) ? [contexts.get(type)] : undefined;
    contexts.set(type, props.value);
    const inside = dataOf(toArray(props.children));
    if (before === undefined) contexts.delete(type);
    else contexts.set(type, before[0]);
    return inside;
  }
  if (typeof type === "object" && type !== null && "reads" in type)
    return dataOf((props.children as (value: unknown) => unknown)(valueIn(type.reads as Context)));
  if (typeof type !== "function") throw new Error("a component that it uses is not defined");
  return dataOf(isComponentClass(type) ? new type(props).render() : (type as (props: Props) => unknown)(props));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the modules, and renders each part of the entry. Returns JSON. */
const render = ({ modules, entry, components }: Program): string => {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (path: string): unknown => {
    const known = loaded.get(path);
    if (known !== undefined) return known.exports;
    const one = modules[path];
    if (one === undefined) return absent;
    const module = { exports: {} as unknown };
    loaded.set(path, module);
    try {
      one.run(module, module.exports, (name) => ready[name] ?? load(one.requires[name] ?? ""));
    } catch (error) {
      if (path === entry) throw error;
      module.exports = broken(inFile(path, error));
    }
    return module.exports;
  };
  const global = globalThis as unknown as { [name: string]: unknown };
  for (const name of components) {
    ownNames.add(name);
    if (!(name in global)) global[name] = name;
  }
  const { default: _, ...names } = ready.react as { [name: string]: unknown };
  for (const [name, value] of Object.entries(names)) if (/^use[A-Z]/.test(name)) global[name] = value;
  global.React = ready.react;
  global.console = new Proxy({}, { get: () => nothing });
  global.process = { env: { NODE_ENV: "production" } };
  for (const name of ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "queueMicrotask"])
    global[name] = nothing;
  const { parts } = load(entry) as {
    readonly parts: (slot: (index: number) => Element) => readonly (() => unknown)[];
  };
  return stringify(
    parts((index) => element(slotType, { index }, null)).map((part) => {
      try {
        nodes = 0;
        contexts.clear();
        return { value: dataOf(part()) };
      } catch (error) {
        return { error: messageOf(error) };
      }
    }),
  );
};
Object.defineProperty(globalThis, "render", { value: render });
