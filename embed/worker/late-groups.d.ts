/** The functions of a group of late modules (`tooling/embed/late-modules.ts`). */
declare module "callboard/late-*" {
  const functions: import("./late-code.ts").LateFunctions;
  export default functions;
}
