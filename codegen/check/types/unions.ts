import type { TypeId } from "#engine/shape";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { objectNamed, variantProperties } from "../../ir/aliases.ts";
import type { UnionIr, VariantIr } from "../../ir/type.ts";
import type { VariantAst } from "../../parse/ast/type.ts";
import type { DeclaredType } from "../names/index.ts";
import { asTypes, type Bodies } from "./flatten.ts";

/** Completes the properties of each variant, now that objects are known, and checks that none is declared twice. */
export function settleUnions(declared: ReadonlyMap<TypeId, DeclaredType>, bodies: Bodies, report: Report): void {
  for (const [id, body] of bodies) {
    const ast = declared.get(id)?.ast.body;
    if (body.kind !== "union" || ast?.kind !== "union") continue;
    const variants = body.variants.map((variant) => settleVariant(variant, bodies));
    bodies.set(id, { ...body, variants });
    variants.forEach((variant, i) => {
      const at = ast.variants[i];
      if (at !== undefined) checkVariant(variant, { ...body, variants }, at, bodies, report);
    });
  }
}

function settleVariant(variant: VariantIr, bodies: Bodies): VariantIr {
  if (variant.body.kind !== "value") return variant;
  const object = variant.body.key === "value" ? objectNamed(asTypes(bodies), variant.body.type) : undefined;
  return object === undefined ? variant : { ...variant, body: { kind: "object", id: object.id } };
}

function checkVariant(variant: VariantIr, union: UnionIr, at: VariantAst, bodies: Bodies, report: Report): void {
  const keys = new Set<string>();
  for (const { key } of variantProperties(asTypes(bodies), variant, union.base)) {
    if (key === union.discriminant) report("discriminant-clash", at.value.span, { key, name: at.value.text });
    else if (keys.has(key)) {
      const names = { first: `the variant ${at.value.text}`, second: "base-properties" };
      report("duplicate-property", at.value.span, { key, ...names });
    }
    keys.add(key);
  }
}
