/** The address of the page that draws diagrams, which the build writes (`tooling/diagram-frame.ts`). */
declare module "virtual:diagram-frame" {
  const url: string;
  export default url;
}
