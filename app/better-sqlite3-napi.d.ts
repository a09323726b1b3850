/** Release 13 of better-sqlite3 under a name of its own; what we use of it has release 12's types. */
declare module "better-sqlite3-napi" {
  export { default } from "better-sqlite3";
}
