import type { Ddl } from "./ddl";

/** A verification link completes the sign-up of the browser that opens it. */
export async function addSignUpBrowsers({ text, run }: Ddl): Promise<void> {
  await run(`alter table sign_ups add column browser_hash ${text}`);
}
