import { resolve } from "node:path";
import { Project, ts } from "ts-morph";

/** The closed unions that have a fold, the files that declare them, and the folder that may branch on their kinds. */
const unions = [
  { type: "Shape", file: "engine/shape/shape.ts", home: "engine/shape/" },
  { type: "Rule", file: "engine/shape/rules.ts", home: "engine/shape/" },
  { type: "Control", file: "engine/interpret/control/control.ts", home: "engine/interpret/control/fold-control.ts" },
] as const;

/** A closed union as the type checker knows it. */
interface Union {
  readonly name: string;
  readonly home: string;
  readonly type: ts.Type;
  /** The kinds of its members. */
  readonly kinds: ReadonlySet<string>;
}

/**
 * Lists where files branch by hand on the kind of a shape or a control, as `file:line: branch on Shape`: comparisons
 * with `.kind`, switches over it, and `in` checks that distinguish members of the union. Kinds are found by type, so
 * the names of variables do not matter.
 * @param files paths from the root of the repository
 */
export function kindBranches(root: string, files: readonly string[]): readonly string[] {
  const program = programOf(root, [...files, ...unions.map(({ file }) => file)]);
  const checker = program.getTypeChecker();
  const known = unions.map(({ type: name, file, home }): Union => {
    const type = declared(name, file);
    return { name, home, type, kinds: kindsOf(type, checker) };
  });
  return files.flatMap((file) => {
    const source = sourceOf(file);
    // A fast check that skips type lookups: a branch needs one of these words.
    if (!/\bkind\b|\bin\b/.test(source.text)) return [];
    const others = known.filter(({ home }) => !file.startsWith(home));
    return subjectsIn(source).flatMap((subject): readonly string[] => {
      // The compiler rejects a comparison with a value that no member has.
      const possible = others.filter(({ kinds }) => subject.values?.some((value) => kinds.has(value)) ?? true);
      const found = unionOf(subject, possible, checker);
      if (found === undefined) return [];
      const { line } = source.getLineAndCharacterOfPosition(subject.node.getStart(source));
      return [`${file}:${line + 1}: branch on ${found.name}`];
    });
  });

  function sourceOf(file: string): ts.SourceFile {
    const source = program.getSourceFile(resolve(root, file));
    if (source === undefined) throw new Error(`${file} is not there`);
    return source;
  }

  function declared(name: string, file: string): ts.Type {
    for (const statement of sourceOf(file).statements) {
      if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) {
        return checker.getTypeAtLocation(statement.name);
      }
    }
    throw new Error(`${file} declares no type ${name}`);
  }
}

function programOf(root: string, files: readonly string[]): ts.Program {
  const project = new Project({
    tsConfigFilePath: resolve(root, "tsconfig.json"),
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
  });
  for (const file of files) project.addSourceFileAtPath(resolve(root, file));
  return project.getProgram().compilerObject;
}

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** An expression that distinguishes values: by their `kind`, or by `in` and the name of a member. */
interface Subject {
  readonly node: ts.Expression;
  readonly member?: string;
  /** The texts that the expression is compared with, if it is. */
  readonly values?: readonly string[];
}

/** Lists the values of the property `kind` of a union's members. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  const kind = type.getProperty("kind");
  const values = kind === undefined ? undefined : checker.getTypeOfSymbol(kind);
  const parts = values?.isUnion() ? values.types : values === undefined ? [] : [values];
  return new Set(parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])));
}

/** Lists the expressions of a file that distinguish values. */
function subjectsIn(source: ts.SourceFile): readonly Subject[] {
  const found: Subject[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { left, operatorToken, right } = node;
      if (comparisons.has(operatorToken.kind)) found.push(...compared(left, right));
      else if (operatorToken.kind === ts.SyntaxKind.InKeyword && ts.isStringLiteral(left)) {
        found.push({ node: right, member: left.text });
      }
    } else if (ts.isSwitchStatement(node)) {
      const cases = node.caseBlock.clauses.filter(ts.isCaseClause).map(({ expression }) => expression);
      const values =
        cases.every(ts.isStringLiteralLike) && cases.length > 0 ? cases.map(({ text }) => text) : undefined;
      found.push({ node: node.expression, ...(values && { values }) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the side of a comparison that is compared with a string. */
const compared = (left: ts.Expression, right: ts.Expression): readonly Subject[] => {
  if (ts.isStringLiteral(right)) return [{ node: left, values: [right.text] }];
  return ts.isStringLiteral(left) ? [{ node: right, values: [left.text] }] : [];
};

/** Returns the union with the kinds that an expression distinguishes. */
function unionOf({ node, member }: Subject, unions: readonly Union[], checker: ts.TypeChecker): Union | undefined {
  if (unions.length === 0) return undefined;
  const owner = member === undefined ? ownerOfKind(node, checker) : checker.getTypeAtLocation(node);
  if (owner === undefined || (member !== undefined && !discriminates(owner, member))) return undefined;
  return unions.find((union) => isWithin(owner, union.type, checker));
}

/** Returns true if only some members of a union must have a property. */
function discriminates(type: ts.Type, name: string): boolean {
  const required = (part: ts.Type): boolean => {
    const symbol = part.getProperty(name);
    return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Optional) === 0;
  };
  return type.isUnion() && type.types.some(required) && !type.types.every(required);
}

/** Returns the type of the object with the `kind` that an expression reads, also through a variable. */
function ownerOfKind(expression: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text === "kind" ? checker.getTypeAtLocation(expression.expression) : undefined;
  }
  if (!ts.isIdentifier(expression)) return undefined;
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration;
  if (declaration === undefined) return undefined;
  if (ts.isBindingElement(declaration)) {
    const name = declaration.propertyName ?? declaration.name;
    return ts.isIdentifier(name) && name.text === "kind" ? checker.getTypeAtLocation(declaration.parent) : undefined;
  }
  return ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined
    ? ownerOfKind(declaration.initializer, checker)
    : undefined;
}

/** Returns true if a type is a closed union or some of its members; a single member needs no branch. */
function isWithin(type: ts.Type, union: ts.Type, checker: ts.TypeChecker): boolean {
  const open = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  const isKnown = (open.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) === 0;
  return isKnown && open.isUnion() && checker.isTypeAssignableTo(open, union);
}
