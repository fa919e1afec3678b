import { ts } from "ts-morph";
import { joinPath, type SourceFolder } from "./source-folder.ts";
import { isRecord, Unread } from "./values.ts";

/** Names that a file declares and imports. */
interface Names {
  readonly values: Map<string, ts.Expression | ts.FunctionDeclaration>;
  /** Relative files by the names that they are imported as; `default` and `*` are names of exports too. */
  readonly imports: Map<string, { readonly from: string; readonly name: string }>;
  /** Names from packages: calls of them usually return their argument, such as `defineConfig`. */
  readonly fromPackages: Set<string>;
}

/** A file of a program. */
interface Module extends Names {
  readonly file: string;
  readonly source: ts.SourceFile;
}

/** Limit of nested values; configurations are flatter. */
const maxDepth = 200;

/** Limit of the values in one value, and of the characters of a template: names can double both in each line. */
const maxSize = 100_000;

/**
 * Reads the value that a JavaScript or TypeScript file exports, without running it: literals, names of the same file and
 * of imported files of the project, templates, concatenations, spreads, and functions that only return a value.
 * Everything else is `Unread` in its place.
 */
export function readProgram(folder: SourceFolder, file: string): unknown {
  try {
    return new ProgramReader(folder).readExport(file, "default", 0);
  } catch (error) {
    // The parser of TypeScript has no limit of nesting but the stack. A file without a value is reported by its reader.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads values of files that import each other. */
class ProgramReader {
  private readonly modules = new Map<string, Module | undefined>();
  private readonly declared = new Map<ts.Node, unknown>();
  /** Numbers of values in lists and objects. */
  private readonly sizes = new WeakMap<object, number>();
  private readonly folder: SourceFolder;

  constructor(folder: SourceFolder) {
    this.folder = folder;
  }

  private open(path: string): Module | undefined {
    if (!this.modules.has(path)) {
      const text = this.folder.text(path);
      this.modules.set(path, text === undefined ? undefined : this.moduleOf(path, text));
    }
    return this.modules.get(path);
  }

  private moduleOf(path: string, text: string): Module {
    const kind = /\.[cm]?ts$/.test(path) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
    const names: Names = { values: new Map(), imports: new Map(), fromPackages: new Set() };
    // Declarations inside of functions are found too: configurations are often made by one function.
    const visit = (node: ts.Node): void => {
      declareNames(node, path, names);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return { file: path, source, ...names };
  }

  private unread(module: Module, node: ts.Node): Unread {
    const start = node.getStart(module.source);
    const { line } = module.source.getLineAndCharacterOfPosition(start);
    return new Unread(module.file, line + 1, node.getText(module.source).replace(/\s+/g, " ").slice(0, 60));
  }

  private fileAt(path: string): string | undefined {
    return [path, ...["ts", "mts", "js", "mjs", "cjs", "cts", "json"].map((end) => `${path}.${end}`)]
      .concat(
        ["ts", "js"].map((end) => `${path}/index.${end}`),
        path.replace(/\.js$/, ".ts"),
      )
      .find(this.folder.isFile);
  }

  readExport(from: string, name: string, depth: number): unknown {
    const path = this.fileAt(from);
    if (path === undefined) return undefined;
    if (path.endsWith(".json")) return readJson(this.folder.text(path) ?? "");
    const module = this.open(path);
    if (module === undefined) return undefined;
    if (name !== "default" && name !== "*") {
      const value = module.values.get(name);
      if (value !== undefined) return this.readDeclared(module, value, depth);
      const whole = this.defaultOf(module, depth);
      return isRecord(whole) ? whole[name] : undefined;
    }
    return this.defaultOf(module, depth);
  }

  /** Reads the default export of a module once. One that needs itself has no value. */
  private defaultOf(module: Module, depth: number): unknown {
    const { source } = module;
    if (!this.declared.has(source)) {
      this.declared.set(source, undefined);
      this.declared.set(source, this.readDefault(module, depth));
    }
    return this.declared.get(source);
  }

  private readDefault(module: Module, depth: number): unknown {
    let found: unknown;
    for (const statement of module.source.statements) {
      if (ts.isExportAssignment(statement)) found = this.read(module, statement.expression, depth);
      else if (
        ts.isFunctionDeclaration(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
      ) {
        found = this.read(module, statement, depth);
      } else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
        const { left, right } = statement.expression;
        if (/^(?:module\.exports|exports\.default)$/.test(left.getText(module.source)))
          found = this.read(module, right, depth);
      }
    }
    return found;
  }

  private read(module: Module, node: ts.Node, depth: number): unknown {
    if (depth > maxDepth) return this.unread(module, node);
    const next = depth + 1;
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    ) {
      return this.read(module, node.expression, next);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const [left, right] = [this.read(module, node.left, next), this.read(module, node.right, next)];
      return typeof left === "string" && typeof right === "string" ? left + right : this.unread(module, node);
    }
    if (ts.isTemplateExpression(node)) return this.readTemplate(module, node, next);
    if (ts.isArrayLiteralExpression(node)) {
      const list = node.elements.flatMap((element): readonly unknown[] => {
        if (!ts.isSpreadElement(element)) return [this.read(module, element, next)];
        const spread = this.read(module, element.expression, next);
        return Array.isArray(spread) ? spread : [spread instanceof Unread ? spread : this.unread(module, element)];
      });
      return this.limited(module, node, list, list);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const object = this.readObject(module, node, next);
      return this.limited(module, node, object, Object.values(object));
    }
    if (ts.isIdentifier(node)) return this.readName(module, node, next);
    if (ts.isPropertyAccessExpression(node)) {
      const value = this.read(module, node.expression, next);
      return isRecord(value) && Object.hasOwn(value, node.name.text)
        ? value[node.name.text]
        : this.unread(module, node);
    }
    if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      const { body } = node;
      if (body === undefined) return this.unread(module, node);
      if (!ts.isBlock(body)) return this.read(module, body, next);
      const last = body.statements.at(-1);
      return last !== undefined && ts.isReturnStatement(last) && last.expression !== undefined
        ? this.read(module, last.expression, next)
        : this.unread(module, node);
    }
    if (ts.isCallExpression(node)) return this.readCall(module, node, next);
    return this.unread(module, node);
  }

  /** Returns a list or an object with its members, or no value if it contains too many in all. */
  private limited(module: Module, node: ts.Node, value: object, members: readonly unknown[]): unknown {
    const inside = members.map((one) => (typeof one === "object" && one !== null ? (this.sizes.get(one) ?? 1) : 1));
    const size = inside.reduce((sum, one) => sum + one, 1);
    this.sizes.set(value, size);
    return size > maxSize ? this.unread(module, node) : value;
  }

  /** Reads a declaration once. One that needs itself has no value. */
  private readDeclared(module: Module, node: ts.Node, depth: number): unknown {
    if (!this.declared.has(node)) {
      this.declared.set(node, this.unread(module, node));
      this.declared.set(node, this.read(module, node, depth));
    }
    return this.declared.get(node);
  }

  private readTemplate(module: Module, node: ts.TemplateExpression, depth: number): unknown {
    let text = node.head.text;
    for (const span of node.templateSpans) {
      const value = this.read(module, span.expression, depth);
      if (typeof value !== "string" && typeof value !== "number") return this.unread(module, node);
      text += `${value}${span.literal.text}`;
      if (text.length > maxSize) return this.unread(module, node);
    }
    return text;
  }

  private readObject(module: Module, node: ts.ObjectLiteralExpression, depth: number): object {
    const entries: [string, unknown][] = [];
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.read(module, property.expression, depth);
        if (isRecord(spread)) entries.push(...Object.entries(spread));
      } else {
        const name = ts.isComputedPropertyName(property.name)
          ? this.read(module, property.name.expression, depth)
          : "text" in property.name
            ? property.name.text
            : undefined;
        const value = ts.isPropertyAssignment(property)
          ? this.read(module, property.initializer, depth)
          : ts.isShorthandPropertyAssignment(property)
            ? this.readName(module, property.name, depth)
            : this.unread(module, property);
        if (typeof name === "string" || typeof name === "number") entries.push([String(name), value]);
      }
    }
    return Object.fromEntries(entries);
  }

  private readName(module: Module, node: ts.Identifier, depth: number): unknown {
    if (node.text === "undefined") return undefined;
    const value = module.values.get(node.text);
    if (value !== undefined) return this.readDeclared(module, value, depth);
    const imported = module.imports.get(node.text);
    return (imported && this.readExport(imported.from, imported.name, depth + 1)) ?? this.unread(module, node);
  }

  private readCall(module: Module, node: ts.CallExpression, depth: number): unknown {
    const { expression } = node;
    const [first] = node.arguments;
    const required = requiredPath(node);
    if (required?.startsWith(".")) {
      return this.readExport(joinPath(module.file, "..", required), "default", depth) ?? this.unread(module, node);
    }
    // The path is what configurations mean by these.
    if (expression.getText(module.source) === "require.resolve" && first !== undefined)
      return this.read(module, first, depth);
    if (!ts.isIdentifier(expression)) return this.unread(module, node);
    if (module.fromPackages.has(expression.text) && first !== undefined) return this.read(module, first, depth);
    const value = node.arguments.length === 0 ? this.readName(module, expression, depth) : undefined;
    return value === undefined || value instanceof Unread ? this.unread(module, node) : value;
  }
}

/** Adds the names that one statement declares or imports. */
function declareNames(node: ts.Node, file: string, { values, imports, fromPackages }: Names): void {
  const importAs = (local: string, from: string, name: string): void => {
    if (from.startsWith(".")) imports.set(local, { from: joinPath(file, "..", from), name });
    else fromPackages.add(local);
  };
  if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
    const required = ts.isCallExpression(node.initializer) ? requiredPath(node.initializer) : undefined;
    if (ts.isIdentifier(node.name)) {
      if (required === undefined) values.set(node.name.text, node.initializer);
      else importAs(node.name.text, required, "default");
    } else if (required !== undefined && ts.isObjectBindingPattern(node.name)) {
      for (const { name, propertyName } of node.name.elements) {
        if (ts.isIdentifier(name)) importAs(name.text, required, propertyName?.getText() ?? name.text);
      }
    }
  } else if (ts.isFunctionDeclaration(node)) {
    if (node.name !== undefined) values.set(node.name.text, node);
  } else if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const from = node.moduleSpecifier.text;
    const clause = node.importClause;
    if (clause?.name !== undefined) importAs(clause.name.text, from, "default");
    const named = clause?.namedBindings;
    if (named === undefined) return;
    if (ts.isNamespaceImport(named)) importAs(named.name.text, from, "*");
    else for (const { name, propertyName } of named.elements) importAs(name.text, from, (propertyName ?? name).text);
  }
}

/** Returns the argument of `require("...")`. */
function requiredPath(call: ts.CallExpression): string | undefined {
  const [path] = call.arguments;
  const isRequire = ts.isIdentifier(call.expression) && call.expression.text === "require";
  return isRequire && path !== undefined && ts.isStringLiteralLike(path) ? path.text : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A part without a value is reported where it is used.
    return undefined;
  }
}
