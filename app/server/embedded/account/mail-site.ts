import type { HostContext } from "../context";
import { readSetting } from "../setting-store";

/** What mails of a tenant speak of. */
export interface MailSite {
  title: string;
  /** Absolute address of a path. */
  url: (path: string) => string;
}

/** Asked before a transaction begins: inside one, nothing else may use the database. */
export async function mailSite({ db, siteUrl }: HostContext, lmsId: string): Promise<MailSite> {
  const [{ title }, base] = await Promise.all([readSetting(db, lmsId), siteUrl(lmsId, "")]);
  return { title, url: (path) => base + path };
}
