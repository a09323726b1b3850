import type { HostContext } from "../../kit/context";
import { readSettings } from "../tenants/settings";

export interface MailSite {
  title: string;
  /** Absolute address of a path. */
  getUrl: (path: string) => string;
}

/** Call before a transaction begins: inside one, SQLite's single connection is taken. */
export async function getMailSite(
  { db, siteUrl }: HostContext,
  tenantId: string,
): Promise<MailSite> {
  const [{ title }, base] = await Promise.all([readSettings(db, tenantId), siteUrl(tenantId, "")]);
  return { title, getUrl: (path) => base + path };
}
