// One line per layout. The exported name is its key, the value of a tenant's `layout` setting.
export { layout as foundation } from "./foundation/layout";
export { layout as main } from "./main/layout";
