import type { TypeId } from "#engine/shape";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { hasDiscriminant, objectNamed, variantProperties } from "../../ir/aliases.ts";
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
  const { body } = variant;
  const key = union.discriminant;
  const about = { key, name: at.value.text };
  if (body.kind === "value" && body.key === key) report("discriminant-clash", at.value.span, about);
  const shared = union.base.some((property) => property.key === key);
  if (shared || hasDiscriminant(asTypes(bodies), variant, union)) {
    report("discriminant-property", at.value.span, about);
  }
  const own = new Set(variantProperties(asTypes(bodies), variant, { ...union, base: [] }).map((each) => each.key));
  for (const { key: shared } of union.base) {
    if (own.has(shared)) report("duplicate-variant-property", at.value.span, { key: shared, name: at.value.text });
  }
}
