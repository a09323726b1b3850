import type { SiteSection } from "~/lib/site-sections";
import type { RequestContext } from "../request/context";

/** Without an admin host the built-in portfolios are shown (PRE9). */
const BUILT_IN_SECTIONS: readonly SiteSection[] = ["portfolio"];

/** What the tenant has published, for its menus (docs/decisions/0112). */
export const getSiteSections = ({
  hosts,
  tenant,
}: Pick<RequestContext, "hosts" | "tenant">): readonly SiteSection[] =>
  hosts.admin ? tenant.setting.sections : BUILT_IN_SECTIONS;
