/** The address of a worker's file, which the bundler builds apart. */
declare module "*?worker&url" {
  const url: string;
  export default url;
}
