import routes from "~/routes";

interface RouteEntry {
  path?: string | undefined;
  file: string;
  children?: RouteEntry[] | undefined;
}

const listScreens = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path = "", file, children = [] }) => [
    ...(file.endsWith(".tsx") && path ? [`/${path}`] : []),
    ...listScreens(children),
  ]);

/** Forms show nothing stored; the rest is for superadmins. */
const EXCLUDED = /\/(?:Baru|Undang|Impor|Bulk|Request)$|^\/Dashboard\/(?:Semua-Situs|Sistem)/;

/** Every page of the workspace that an admin opens without choosing a record first. */
export const ADMIN_PAGES: readonly string[] = [
  "/Akun",
  // Leads to the statement of this month.
  "/Dashboard/Laporan",
  ...listScreens(routes).filter(
    (path) => /^\/Dashboard\b[^:]*$/.test(path) && !EXCLUDED.test(path),
  ),
];
