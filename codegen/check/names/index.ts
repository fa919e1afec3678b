export { byPathOf } from "./import-path.ts";
export {
  collectModules,
  contentName,
  type DeclaredError,
  type DeclaredType,
  type Module,
  moduleName,
  rootModule,
} from "./modules.ts";
export { checkNavigation } from "./navigation.ts";
export { openScope, type Scope } from "./scope.ts";
